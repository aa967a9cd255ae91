// Defines `$change`, which returns whether a change is in force, in the processes of tests and in those that
// they start.
const { CHANGE, REACHES } = process.env;
const inForce = Number(CHANGE);
const most = Number(REACHES);

const shared = globalThis as unknown as { $reached: Record<number, number>; $change(id: number): boolean };
shared.$reached = {};
shared.$change = id => {
  const times = (shared.$reached[id] ?? 0) + 1;
  shared.$reached[id] = times;
  if (id !== inForce) return false;
  if (times > most) throw new Error('Cannot end: the change is reached again and again');
  return true;
};

/** The changes that have been reached since the last call, with how often each was. */
export function takeReached(): Readonly<Record<number, number>> {
  const reached = shared.$reached;
  shared.$reached = {};
  return reached;
}
