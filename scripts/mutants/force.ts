// Defines `$change`, which tells planted code whether a change is in effect. It is loaded into test processes
// and into the processes that they start.
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

/** Returns which changes have been reached since the previous call, and how often. */
export function takeReached(): Readonly<Record<number, number>> {
  const reached = shared.$reached;
  shared.$reached = {};
  return reached;
}
