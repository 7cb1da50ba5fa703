/** The log: one JSON object a line, so that it can be searched. docs/security/log.md lists what is logged. */

export type Entry = {
  level: 'info' | 'warning' | 'error';
  /** What happened. */
  event: string;
  /** Where: a part of the program, or the path of a route. */
  at: string;
} & Record<string, string | number | null | undefined>;

/** What happened to calls and accounts, for whoever operates the program; people appear by their id only. */
export type LogEvent = (entry: Entry) => void;

export function log(entry: Entry): void {
  const line = lineOf(entry, Date.now());
  if (entry.level === 'info') console.log(line);
  else console.error(line);
}

/** Characters that JSON does not escape but a terminal or a viewer would interpret: they are written as escapes. */
const obeyed = /[\u007f-\u009f\u2028\u2029\p{Bidi_Control}]/gu;

export const lineOf = (entry: Entry, nowMs: number): string =>
  JSON.stringify({ time: new Date(nowMs).toISOString(), ...entry }).replace(
    obeyed,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
