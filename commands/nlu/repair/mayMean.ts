/** Whether what the ranker has first may be meant by such a sentence: not where it denies, tells, wonders, or speaks of what is over. */
import type { Command } from '../../kernel/command.ts';
import type { IndexedWorld } from '../../world/indexWorld.ts';
import { limits } from '../rank/sharedWeights.ts';
import type { TimeReading } from '../../grammar/time/readings.ts';
import { isMeantBy, type Ranking } from '../rank/rank.ts';
import { denies, doubtsAloud, mayTell, tellsOrWonders, tellsOwnDeed } from '../mood/reports.ts';
import type { ReadOne } from '../parse/readOne.ts';

/** "That is a question", "nothing was changed": heard as an action that somebody only asks about, or denies. */
export const isTakenBack = ({ plan, hearing }: ReadOne): boolean =>
  plan.status === 'unknown' && hearing !== null && (hearing.heard.asks || hearing.heard.negated);

/** The rules of mood take it for no order: it is one only where the weights are surer of it. */
function isNoOrder(one: ReadOne, ranking: Ranking, { role }: IndexedWorld): boolean {
  const { text } = one.said.normal;
  if (tellsOrWonders(text) || (tellsOwnDeed(text) && !isMeantBy(ranking, limits().told))) return true;
  // Who asks a teacher asks for it.
  if (role === 'teacher' && doubtsAloud(text)) return true;
  return (isTakenBack(one) || mayTell(text)) && !isMeantBy(ranking, limits().orders);
}

/** What is wished for by denying its opposite: "don't book me on Wednesday", "do not write to my email", "I don't want to go on with it". */
export const saidByDenying = new Set([
  'meeting.leave',
  'push.off',
  'request.reject',
  'settings.emails',
  'settings.notices',
  'time.block',
]);

/** What is denied is not meant, unless the weights are surer of it: "no students after 8pm, close those hours". */
export function isDenied({ hearing, said }: ReadOne, id: string, ranking: Ranking): boolean {
  const heardSo = hearing?.heard.negated === true && hearing.command.id === id;
  const saidSo = denies(said.normal.text) && !saidByDenying.has(id);
  return (heardSo || saidSo) && !isMeantBy(ranking, limits().despite);
}

/** They speak of what has been. */
const ofThePast =
  /^(?:attendance|payment|lateCancels|lesson|expense|week|statement|receipt)\.|^meeting\.(?:price|discount|describe)$/;

/** All that it says of when is over: nothing of it can be arranged. */
function isOfThePast({ said }: ReadOne, { now }: IndexedWorld): boolean {
  const days = said.readings.flatMap((one) => (one.kind === 'time' ? (lastOf(one.time) ?? []) : []));
  return days.length > 0 && days.every((day) => day < now.slice(0, day.length));
}

/** The last moment of what is said; null where it may be any day's. */
const lastOf = (time: TimeReading): string | null =>
  time.kind === 'date' || time.kind === 'instant'
    ? time.start
    : time.kind === 'interval'
      ? (time.end ?? null)
      : null;

/** Nothing is done about what is over, or about what no order is. */
export function mayMean(
  { effect, id }: Command,
  one: ReadOne,
  ranking: Ranking,
  world: IndexedWorld,
): boolean {
  if (effect === 'reads') return true;
  return !isNoOrder(one, ranking, world) && (!isOfThePast(one, world) || ofThePast.test(id));
}
