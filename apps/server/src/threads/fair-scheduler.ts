// A fair queue of tasks such as searches. A limited number runs at a time, and tables take turns, so that a
// table with many tasks does not delay the others.

export interface FairScheduler {
  /**
   * Runs the task when its table's turn comes. Returns undefined if too many tasks are waiting. `crowd` is
   * the number of tasks running or waiting, including this one.
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

/** Creates a queue that runs at most `atOnce` tasks at the same time and lets at most `most` tasks wait. */
export function fairScheduler(atOnce: number, most: number): FairScheduler {
  // waiting tasks by table; the table whose turn is next comes first
  const byTable = new Map<string, Waiting[]>();
  let [running, waiting] = [0, 0];
  const next = (): void => {
    const [first] = byTable;
    if (first === undefined || running >= atOnce) return;
    const [table, [one, ...others]] = first;
    byTable.delete(table);
    if (others.length > 0) byTable.set(table, others); // puts the table behind all others
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
