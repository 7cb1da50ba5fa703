/** Takes the calendar to a day, a week or a month. */
import { dayOf, daysOf } from '../../../domain/basics/wallTime.ts';
import { command } from '../../kernel/command.ts';
import { say } from '../../kernel/draft.ts';
import { aRange } from '../../slots/aRange.ts';
import { idle } from '../../slots/freeText.ts';
import { monthName, namedMonth } from '../../slots/namedMonth.ts';
import { whenOf } from '../../slots/when.ts';

export const calendarGoto = command({
  id: 'calendar.goto',
  who: ['teacher'],
  effect: 'reads',
  says: {
    en: [
      '(go to|goto|jump to|take me to|take me back to|move to|show|open|see|navigate to|skip to|back to|go back to|return to)',
      'go (forward|back)',
    ],
    he: [
      '(לעבור|עבור|לקפוץ|קפוץ|לך|לכי|לחזור|חזור|לדלג|לדפדף|דפדף|תראה|תראי|הצג|תציג|קח אותי|קחי אותי|נראה) [לי] [את|אל]',
      'לפתוח [לי] [את] היומן [על|של]',
    ],
  },
  takes: ['time'],
  // "to the week of 22/3"
  price: (reading, { text }) =>
    reading.kind === 'time' &&
    reading.time.kind === 'duration' &&
    /שבוע|week/.test(text.slice(reading.from, reading.to))
      ? null
      : 0,
  extra: (said) => idle(said, monthName).concat(idle(said, /^(?:[לב]?שבוע|[לב]?חודש|week|month)$/)),
  declines: (heard, world) =>
    // "תראי לי מתי אני פנויה"
    /(?<![A-Za-zÀ-ӿא-ي])מתי(?![A-Za-zÀ-ӿא-ي])/u.test(heard.normal.text) ||
    heard.unread.length > 0 ||
    (heard.items.length === 0 && namedMonth(heard.normal.text, world.now) === null) ||
    heard.items.some(
      (item) =>
        item.kind === 'time' &&
        (/'s \d/.test(heard.normal.text) ||
          item.time.kind === 'duration' ||
          item.time.kind === 'recurrence' ||
          item.time.kind === 'time'),
    ),
  resolve(draft, heard, world) {
    const when = whenOf(heard.items);
    const range = aRange(when, world) ?? namedMonth(heard.normal.text, world.now);
    if (range === null) return;
    say(draft, 'from', range.from, when.items, 'when');
    draft.slots['to'] = range.to;
  },
  plan(slots) {
    const { from, to } = slots as { from?: string; to?: string };
    if (from === undefined) return {};
    const days = to === undefined ? 1 : daysOf(to) - daysOf(from);
    const span = days > 27 ? '&view=month' : days === 7 ? '&span=week' : '';
    return { effect: { kind: 'page', value: `/home?date=${dayOf(from)}${span}` } };
  },
  examples: () => ({
    en: ['go to December 12', 'show the week after next'],
    he: ['תעבור ל-12 בדצמבר', 'לעבור לשבוע הבא'],
  }),
  counterexamples: {
    en: [
      'move Dana to December 12',
      'open settings',
      'show lessons on December 12',
      'book Dana on December 12',
    ],
    he: ['תעביר את דנה ל-12 בדצמבר', 'תפתח הגדרות', 'תראה שיעורים ב-12 בדצמבר', 'תקבע לדנה ב-12 בדצמבר'],
  },
});
