/** The log: one JSON object a line, so that whoever keeps it can search it. docs/security/log.md lists what is told. */

export type Entry = {
  level: 'info' | 'warning' | 'error';
  /** What happened. */
  event: string;
  /** Where: a part of the program, or the address of a door. */
  at: string;
} & Record<string, string | number | null | undefined>;

/** What happened to doors and accounts, for whoever watches over the program; people stand in it by their id alone. */
export type TellEvent = (entry: Entry) => void;

export function log(entry: Entry): void {
  const line = lineOf(entry, Date.now());
  if (entry.level === 'info') console.log(line);
  else console.error(line);
}

/** What JSON leaves as it is and a terminal or a viewer would obey: they are written by their number. */
const obeyed = /[\u007f-\u009f\u2028\u2029\p{Bidi_Control}]/gu;

export const lineOf = (entry: Entry, nowMs: number): string =>
  JSON.stringify({ time: new Date(nowMs).toISOString(), ...entry }).replace(
    obeyed,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
