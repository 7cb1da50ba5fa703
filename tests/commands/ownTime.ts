/** Milliseconds that this thread itself has worked: other processes of a busy machine are not counted. */
export function ownTime(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}
