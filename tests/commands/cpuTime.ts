/** Milliseconds that this thread itself has worked: other processes of a busy machine are not counted. */
export function ownTime(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

/**
 * The longest that one sentence may take, in milliseconds (convention 13). Beside other work a machine's caches and clock
 * are shared, and thread time stretches too: the figure itself is demanded where it is proved, elsewhere what is no hang.
 */
export const longestMs = process.env['PROVE'] ? 50 : 500;
