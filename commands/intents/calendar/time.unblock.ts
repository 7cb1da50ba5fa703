/** Opens blocked hours again. */
import { onWallOf, toMs } from '../../../domain/basics/zones.ts';
import { lessonsBetween } from '../../../domain/calendar/lesson.ts';
import type { MeetingWithOccurrences } from '../../../domain/calendar/occurrence.ts';
import type { Step } from '../../../domain/operations.ts';
import { closedHours } from '../../world/rowsIn.ts';
import type { IndexedWorld } from '../../world/indexWorld.ts';
import { addMinutes, type Wall } from '../../../domain/basics/wallTime.ts';
import { command } from '../../kernel/command.ts';
import { ask, mark, say } from '../../kernel/draft.ts';
import { isOfSeveral, meant } from '../../slots/severalDays.ts';
import { aRange, markDenied } from '../../slots/aRange.ts';
import { words } from '../../kernel/interpretation.ts';
import { whenOf } from '../../slots/when.ts';
import { idle } from '../../slots/freeText.ts';
import { inWords } from '../../kernel/words.ts';

/** What is closed once is opened; of what recurs only the days that were named. */
function opening(
  time: MeetingWithOccurrences,
  { from, to }: { from: Wall; to: Wall },
  { timeZone }: IndexedWorld,
): Step[] {
  const inside = lessonsBetween(time, toMs(from, timeZone), toMs(to, timeZone));
  if (inside.length === 0) return [];
  const { id, rrule, revision: version, zone } = time.meeting;
  if (rrule === null) return [{ name: 'removeRestrictedTime', args: { id, version } }];
  const exdates = [...time.occurrences, ...inside].map(({ slot }) => onWallOf(slot, zone, timeZone));
  return [{ name: 'updateRestrictedTime', args: { input: { id, exdates }, version } }];
}

export const timeUnblock = command({
  id: 'time.unblock',
  who: ['teacher'],
  effect: 'does',
  says: {
    en: [
      '(unblock|reopen|release)',
      'free up',
      '(open|free) … (again|up)',
      'make … (available|free|bookable|open) [again]',
      '(cancel|remove|delete|lift|take|drop) … block [off]',
      '(cancel|remove|delete|drop|scrap) [my|the|that] (lunch break|lunch|day off|time off|morning off|afternoon off|vacation|holiday|break)',
      "(i'm free|i can|i can teach|i'm working) … after all",
      '(no longer|not) blocked',
      "i'm (back|available|working)",
    ],
    he: [
      '(לשחרר|שחרר) [את] [החסימה|החסימות]',
      '(לפתוח|פתח) שוב',
      '(לפתוח|פתח|להחזיר) … (מחדש|בחזרה|חזרה|שחסמתי|החסום|שחסמנו)',
      '(לבטל|להסיר|להוריד|למחוק) [את] (החסימה|חסימה|החסימות|החופש|החופשה|חופשה|חופש)',
      '(אני|אנחנו) (כן עובד|כן עובדת|בכל זאת עובד|בכל זאת עובדת|שוב עובד|שוב עובדת)',
      '(פתוח|פתוחה|פתוחים) [שוב] לקביעה',
      '(להפסיק|תפסיק|תפסיקי) לחסום',
      'בסוף אני (כן|יכול|יכולה|עובד|עובדת|פנוי|פנויה)',
      '(לפתוח|פתח) … לקביעה',
    ],
  },
  takes: ['time', 'all', 'it', 'noun', 'number', 'person', 'subject'],
  extra: (said) => idle(said, /^(?:hours|slots|times|block|teach|work|after|שוב|ללמד|לעבוד)$/),
  // "ממחר" here is of tomorrow, not from it on; "from 3 tomorrow" is from that hour.
  price: (reading) =>
    reading.kind === 'time' &&
    reading.time.kind === 'interval' &&
    reading.time.startClock === undefined &&
    (reading.time.open === 'from' || reading.time.open === 'since')
      ? null
      : 0,
  // "Open those hours again": which of them is asked.
  declines: (heard) =>
    // "Open up tomorrow's English" is of the lesson.
    heard.items.some(({ kind }) => kind === 'person' || kind === 'subject') ||
    words(heard, 'noun', 'student').length > 0 ||
    // "Unblock Thursday and block Friday", "cancel and block Thursday": closing is another order.
    /(?:^|,|\band|\bthen|&) ?(?:please )?block\b|\binstead of\b|במקום/.test(heard.normal.text) ||
    (whenOf(heard.items).items.length === 0 &&
      !/\b(?:those|these|that|the) (?:hours|times?|slots?|block)\b|\b(?:vacation|holiday|day off|time off)\b|חופש|חסימה|חסימות/.test(
        heard.normal.text,
      )),
  resolve(draft, heard, world) {
    const when = whenOf(meant(heard.items));
    const range = aRange(when, world);
    if (when.apart || isOfSeveral(heard.items)) draft.doubts.push('days');
    if (range === null) {
      ask(draft, 'from', inWords(world, 'Which hours?', 'אילו שעות?'), []);
      return;
    }
    // "An hour tomorrow" is not the whole of it.
    const { minutes = 1440, clock } = when;
    if (minutes < 1440 && clock === undefined) {
      mark(draft, 'from', when.items, 'when');
      const { from } = draft.given as { from?: Wall };
      if (from === undefined) ask(draft, 'from', inWords(world, 'Which hours?', 'אילו שעות?'), []);
      else draft.slots['to'] = addMinutes(from, minutes);
      return;
    }
    say(draft, 'from', range.from, when.items, 'when');
    draft.slots['to'] = range.to;
    markDenied(draft, 'from', range);
  },
  plan(slots, world) {
    const { from, to } = slots as { from?: Wall; to?: Wall };
    if (from === undefined || to === undefined) return {};
    return { steps: closedHours(world).flatMap((time) => opening(time, { from, to }, world)) };
  },
  examples: () => ({ en: ['free up tomorrow noon'], he: ['לשחרר את מחר בצהריים'] }),
  counterexamples: {
    en: ["don't free up tomorrow", 'when am I free tomorrow?', 'unblock Noam', 'block tomorrow noon'],
    he: ['אל תשחרר את מחר', 'מתי אני פנוי מחר?', 'לשחרר את נועם', 'לחסום את מחר'],
  },
});
