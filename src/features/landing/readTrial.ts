/** What a sentence would do to the sample week; by the very rules of the product, and heavy, so it is fetched when somebody types. */
import { heldMeetings } from '../../../commands/slots/answers.ts';
import { indexWorld, type IndexedWorld } from '../../../commands/world/indexWorld.ts';
import type { Plan, Slots } from '../../../commands/kernel/plan.ts';
import { answerCard, readSentence } from '../../../commands/nlu/readSentence.ts';
import { aWorld } from '../../../commands/world/world.ts';
import { preview, type Preview } from '../../../commands/preview.ts';
import type { Step } from '../../../domain/operations.ts';
import { toMs } from '../../../domain/basics/zones.ts';
import { addDays, dayOf, weekdayOf, type Day, type Wall } from '../../../domain/basics/wallTime.ts';
import { isScreen } from '../../lib/routes/routeTable.ts';
import { showWithPlan } from '../../lib/lessons/ghosts.ts';
import type { SchoolMeetings } from '../../lib/lessons/schoolMeetings.ts';
import type { Shown } from '../../lib/lessons/shown.ts';
import { planFacts } from '../effects/planFacts.ts';
import type { PlanFacts } from '../effects/planFactsShape.ts';
import type { WayOut } from '../../lib/operations/wayOut.ts';
import { trialWeek } from './sampleWeek.ts';
import { wayOutOf } from './trialConflict.ts';

export { fetchRest } from '../../../commands/later.ts';

export type TrialReading = {
  plan: Plan | null;
  /** What the plan's card shows; null where nothing would change. */
  facts: PlanFacts | null;
  /** The Sunday of the week that is shown. */
  sunday: Day;
  lessons: Shown[];
  free: { start: Wall; end: Wall }[];
  /** It would stand on another lesson. */
  conflicts: boolean;
  /** The page that the sentence asks for, where it is no teacher's but a visitor's own: "sign up as a teacher". */
  link: string | null;
};

/** Where it is still asked which lessons are meant, the one that was named is drawn. */
function stepsOf(plan: Plan, world: IndexedWorld): Plan['steps'] {
  if (plan.status === 'ready') return plan.steps;
  if (plan.ask?.slot !== 'scope') return [];
  const narrow = answerCard(plan, { scope: 'this' }, world);
  return narrow.status === 'ready' ? narrow.steps : [];
}

/** `settled`: what was asked and has been answered on the card. */
function planOf(text: string, world: IndexedWorld, settled: Slots): Plan | null {
  if (text.trim() === '') return null;
  const read = readSentence(text, world);
  return read.status === 'ask' && Object.keys(settled).length > 0 ? answerCard(read, settled, world) : read;
}

/** The Sunday of the week that is spoken of. */
function sundayOf(plan: Plan | null, now: Wall): Day {
  const named = plan?.slots['start'] ?? plan?.slots['occurrence'] ?? plan?.slots['from'];
  const shown = trialWeek(now);
  if (typeof named !== 'string') return shown;
  const sunday = addDays(dayOf(named), -weekdayOf(named));
  // Of a week that is over there is nothing to see.
  const isOver = plan?.reply?.free?.length === 0 && sunday <= dayOf(now);
  return isOver ? shown : sunday;
}

const conflictsOf = (decision: Preview | null, zone: string) =>
  (decision?.conflicts ?? []).map(({ meetingId, start, end }) => ({
    meetingId,
    startMs: toMs(start, zone),
    endMs: toMs(end, zone),
  }));

type Deciding = Parameters<typeof wayOutOf>[2];
type Decided = { steps: Plan['steps']; decision: Preview | null; conflict: Pick<PlanFacts, 'conflict'> };

function decidedOf(plan: Plan | null, deciding: Deciding): Decided {
  const steps = plan ? stepsOf(plan, deciding.world) : [];
  const decision = steps.length > 0 ? preview({ steps }, deciding.world) : null;
  // What is still asked is drawn as it was said.
  const out = decision && plan?.status === 'ready' ? wayOutOf(steps, decision, deciding) : null;
  if (!out) return { steps, decision, conflict: {} };
  return { steps: out.steps, decision: out.decision, conflict: { conflict: out.conflict } };
}

export function readTrial(
  text: string,
  world: IndexedWorld,
  settled: Slots = {},
  wanted: WayOut | null = null,
): TrialReading {
  const plan = planOf(text, world, settled);
  const sunday = sundayOf(plan, world.now);
  const zone = world.timeZone;
  const nowMs = toMs(world.now, zone);
  const school = schoolOf(world);
  const factsOf = (of: readonly Step[], by: Preview): PlanFacts => planFacts(of, by, school, { nowMs, zone });
  const { steps, decision, conflict } = decidedOf(plan, { world, wanted, factsOf });
  const lessons = showWithPlan(school, decision?.rows ?? [], conflictsOf(decision, zone), {
    from: `${sunday}T00:00`,
    until: `${addDays(sunday, 7)}T00:00`,
    zone,
    nowMs,
  });
  return {
    plan,
    facts: plan?.status === 'ready' && decision ? { ...factsOf(steps, decision), ...conflict } : null,
    sunday,
    lessons,
    conflicts: 'conflict' in conflict || lessons.some(({ state }) => state === 'ghostConflict'),
    free: plan?.reply?.free ?? [],
    link: linkOf(text, plan, world),
  };
}

/** What a visitor says of themselves; the sample week is not theirs. */
function linkOf(text: string, plan: Plan | null, { now, locale, timeZone }: IndexedWorld): string | null {
  // A guess at a teacher's order is worth less than what the visitor said by the rules.
  if (!plan || !(plan.status === 'unknown' || isGuess(plan))) return null;
  const own = readSentence(text, indexWorld(aWorld({ now, locale, timeZone, role: 'visitor' })));
  const page = own.status === 'ready' && own.effect?.kind === 'page' ? own.effect.value : null;
  return page !== null && isScreen(page) ? page : null;
}

const isGuess = ({ ask, given }: Plan): boolean => ask?.why === 'ranked' || given?.['ranked'] === true;

function schoolOf(world: IndexedWorld): SchoolMeetings {
  return {
    held: heldMeetings(world),
    busy: new Set(),
    others: new Map(),
    nameOf: (id) => world.named.get(id)?.name ?? '',
    colorOf: (subject) => world.subjects.find(({ name }) => name === subject)?.color ?? null,
  };
}
