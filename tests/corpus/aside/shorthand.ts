/** Shorthand for phrases and what they mean: new lessons, lessons that are there, ranges, scopes, counterexamples. */
import type { Aside, AsideList } from './aside.ts';
type More = Omit<Partial<Aside>, 'say' | 'slots'>;
type S = NonNullable<Aside['slots']>;
export const p = (say: string, slots?: S, more: More = {}): Aside => ({
  say,
  ...(slots ? { slots } : {}),
  ...more,
});
export const L = (command: string | null, ...phrases: Aside[]): AsideList => ({ command, phrases });
const t = (s: string): string => '2026-' + (s.includes('T') ? s : s + 'T00:00');
/** A new lesson: who and subject by id, start without the year. */
export const A = (
  say: string,
  who: string,
  sub: string,
  start: string,
  extra: S = {},
  more: More = {},
): Aside =>
  p(
    say,
    {
      ...(who ? { students: who.split(' ') } : {}),
      ...(sub ? { subject: 'su-' + sub } : {}),
      ...(start ? { start: t(start) } : {}),
      ...extra,
    },
    more,
  );
/** The existing lesson by the end of its id. */
export const M = (say: string, id: string, extra: S = {}, more: More = {}): Aside =>
  p(say, { meeting: 'm-' + id, ...extra }, more);
export const at = (s: string): S => ({ start: t(s) });
export const oc = (s: string): S => ({ occurrence: t(s) });
export const R = (from: string, to: string): S => ({ from: t(from), to: t(to) });
export const B = (start: string, end: string): S => ({ start: t(start), end: t(end) });
export const E = (end: string): S => ({ end: t(end) });
export const W = (days: string, tail = '', n = 1): S => ({
  rrule: `FREQ=WEEKLY;INTERVAL=${n};BYDAY=${days}${tail ? ';' + tail : ''}`,
});
export const askScope: More = { status: 'ask', asks: 'scope' };
export const no = (...say: string[]): Aside[] => say.map((s) => ({ say: s }));
export const noRead = (...say: string[]): Aside[] => say.map((s) => ({ say: s, mayRead: true }));
export const noAsk = (...say: string[]): Aside[] => say.map((s) => ({ say: s, mayAsk: true, mayRead: true }));
export const as = (role: NonNullable<Aside['as']>, ...list: Aside[]): Aside[] =>
  list.map((a) => ({ ...a, as: role }));
export const ps = (...say: string[]): Aside[] => say.map((s) => ({ say: s }));
