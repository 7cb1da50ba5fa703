/**
 * What a student or a parent says and only their teacher may do: told so, with what they may ask instead, rather than read as the nearest
 * thing that is theirs ("I paid Rivka 150 in cash", "can we do today's lesson on Zoom?").
 */
import type { IndexedWorld } from '../../world/indexWorld.ts';
import type { Locale } from '../../world/world.ts';
import type { Plan } from '../../kernel/plan.ts';
import { limits } from '../rank/sharedWeights.ts';
import { isOfOthersBy, type Ranking } from '../rank/rank.ts';
import { denies } from '../mood/reports.ts';
import type { ReadOne } from '../parse/readOne.ts';
import { exampleOf } from '../../intents/exampleOf.ts';
import { effectOf } from './proposal.ts';

type Told = Record<Locale, (teacher: string) => string>;

/** What is told of the commands that `of` names, and below it, after `before`, a sentence of another command to say instead. */
type Answer = { of: RegExp; told: Told; instead: { command: string; before: Record<Locale, string> } };

const isRecorded: Told = {
  en: (teacher) => `What was paid is recorded by ${teacher}.`,
  he: (teacher) => `התשלומים נרשמים אצל ${teacher}.`,
};
const isUpToThem: Told = {
  en: (teacher) => `That is up to ${teacher}; nothing was changed.`,
  he: (teacher) => `זה נקבע אצל ${teacher}; שום דבר לא השתנה.`,
};

/** Of lessons and money only: nobody asks for a screen or a setting of their teacher's. */
const answers: Answer[] = [
  {
    // "I paid Rivka 150 in cash today"
    of: /^payment\./,
    told: isRecorded,
    instead: { command: 'money.owed', before: { en: 'To see what is open:', he: 'מה עוד פתוח:' } },
  },
  {
    // "make tomorrow's lesson 90 minutes": another lesson can be asked for.
    of: /^meeting\.(?:resize|repeat)$/,
    told: isUpToThem,
    instead: {
      command: 'meeting.request',
      before: { en: 'You can ask for another lesson:', he: 'אפשר לבקש שיעור נוסף:' },
    },
  },
  {
    // "can we do today's lesson on Zoom?"
    of: /^(?:meeting|attendance|subject|lesson|discount|time|day|week|pending|request|waitlist|price)\./,
    told: isUpToThem,
    instead: { command: 'teacher.open', before: { en: 'To get in touch:', he: 'ליצירת קשר:' } },
  },
];

/** Of several teachers it is not known who is meant. */
function nameOf({ teachers: [only, another], locale }: IndexedWorld): string {
  const name = another ? undefined : (only?.username ?? only?.name);
  return name ?? { en: 'the teacher', he: 'המורה' }[locale];
}

/** What the rules took for a question stands until the weights are as sure as where they doubt a plan. */
const limitFor = ({ status, command }: Plan): number =>
  (status === 'ready' || status === 'ask') && effectOf(command) === 'reads'
    ? limits().doubts
    : limits().ofTeacher;

export function ofTeacher(plan: Plan, ranking: Ranking, one: ReadOne, world: IndexedWorld): Plan | null {
  const { ofOthers } = ranking;
  if (ofOthers === null || (world.role !== 'student' && world.role !== 'parent')) return null;
  if (!isOfOthersBy(ranking, limitFor(plan)) || denies(one.said.normal.text)) return null;
  const answer = answers.find(({ of }) => of.test(ofOthers.command));
  if (!answer) return null;
  const { told, instead } = answer;
  return {
    status: 'refused',
    command: ofOthers.command,
    slots: {},
    steps: [],
    reply: {
      text: told[world.locale](nameOf(world)),
      hint: { text: instead.before[world.locale], says: exampleOf(instead.command, world) },
    },
    spans: [],
    unread: [],
  };
}
