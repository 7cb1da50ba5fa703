/** One sentence by itself: its words, what the commands hear in them, which of them counts, and the plan. */
import { catalogue } from '../../intents/catalogue.ts';
import type { Command } from '../../kernel/command.ts';
import type { IndexedWorld } from '../../world/indexWorld.ts';
import { inOtherEnglish } from '../../grammar/en/paraphraseRules.ts';
import { inOtherHebrew } from '../../grammar/he/paraphraseRules.ts';
import { spokenIn } from '../../grammar/spokenIn.ts';
import type { Wall } from '../../grammar/time/readings.ts';
import { teacherFirst } from '../../slots/gates.ts';
import { inWords } from '../../kernel/words.ts';
import { askRefused } from './askRefused.ts';
import { framed } from './framed.ts';
import type { Interpretation } from '../../kernel/interpretation.ts';
import { newDraft, type Draft, withoutHow } from '../../kernel/draft.ts';
import { match, withoutVerb } from '../lattice/match.ts';
import type { IntentCandidate } from '../../kernel/intentCandidate.ts';
import { normalize, type NormalText } from '../text/normalize.ts';
import type { Plan, Slots } from '../../kernel/plan.ts';
import { readEntities } from '../entities/readEntities.ts';
import type { AnnotatedText } from '../../kernel/annotatedText.ts';
import { rankIntents } from '../rank/rankIntents.ts';
import type { Respelling } from '../text/respelled.ts';
import { suggest, worldShown } from './suggest.ts';
import { tellReasons, typedText, unanswered, unreadRanges } from '../../kernel/unread.ts';
import { whichDays } from '../lattice/turned.ts';
import { missingDay, twoMoments } from './whichMoment.ts';
import { doubtOf } from './doubtOf.ts';
import { explainParse } from './explainParse.ts';

type State = {
  text: string;
  world: IndexedWorld;
  given: Slots;
  spokenAt: Wall | null;
  respelt: Respelling | null;
  normal?: NormalText;
  said?: AnnotatedText;
  hearings?: IntentCandidate[];
  hearing?: IntentCandidate | null;
  rival?: IntentCandidate | null;
  draft?: Draft;
  plan?: Plan;
};

type StepOfPipeline = (state: State) => State;

/** What stands in the text. */
const reading: StepOfPipeline[] = [
  function normalizeStep(state) {
    const typed = normalize(state.text);
    const normal = state.respelt?.read(typed) ?? typed;
    const spoken = spokenIn(normal.text);
    const inHebrew = spoken.includes('he') ? inOtherHebrew(normal) : normal;
    return { ...state, normal: spoken.includes('en') ? inOtherEnglish(inHebrew) : inHebrew };
  },
  function readStep(state) {
    const { world, given, spokenAt } = state;
    const said = readEntities(state.normal as NormalText, world, spokenAt ?? world.now);
    const verb = given['frame'];
    if (typeof verb !== 'string') return { ...state, said };
    const normal = framed(said, verb);
    return { ...state, normal, said: readEntities(normal, world, spokenAt ?? world.now) };
  },
];

/** What the commands hear. */
const hearing: StepOfPipeline[] = [
  ...reading,
  function matchStep(state) {
    const said = state.said as AnnotatedText;
    const hearings = match(said, state.world);
    const chosen = state.given['command'];
    if (chosen === undefined) return { ...state, hearings };
    const own = hearings.filter(({ command }) => command.id === chosen);
    return { ...state, hearings: own.length > 0 || !isRanked(state.given) ? own : asHeard(chosen, said) };
  },
];

