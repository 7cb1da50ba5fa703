/** Several sentences as one plan: what they do goes in one document, all of it or none; the first open question is asked. */
import { inWords } from '../../kernel/words.ts';
import type { IndexedWorld } from '../../world/indexWorld.ts';
import type { Plan, Slots, Span } from '../../kernel/plan.ts';

/** One of them: its plan, and where its text begins in the whole. */
export type Part = { plan: Plan; text: string; from: number };

/** The part that a value belongs to is written before its slot: "2.scope". */
const mine = /^(\d+)\.(.+)$/;

/** What answers have settled for one part: its own, and what is meant for all. */
export function givenOf(given: Slots, part: number): Slots {
  const own: Slots = {};
  for (const [slot, value] of Object.entries(given)) {
    const told = mine.exec(slot);
    if (told === null) own[slot] = value;
    else if (Number(told[1]) === part)
      Object.assign(own, told[2] === '*' ? value : { [told[2] ?? '']: value });
  }
  return own;
}

export const isForParts = (given: Slots | undefined): boolean =>
  given !== undefined && Object.keys(given).some((slot) => mine.test(slot));

const isAction = ({ plan }: Part): boolean =>
  plan.command !== null &&
  (plan.steps.length > 0 ||
    (plan.calls?.length ?? 0) > 0 ||
    plan.status === 'ask' ||
    plan.status === 'choose');

const shifted = ({ plan, from }: Part): Span[] =>
  plan.spans.map((span) => (span.to === 0 ? span : { ...span, from: span.from + from, to: span.to + from }));

/** What is assumed of each of them is told once. */
const onceAssumed = (spans: Span[]): Span[] =>
  spans.filter(
    (one, at) =>
      one.to > 0 ||
      spans.findIndex(({ to, slot, why }) => to === 0 && slot === one.slot && why === one.why) === at,
  );

function questionOf(parts: Part[], world: IndexedWorld): Plan['ask'] {
  for (const [at, { plan, text }] of parts.entries()) {
    const told = (question: string) => `${text.trim().replace(/\s+/g, ' ')}: ${question}`;
    if (plan.status === 'ask' && plan.ask)
      return { ...plan.ask, slot: `${at}.${plan.ask.slot}`, question: told(plan.ask.question) };
    if (plan.status === 'choose' && plan.choices)
      return {
        slot: `${at}.*`,
        question: told(inWords(world, 'which is meant?', 'למה הכוונה?')),
        choices: plan.choices.map(({ label, command, slots }) => ({ label, value: { ...slots, command } })),
      };
  }
  return undefined;
}

/** Lessons that are added together are one call. */
function stepsOf(parts: Part[]): Pick<Plan, 'steps' | 'actions'> {
  const steps = parts.flatMap(({ plan }) => plan.steps);
  const inputs = steps.flatMap((step) =>
    step.name === 'addMeeting' ? [step.args.input] : step.name === 'addBatchMeetings' ? step.args.inputs : [],
  );
  const notify = steps.flatMap((step) =>
    'notify' in step.args && step.args.notify ? [step.args.notify] : [],
  )[0];
  const areAll =
    steps.length > 1 && steps.every(({ name }) => name === 'addMeeting' || name === 'addBatchMeetings');
  if (areAll)
    return {
      steps: [{ name: 'addBatchMeetings', args: { inputs, ...(notify === undefined ? {} : { notify }) } }],
    };
  const actions = parts.map(({ plan }) => plan.actions ?? [plan.steps.length]).flat();
  return { steps, ...(actions.length > 1 ? { actions } : {}) };
}

/** Null where fewer than two of the parts would do anything: then they are no batch. */
export function batchPlan(parts: Part[], unread: string[], world: IndexedWorld, sure: boolean): Plan | null {
  const actions = parts.filter(isAction);
  const refused = parts.find(({ plan }) => plan.status === 'refused');
  if (refused) return { ...refused.plan, spans: parts.flatMap(shifted) };
  if (actions.length === 0) return null;
  const commands = new Set(actions.map(({ plan }) => plan.command));
  const areAdded = [...commands].every((id) => id === 'meeting.add' || id === 'meeting.addBatch');
  const left = [...unread, ...parts.flatMap((part) => (isAction(part) ? part.plan.unread : []))];
  const question =
    questionOf(parts, world) ??
    (unread.length > 0 && !sure
      ? {
          slot: 'sure',
          question: inWords(
            world,
            `I did not understand “${unread[0]}”. Do the rest?`,
            `לא הבנתי את ״${unread[0]}״. לבצע את השאר?`,
          ),
          choices: [{ label: inWords(world, 'Yes', 'כן'), value: true }],
        }
      : undefined);
  const calls = actions.flatMap(({ plan }) => plan.calls ?? []);
  const lines = actions.map(({ plan: { command, slots } }) => ({
    ...(areAdded ? {} : { command }),
    ...slots,
  }));
  const items = areAdded ? lines.flatMap((one) => ('items' in one ? (one.items as Slots[]) : [one])) : lines;
  return {
    status: question ? 'ask' : 'ready',
    command: areAdded ? 'meeting.addBatch' : (actions[0]?.plan.command ?? null),
    slots: { items },
    ...(question ? { ask: question } : {}),
    ...stepsOf(question ? [] : actions),
    ...(calls.length > 0 && !question ? { calls } : {}),
    spans: onceAssumed(parts.flatMap(shifted)),
    unread: left,
    trace: parts.flatMap(({ plan }) => plan.trace ?? []),
  };
}
