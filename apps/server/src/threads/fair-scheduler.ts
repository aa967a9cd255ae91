// A fair queue of searches. A limited number runs at a time, and tables take turns, so that a large table
// does not delay the others.

export interface FairScheduler {
  /**
   * Runs the task when it is its turn. Returns undefined if too many tasks are waiting. `crowd` is the number
   * of running and waiting tasks, including this one.
   */
  run<T>(table: string, task: (crowd: number) => Promise<T>): Promise<T> | undefined;
  /** The number of tasks that are running or waiting. */
  crowd(): number;
  /** Rejects all waiting tasks. */
  stop(): void;
}

interface Waiting {
  readonly begin: () => void;
  readonly refuse: (reason: Error) => void;
}

/** Runs at most `atOnce` tasks at the same time, and lets at most `most` wait. */
export function fairScheduler(atOnce: number, most: number): FairScheduler {
  const byTable = new Map<string, Waiting[]>(); // the next table comes first
  let [running, waiting] = [0, 0];
  const next = (): void => {
    const [first] = byTable;
    if (first === undefined || running >= atOnce) return;
    const [table, [one, ...others]] = first;
    byTable.delete(table);
    if (others.length > 0) byTable.set(table, others); // behind all other tables
    waiting -= 1;
    running += 1;
    one?.begin();
  };
  const done = (): void => {
    running -= 1;
    next();
  };
  return {
    run: (table, task) => {
      if (waiting >= most) return undefined;
      return new Promise((resolve, reject) => {
        const begin = (): void =>
          void task(running + waiting)
            .then(resolve, reject)
            .finally(done);
        byTable.set(table, [...(byTable.get(table) ?? []), { begin, refuse: reject }]);
        waiting += 1;
        next();
      });
    },
    crowd: () => running + waiting,
    stop: () => {
      const left = [...byTable.values()].flat();
      byTable.clear();
      waiting = 0;
      for (const { refuse } of left) refuse(new Error('Cannot think: the server stops'));
    },
  };
}
