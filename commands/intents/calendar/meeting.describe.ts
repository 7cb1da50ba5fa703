/** Gives a lesson a title or a note, in the words that were said. */
import { command } from '../../kernel/command.ts';
import type { IndexedWorld } from '../../world/indexWorld.ts';
import { ask, assume, mark, say, type Draft } from '../../kernel/draft.ts';
import { words, type Interpretation, type Entity } from '../../kernel/interpretation.ts';
import { aChange } from '../../slots/aChange.ts';
import { pastHeld } from '../../slots/aPastMeeting.ts';
import { selectorOf } from '../../slots/selector.ts';
import { afterColon, lastWords, quotedItem } from '../../slots/freeText.ts';
import { inWords } from '../../kernel/words.ts';
import { addressOf, stepToChange } from './lesson/address.ts';
import { firstLessons } from '../../world/exampleWords.ts';

const isNote =
  /\b(?:note|notes|jot|description|describe|write|comment|remark)\b|הער|תיאור|תאור|רשו[םמ]|רשמי|כתו?ב/;

export const meetingDescribe = command({
  id: 'meeting.describe',
  who: ['teacher'],
  effect: 'does',
  says: {
    en: [
      '(rename|title|name|call|retitle)',
      '(is|are) (called|named|titled)',
      '[change|set|edit] [the] (title|name|description) (of|for)',
      '(change|set|edit|make) … (title|name|description)',
      '(title|name) to',
      '[add|put|write|leave|attach] [a] (note|notes|comment|remark) (to|for|on)',
      '(write|jot|jot down) (on|in|to|for)',
      '(add|put|write) … [a] (note|notes|comment|remark)',
      '(describe|label) … as',
      '(describe|label)',
    ],
    he: [
      '[לשנות|שנה] [את] (שם|השם|הכותרת|כותרת|התיאור) [של]',
      '(תן|תני|לתת) … (שם|השם|כותרת)',
      '(לקרוא|קרא)',
      '[להוסיף|לרשום|רשום|כתוב|תכתוב|תכתבי] (הערה|תיאור|בהערה|בהערות)',
      '(לרשום|לכתוב) [לי]',
      '(להוסיף|לרשום|לכתוב) … (הערה|תיאור)',
    ],
  },
  takes: ['person', 'subject', 'time', 'noun', 'which', 'scope', 'notify', 'it', 'all:all', 'quoted'],
  extra: (said) => [...afterColon(said), ...lastWords(said, !isNote.test(said.normal.text))],
  /** A subject alone is renamed elsewhere; "write" without a colon or quotes writes into the calendar. */
  declines: (heard) => {
    const { text } = heard.normal;
    // "בשיעור של נועם לכתוב שעושים חזרה" is told too.
    const isTold =
      /[:"']| - |שיעור.* (?:לכתוב|לרשום|ת?כתבי?|ת?רשמי?) ש|(?:כתו?ב|רשו[םמ]|רשמ)י? [בל]ה?(?:שיעור|פגישה|קבוצ)/.test(
        text,
      );
    return (
      heard.unread.length > 0 ||
      // What is read out is given no name.
      text.includes('קריא') ||
      // "Noa's name" is her own, and not that of her lesson.
      (/\bname\b|(?<![A-Za-zÀ-ӿא-ي])ה?שם(?![A-Za-zÀ-ӿא-ي])/u.test(text) &&
        heard.items.some(({ kind }) => kind === 'person') &&
        !heard.items.some(({ kind }) => kind === 'time') &&
        words(heard, 'noun').length + words(heard, 'scope').length === 0) ||
      (words(heard, 'noun', 'group').length === 0 &&
        heard.items.every(({ kind }) => kind === 'quoted' || kind === 'word' || kind === 'subject')) ||
      (quotedItem(heard.items) === undefined && !isNote.test(text)) ||
      (/רשו[םמ]|רשמי|כתו?ב/.test(text) && !/הער|תיאור|תאור/.test(text) && !isTold)
    );
  },
  resolve,
  plan(slots, world) {
    const addressed = addressOf(slots, world);
    const { summary, description } = slots as { summary?: string; description?: string };
    if (addressed === null || (summary === undefined && description === undefined)) return {};
    return { steps: [stepToChange(addressed, { summary, description })] };
  },
  examples(world) {
    const { person } = firstLessons(world);
    return {
      en: [
        `add a note to ${person.en}'s next lesson: bring a calculator`,
        `rename ${person.en}'s next lesson to 'Exam prep'`,
      ],
      he: [
        `תוסיף הערה לשיעור הבא של ${person.he}: להביא מחשבון`,
        `תשנה את שם השיעור הבא של ${person.he} ל״הכנה למבחן״`,
      ],
    };
  },
  counterexamples: {
    en: [
      "don't rename Dana's lesson",
      "should I rename Dana's lesson to Algebra?",
      'call off Omer tomorrow',
      'rename Maths to Algebra everywhere',
    ],
    he: [
      'אל תשנה את שם השיעור של דנה',
      'האם לשנות את שם השיעור של דנה לאלגברה?',
      'תרשום לדנה שיעור מחר ב-5',
      'תשנה את השעה של עומר ל-17:00',
    ],
  },
});

/** "שסיימנו פרק 3", "that we finished": of a lesson that was. */
const wasDone = /^(?:ש(?=[A-Za-zÀ-ӿא-ي]{2,}נו(?![A-Za-zÀ-ӿא-ي]))|that (?=we (?:did|\w+ed)\b))/u;

/** The latest that fits, where there is but one of its day; what was done then is told of it alone. */
function ofWhatWas(draft: Draft, items: Entity[], world: IndexedWorld): boolean {
  const [held, other] = pastHeld(selectorOf(items), world);
  if (held === undefined || other !== undefined || words(draft.heard, 'scope').length > 0) return false;
  mark(draft, 'meeting', items, 'who');
  draft.slots['meeting'] = held.lesson.id;
  draft.slots['occurrence'] = held.start;
  if (held.lesson.rrule)
    assume(draft, 'scope', 'this', inWords(world, 'the lesson that was', 'השיעור שהיה'), 'scope');
  return true;
}

function resolve(draft: Draft, heard: Interpretation, world: IndexedWorld): void {
  const text = quotedItem(heard.items);
  const slot = isNote.test(heard.normal.text) ? 'description' : 'summary';
  const rest = heard.items.filter((item) => item !== text);
  if (text === undefined || !wasDone.test(text.text) || !ofWhatWas(draft, rest, world))
    aChange(draft, rest, world);
  if (text)
    say(
      draft,
      slot,
      text.text.replace(wasDone, ''),
      heard.items.filter((item) => item === text),
      'what',
    );
  else if (draft.given[slot] === undefined)
    ask(draft, slot, inWords(world, 'What should it say?', 'באילו מילים?'), []);
}