/** What becomes of it. */
const planning: StepOfPipeline[] = [
  function settleStep(state) {
    const { hearings = [], given } = state;
    if (isRanked(given)) return { ...state, hearing: hearings[0] ?? null, rival: null };
    return { ...state, ...rankIntents(hearings, given['command'] !== undefined) };
  },
  function resolveStep(state) {
    const hearing = state.hearing;
    if (!hearing)
      return { ...state, plan: suggest(state.said as AnnotatedText, state.hearings ?? [], state.world) };
    const { command, heard } = hearing;
    if (command.effect !== 'reads' && (heard.negated || heard.asks) && !isRanked(state.given))
      return { ...state, plan: notAnOrder(heard.negated, state.world) };
    const draft = newDraft(heard, state.given);
    command.resolve(draft, heard, state.world);
    return { ...state, draft };
  },
  function planStep(state) {
    if (state.plan) return state;
    const plan = planOf(state.hearing as IntentCandidate, state.draft as Draft, state);
    return { ...state, plan: state.rival ? between(plan, state.rival, state) : plan };
  },
];

const taken = (steps: StepOfPipeline[], begun: State): State =>
  steps.reduce((before, step) => step(before), begun);

/** The command was chosen by how likely it is, and has no phrase in the sentence. */
const isRanked = (given: Slots): boolean => given['ranked'] === true;

const asHeard = (id: unknown, said: AnnotatedText): IntentCandidate[] =>
  catalogue.filter((command) => command.id === id).map((command) => withoutVerb(command, said));

const unsettled = { given: {}, spokenAt: null, respelt: null };

/** Heard, and no more. */
export const hearingsOf = (text: string, world: IndexedWorld): IntentCandidate[] =>
  taken(hearing, { text, world, ...unsettled }).hearings ?? [];

/** Read, and not even heard. */
export const saidIn = (text: string, world: IndexedWorld): AnnotatedText =>
  taken(reading, { text, world, ...unsettled }).said as AnnotatedText;

export type ReadOne = {
  plan: Plan;
  said: AnnotatedText;
  hearings: IntentCandidate[];
  hearing: IntentCandidate | null;
};

/** `spokenAt`: when it was said, where that is not now; "tomorrow" is counted from there. */
export function readOne(
  text: string,
  world: IndexedWorld,
  given?: Slots,
  spokenAt: Wall | null = null,
  respelt: Respelling | null = null,
): ReadOne {
  const begun: State = { text, world, given: given ?? {}, spokenAt, respelt };
  const state = taken([...hearing, ...planning], begun);
  return {
    plan: { ...(state.plan as Plan), text, ...(given ? { given } : {}) },
    said: state.said as AnnotatedText,
    hearings: state.hearings ?? [],
    hearing: state.hearing ?? null,
  };
}

/** What is paid is a sum, and no hour; and who knows no time is not asked for one. */
const mayBeHour = ({ effect, takes }: Command): boolean =>
  effect !== 'reads' && takes.includes('time') && !takes.includes('pay');

function planOf({ command, heard }: IntentCandidate, draft: Draft, state: State): Plan {
  const { world } = state;
  const settled = Object.entries(draft.given).filter(([, value]) => value !== null);
  const slots = { ...draft.slots, ...Object.fromEntries(settled) };
  const unread = unreadRanges(heard, draft, command).map((part) => typedText(part, heard.normal));
  tellReasons(heard, draft, world);
  const why = whyUnsure(command, heard, draft, unread, state);
  const odd = mayBeHour(command) ? unread.find((word) => /\d/.test(word)) : undefined;
  const question =
    missingDay(state) ??
    twoMoments(heard, unread, state) ??
    (typeof slots['rrule'] === 'string' && /twice|times|2x|פעמי/.test(state.text)
      ? whichDays(slots['rrule'], state.normal as NormalText, world)
      : undefined) ??
    (odd !== undefined && draft.given['start'] === undefined && draft.ask?.slot !== 'meeting'
      ? {
          slot: 'start',
          question: inWords(
            world,
            `I cannot read “${odd}” as a time. When?`,
            `לא הצלחתי לקרוא את ״${odd}״ כמועד. מתי?`,
          ),
          choices: draft.ask?.slot === 'start' ? draft.ask.choices : [],
        }
      : undefined) ??
    draft.ask ??
    askRefused(draft, world) ??
    (why === null ? undefined : sureQuestion(world, why));
  const spoken = withoutHow(slots);
  const lacking = teacherFirst(command.id, spoken, world);
  const outcome = lacking ?? command.plan(spoken, world);
  if (command.effect === 'reads')
    unread.unshift(...unanswered(heard, outcome.reply).map((part) => typedText(part, heard.normal)));
  // Which lesson, or when, is not asked where there is nobody to ask it of.
  const asked = lacking ? undefined : (question ?? outcome.ask);
  if (draft.choices !== undefined && question?.slot !== 'meeting' && !lacking)
    return {
      status: 'choose',
      command: command.id,
      slots: spoken,
      choices: draft.choices.map(({ label, slots: chosen }) => ({
        command: command.id,
        slots: { ...spoken, ...chosen },
        label,
      })),
      steps: [],
      spans: draft.spans,
      unread,
    };
  return {
    status: asked ? 'ask' : (outcome.status ?? 'ready'),
    command: command.id,
    slots: spoken,
    ...(asked ? { ask: asked } : {}),
    ...(draft.others.length > 0 ? { others: draft.others } : {}),
    steps: asked ? [] : (outcome.steps ?? []),
    ...(outcome.calls && !asked ? { calls: outcome.calls } : {}),
    ...(outcome.reply && !asked ? { reply: outcome.reply } : {}),
    ...(outcome.effect && !asked ? { effect: outcome.effect } : {}),
    spans: draft.spans,
    unread,
    trace: [...explainParse(heard, draft, unread, world), ...draft.trace],
  };
}

