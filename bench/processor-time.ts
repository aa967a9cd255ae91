/**
 * The processor time of this process since `before` in microseconds. Only the sum of user and system time is
 * exact, not the split between them.
 */
export function microsecondsSince(before: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(before);
  return user + system;
}
