/** What a notification says, taken apart; null where it cannot be read. */
export type NoticeParams = Record<string, unknown>;

export function noticeParams(message: string): NoticeParams | null {
  try {
    const read: unknown = JSON.parse(message);
    return typeof read === 'object' && read !== null && !Array.isArray(read) ? (read as NoticeParams) : null;
  } catch {
    return null;
  }
}

export const textIn = (params: NoticeParams, name: string): string => {
  const value = params[name];
  return typeof value === 'string' ? value : '';
};

/** null where there is no such moment. */
export function momentIn(params: NoticeParams, ...names: readonly string[]): number | null {
  for (const name of names) {
    const ms = Number(params[name] ?? Number.NaN);
    if (Number.isFinite(ms) && ms > 0) return ms;
  }
  return null;
}