/** Why it is asked whether it was understood; null where it need not be. */
function whyUnsure(
  command: Command,
  heard: Interpretation,
  draft: Draft,
  unread: string[],
  { respelt }: State,
) {
  const { given } = draft;
  if (given['sure'] === true || command.effect === 'reads') return null;
  if (isRanked(given)) return 'ranked';
  const isGuess = respelt !== null && (command.effect === 'destroys' || !respelt.isSure);
  return given['frame'] !== undefined || isGuess ? 'guess' : doubtOf(command, heard, draft, unread);
}

/** `why`: what makes it uncertain, by name. */
export const sureQuestion = (world: IndexedWorld, why: string): NonNullable<Plan['ask']> => ({
  slot: 'sure',
  question:
    why === 'ranked'
      ? inWords(world, 'Did you mean this?', 'לזה הכוונה?')
      : inWords(world, 'Did I understand?', 'הבנתי נכון?'),
  choices: [{ label: inWords(world, 'Yes', 'כן'), value: true }],
  why,
});

/** Two commands that account for the words equally well: the person chooses. */
function between(plan: Plan, rival: IntentCandidate, state: State): Plan {
  const { world } = state;
  if (rival.command.effect !== 'reads' && (rival.heard.negated || rival.heard.asks)) return plan;
  const draft = newDraft(rival.heard, state.given);
  rival.command.resolve(draft, rival.heard, world);
  const other = planOf(rival, draft, state);
  // A reading that still needs an answer loses to one that is whole.
  if (plan.status === 'ready' && other.status !== 'ready') return plan;
  if (other.status === 'ready' && plan.status !== 'ready') return other;
  const shown = state.said ? worldShown(state.said, world) : world;
  const choice = (one: Plan) => ({
    command: one.command ?? '',
    slots: one.slots,
    label: labelOf(one.command ?? '', shown),
  });
  return { ...plan, status: 'choose', steps: [], calls: [], choices: [choice(plan), choice(other)] };
}

export const labelOf = (id: string, world: IndexedWorld): string =>
  catalogue.find((command) => command.id === id)?.examples(world)[world.locale][0] ?? id;

export function notAnOrder(negated: boolean, world: IndexedWorld): Plan {
  const text = negated
    ? inWords(world, 'OK, nothing was changed.', 'אז לא משנים כלום.')
    : inWords(
        world,
        'That’s a question, so nothing was changed. To do it, write it as a request.',
        'זו שאלה, ולכן לא משנים כלום. כדי לבצע, כתבו זאת כהוראה.',
      );
  return { status: 'unknown', command: null, slots: {}, steps: [], reply: { text }, spans: [], unread: [] };
}
