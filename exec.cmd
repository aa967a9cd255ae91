@rem On Windows: runs what npm's scripts name behind the exec of other shells, which lets a signal to npm reach the program.
@call %*
