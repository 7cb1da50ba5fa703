/** The process that started this one may be killed; the channel between the two then closes. */
export function whenParentIsGone(stop: () => void): void {
  if (!process.channel) return;
  process.once('disconnect', stop);
  process.channel.unref();
}
