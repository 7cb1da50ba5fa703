/** Judges how a measured sentence was read: right, asked, not read, wrong, or a wrong action. */
import { isDeepStrictEqual } from 'node:util';
import type { Plan, Slots } from '../../commands/kernel/plan.ts';
import type { Measured } from '../sentences/rows.ts';

type Verdict = 'right' | 'asked' | 'not read' | 'wrong' | 'wrong action';
export type Judgement = { verdict: Verdict; because: string[] };

type Meant = Pick<Measured, 'command' | 'or' | 'mayAsk' | 'mayRead'> & {
  status: Plan['status'];
  asks: string | undefined;
  slots: Slots;
};

const scopes = ['this', 'future', 'all'];
/** What a confirmed plan would do to whom and when; the rest of the slots say how. */
const target = ['meeting', 'occurrence', 'start', 'students', 'child', 'theme', 'language'];
const reading =
  /^schedule\.|^money\.|^price\.quote$|^calendar\.(view|goto|search)$|\.(show|find|open|check|count)$|^(help|answer)$/;

const isOther = (slot: string, meant: Slots, plan: Plan): boolean =>
  slot in meant && !isDeepStrictEqual(plan.slots[slot], meant[slot]);

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

function judgeNothing({ or, mayRead, mayAsk }: Meant, plan: Plan): Judgement {
  const read = plan.command ?? null;
  if (plan.status === 'unknown' || read === null || read === or) return { verdict: 'right', because: [] };
  const because = [`${plan.status} ${read} where nothing is to be done`];
  if (reading.test(read)) return mayRead ? { verdict: 'right', because: [] } : { verdict: 'wrong', because };
  if (plan.status === 'ready') return { verdict: 'wrong action', because };
  if (mayAsk && plan.status !== 'refused') return { verdict: 'right', because: [] };
  return { verdict: plan.status === 'refused' ? 'wrong' : 'asked', because };
}

function differencesFrom(meant: Meant, plan: Plan): string[] {
  const read = plan.command ?? null;
  const because: string[] = [];
  if (meant.command !== undefined && read !== meant.command) because.push(`read as ${read ?? 'nothing'}`);
  if (plan.status !== meant.status) because.push(`${plan.status} instead of ${meant.status}`);
  if (meant.asks !== undefined && plan.ask?.slot !== meant.asks)
    because.push(`asks ${plan.ask?.slot ?? 'nothing'}`);
  for (const slot of Object.keys(meant.slots))
    if (isOther(slot, meant.slots, plan)) because.push(`${slot} is ${JSON.stringify(plan.slots[slot])}`);
  return because;
}

/** Whether a ready plan would do something else than was meant, or to somebody or at a time that was not meant. */
function isWrongAction(meant: Meant, plan: Plan): boolean {
  const read = plan.command ?? null;
  if (plan.status !== 'ready' || read === null || reading.test(read)) return false;
  // The narrowest scope taken unasked is a fault of manners; a wider one would touch lessons nobody named.
  const missesTarget = target.some((slot) => isOther(slot, meant.slots, plan));
  const isNarrowest =
    read === meant.command && meant.asks === 'scope' && plan.slots.scope === 'this' && !missesTarget;
  const isMore = meant.status !== 'ready' || reachesWider(meant.slots, plan) || missesTarget;
  return !isNarrowest && (read !== meant.command || isMore);
}

const isAsked = ({ status }: Plan): boolean => status === 'ask' || status === 'choose';

function judgeMeant(meant: Meant, plan: Plan): Judgement {
  const read = plan.command ?? null;
  const { or } = meant;
  const isOtherAnswer = read === or || (or === null && plan.status === 'unknown');
  if (or !== undefined && isOtherAnswer) return { verdict: 'right', because: [] };
  const because = differencesFrom(meant, plan);
  if (because.length === 0 && reachesWider(meant.slots, plan)) because.push('repeats though nobody said so');
  if (because.length === 0) return { verdict: 'right', because };
  const mayAsk = meant.mayAsk === true || (meant.status === 'ask' && meant.asks === undefined);
  if (isAsked(plan) && read === meant.command && mayAsk) return { verdict: 'right', because: [] };
  if (isWrongAction(meant, plan)) return { verdict: 'wrong action', because };
  if (plan.status === 'unknown') return { verdict: 'not read', because };
  return { verdict: isAsked(plan) ? 'asked' : 'wrong', because };
}

function meantBy({ command, expect, or, mayAsk, mayRead }: Measured): Meant {
  const exactly = Object.entries(expect.exactly ?? {}).map(([path, value]) => [
    path.slice('slots.'.length),
    value,
  ]);
  const slots: Slots = { ...expect.slots, ...(Object.fromEntries(exactly) as Slots) };
  return { command, or, mayAsk, mayRead, status: expect.status ?? 'ready', asks: expect.ask?.slot, slots };
}

export function judge(row: Measured, plan: Plan): Judgement {
  const { or, ...meant } = meantBy(row);
  const commands = [...(Array.isArray(or) ? or : []), row.command];
  const judged = commands.map((command) =>
    command === null
      ? judgeNothing({ ...meant, or: Array.isArray(or) ? undefined : or }, plan)
      : judgeMeant({ ...meant, command, or: Array.isArray(or) ? undefined : or }, plan),
  );
  return judged.find(({ verdict }) => verdict === 'right') ?? (judged.at(-1) as Judgement);
}

/** Where every value counts, whatever is done and is not exactly what was meant is a wrong action. */
export function judgeExactly(row: Measured, plan: Plan): Judgement {
  const because = differencesFrom(meantBy(row), plan);
  if (because.length === 0) return { verdict: 'right', because };
  const acts = plan.status === 'ready' && (plan.steps.length > 0 || (plan.calls ?? []).length > 0);
  return { verdict: acts ? 'wrong action' : 'wrong', because };
}
