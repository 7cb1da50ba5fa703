/** Opens one lesson in the calendar. */
import { dayOf } from '../../../domain/basics/wallTime.ts';
import { command } from '../../kernel/command.ts';
import { has, type Interpretation } from '../../kernel/interpretation.ts';
import { aMeeting } from '../../slots/aMeeting.ts';
import { selectorOf } from '../../slots/selector.ts';
import { firstLessons } from '../../world/exampleWords.ts';

/** "open Yael today", "details of Thursday's physics", "open tomorrow's 4pm": one lesson, without the word. */
const isOfOneLesson = (heard: Interpretation): boolean => {
  const { text } = heard.normal;
  const opens = /\b(?:open|details?|info)\b|פרטים|פרטי|כרטיס|פתח/.test(text);
  const timed = heard.items.some(
    (item) =>
      item.kind === 'time' &&
      (item.time.kind === 'recurrence' ||
        item.time.kind === 'date' ||
        item.time.kind === 'instant' ||
        item.time.kind === 'time'),
  );
  const named = heard.items.some(({ kind }) => kind === 'person' || kind === 'subject');
  return opens && timed && (named || /'s \d/.test(text)) && !has(heard, 'noun', 'lessons');
};

export const meetingOpen = command({
  id: 'meeting.open',
  who: ['teacher'],
  effect: 'reads',
  says: {
    en: [
      '(open|show|view|see|edit)',
      '(details|detail|info) (of|about|for|on)',
      '(go|take me|jump) to',
      '(pull|bring|call|open) up',
    ],
    he: [
      '(לפתוח|פתח|לראות|להראות|הראה|להציג|לערוך)',
      '(להכניס|לקחת) אותי',
      '(להיכנס|היכנס|להכנס)',
      '(פרטי|הפרטים|פרטים|כרטיס) [של|על]',
    ],
  },
  takes: ['person', 'subject', 'time', 'noun', 'which', 'it'],
  /** A lesson is named as one ("Dana's Thursday lesson"); lessons are schedule.show, a person alone is student.open. */
  declines: (heard) =>
    heard.unread.length > 0 ||
    // "שיעור פרטי" is a kind of lesson, and no details of one.
    /שיעור פרטי/.test(heard.normal.text) ||
    !(
      isOfOneLesson(heard) ||
      has(heard, 'noun', 'lesson') ||
      has(heard, 'noun', 'group') ||
      (has(heard, 'it') && /\bthe lesson\b/.test(heard.normal.text))
    ) ||
    !heard.items.some(
      (item) =>
        item.kind === 'person' || item.kind === 'time' || (item.kind === 'word' && item.sense === 'which'),
    ) ||
    heard.items.some(
      (item) => item.kind === 'time' && item.time.kind === 'instant' && /^(?:at|ב)/.test(item.time.text),
    ),
  resolve(draft, heard, world) {
    aMeeting(draft, selectorOf(heard.items), world);
  },
  plan(slots) {
    const { meeting, occurrence } = slots as { meeting?: string; occurrence?: string };
    if (meeting === undefined) return {};
    return {
      effect: {
        kind: 'page',
        value: `/home?meetingId=${encodeURIComponent(meeting)}${occurrence === undefined ? '' : `&date=${dayOf(occurrence)}`}`,
      },
    };
  },
  examples(world) {
    const { person } = firstLessons(world);
    return { en: [`open ${person.en}'s next lesson`], he: [`תפתח את השיעור הבא של ${person.he}`] };
  },
  counterexamples: {
    en: ['open a class Friday at 9am', 'open settings', "cancel Dana's next lesson", 'show my lessons'],
    he: ['תפתח שיעור בשישי ב-9', 'תפתח הגדרות', 'תבטל את השיעור הבא של דנה', 'תראה לי את השיעורים'],
  },
});
