/** Judges how a phrase of the aside corpus was read: right, asked, not read, wrong, or a wrong action. */
import { isDeepStrictEqual } from 'node:util';
import type { Plan, Slots } from '../../commands/pipeline/plan.ts';
import type { Aside } from '../corpus/aside/aside.ts';

export type Verdict = 'right' | 'asked' | 'not read' | 'wrong' | 'wrong action';
export type Judgement = { verdict: Verdict; because: string[] };

const scopes = ['this', 'future', 'all'];
/** What a confirmed plan would do to whom and when; the rest of the slots say how. */
const target = ['meeting', 'occurrence', 'start', 'students', 'child', 'theme', 'language'];
const reading = /^schedule\.|^calendar\.(view|goto|search)$|\.(show|find|open|check|count)$|^(help|answer)$/;

function differs(slot: string, meant: Slots, plan: Plan): boolean {
  return slot in meant && !isDeepStrictEqual(plan.slots[slot], meant[slot]);
}

/** Wall times and scopes are text; anything else is compared as it would be sent. */
const written = (value: unknown): string =>
  typeof value === 'string' ? value : value === undefined ? '' : JSON.stringify(value);

function reachesWider(meant: Slots, { slots }: Plan): boolean {
  const later = (slot: string) => written(slots[slot]) > String(meant[slot]);
  return (
    ('scope' in meant && scopes.indexOf(String(slots.scope)) > scopes.indexOf(String(meant.scope))) ||
    ('from' in meant && written(slots.from) < String(meant.from)) ||
    ('to' in meant && (slots.to === undefined || later('to'))) ||
    (slots.rrule !== undefined && 'start' in meant && !('rrule' in meant))
  );
}

function judgeNothing(aside: Aside, plan: Plan): Judgement {
  const read = plan.command ?? null;
  if (plan.status === 'unknown' || read === null || read === aside.or)
    return { verdict: 'right', because: [] };
  const because = [`${plan.status} ${read} where nothing is to be done`];
  if (reading.test(read))
    return aside.mayRead ? { verdict: 'right', because: [] } : { verdict: 'wrong', because };
  if (plan.status === 'ready') return { verdict: 'wrong action', because };
  if (aside.mayAsk && plan.status !== 'refused') return { verdict: 'right', because: [] };
  return { verdict: plan.status === 'refused' ? 'wrong' : 'asked', because };
}

/** Whether one of several other answers was given as it would have to be. */
function isAnotherAnswer({ or, ...aside }: Aside, plan: Plan): boolean {
  return Array.isArray(or) && or.some((other) => judge(aside, other, plan).verdict === 'right');
}

export function judge(aside: Aside, command: string | null, plan: Plan): Judgement {
  if (isAnotherAnswer(aside, plan)) return { verdict: 'right', because: [] };
  if (command === null) return judgeNothing(aside, plan);
  const meant = aside.slots ?? {};
  const status = aside.status ?? 'ready';
  const read = plan.command ?? null;
  const because: string[] = [];
  if (aside.or !== undefined && (read === aside.or || (aside.or === null && plan.status === 'unknown')))
    return { verdict: 'right', because };

  if (read !== command) because.push(`read as ${read ?? 'nothing'}`);
  if (plan.status !== status) because.push(`${plan.status} instead of ${status}`);
  if (aside.asks !== undefined && plan.ask?.slot !== aside.asks)
    because.push(`asks ${plan.ask?.slot ?? 'nothing'}`);
  for (const slot of Object.keys(meant))
    if (differs(slot, meant, plan)) because.push(`${slot} is ${JSON.stringify(plan.slots[slot])}`);
  const wide = reachesWider(meant, plan);
  if (wide && because.length === 0) because.push('repeats though nobody said so');

  if (because.length === 0) return { verdict: 'right', because };
  const asks = plan.status === 'ask' || plan.status === 'choose';
  if (
    asks &&
    read === command &&
    (aside.mayAsk === true || (aside.status === 'ask' && aside.asks === undefined))
  )
    return { verdict: 'right', because: [] };
  const acts = plan.status === 'ready' && read !== null && !reading.test(read);
  // The narrowest scope taken unasked is a fault of manners; a wider one would touch lessons nobody named.
  const missesTarget = target.some((slot) => differs(slot, meant, plan));
  const narrowest =
    read === command && aside.asks === 'scope' && plan.slots.scope === 'this' && !missesTarget;
  if (acts && !narrowest && (read !== command || status !== 'ready' || wide || missesTarget))
    return { verdict: 'wrong action', because };
  if (plan.status === 'unknown') return { verdict: 'not read', because };
  return { verdict: asks ? 'asked' : 'wrong', because };
}
