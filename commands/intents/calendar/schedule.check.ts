/** Whether one moment is free, and what it would conflict with. */
import { addDays, addMinutes, dayOf, minutesBetween } from '../../../domain/basics/wallTime.ts';
import { command } from '../../kernel/command.ts';
import type { IndexedWorld } from '../../world/indexWorld.ts';
import { ask, say, type Draft } from '../../kernel/draft.ts';
import type { Interpretation } from '../../kernel/interpretation.ts';
import { idle } from '../../slots/freeText.ts';
import { endOf, newMoment } from '../../slots/newMoment.ts';
import { somePeople } from '../../slots/somePeople.ts';
import { whenOf } from '../../slots/when.ts';
import { inWords } from '../../kernel/words.ts';
import { heldReply } from './showWords.ts';

export const scheduleCheck = command({
  id: 'schedule.check',
  who: ['teacher', 'student', 'parent'],
  effect: 'reads',
  says: {
    en: [
      '(is|are) … (free|available|open|taken|busy|occupied|ok|possible|clear)',
      '(does|do|would|will) … (clash|conflict|collide|overlap|work|fit)',
      'am i (free|available|busy|open|booked)',
      '(free|available|busy|taken|booked) $',
      '(any|is there a|is there any) (clash|conflict|overlap)',
      'is there [a] (anything|something|lesson|room|space|gap)',
      'do i have (anything|something|a lesson|time|someone|somebody)',
      'is the slot',
      '^ (free|available)',
      'can i (fit|squeeze)',
      '(do i have|have i got|is there|got) (a|any) (gap|slot|opening|hole|window|free slot|free hour|space)',
      '(open|clear|empty|vacant|ok|okay) $',
      "(who's|who is|is anyone|is anybody|is someone|anyone|anybody) [coming]",
      '(can|could) i (do|make|take)',
      '(does|do|will|would) … (suit|work)',
      '(does|do|will|would) … (have|got) time',
    ],
    he: [
      '(פנוי|פנויה|תפוס|תפוסים|תפוסה|עסוק|עסוקה|זמין|זמינה|מתנגש|מתנגשת|התנגשות|חופשי|חופשייה)',
      'יש [לי] (אפשרות|משהו|התנגשות|מישהו|שיעור|חלון|מקום|זמן)',
      '(מתאים|מתאימה) $',
      '(מתאים|נוח|מסתדר|יסתדר) (לך|לכם)',
      'יש (לך|לכם|לכן) (מקום|זמן|חלון|שעה|אפשרות)',
      '(אפשרי|יסתדר|מסתדר)',
      '(יש|יהיה) [לי] (חור|רווח|פגישה|תלמיד)',
      '(לבדוק|בדוק) [לי] [אם]',
      '^ (אפשר|יש אפשרות|יש מצב|אני יכול|אני יכולה) (להכניס|לשבץ|לדחוף|לקבוע|לשים) (משהו|מישהו|מישהי|עוד מישהו|תלמיד|עוד תלמיד)',
      '^ קבוע (משהו|מישהו|שיעור)',
      '^ אני (מלמד|מלמדת) (מישהו|משהו)',
    ],
  },
  takes: ['time', 'noun', 'it', 'number', 'person', 'which', 'length', 'any'],
  extra: (said) => idle(said, /^(?:מבחינת|מבחינתי|מבחינתך|ה?יומן|ה?לוז|אצלי|ב?לוח)$/),
  declines: (heard) => {
    const { clock, endClock } = whenOf(heard.items);
    const { text } = heard.normal;
    // "תפוסה בראשון מ-9 עד 10" and "מסתדר לו רק בשמונה" tell; what asks says so.
    const tells =
      !heard.questionMark &&
      !heard.asks &&
      ((/^(?:תפוסה?|עסוקה?)(?![A-Za-zÀ-ӿא-ي])/u.test(text) && endClock !== undefined) ||
        (/סתדר ל/.test(text) && heard.items.some(({ kind }) => kind === 'person')));
    return clock === undefined || tells || /\bfree up\b/.test(text);
  },
  resolve,
  plan(slots, world) {
    const { start, end } = slots as { start?: string; end?: string };
    if (start === undefined || end === undefined) return {};
    const busy = world
      .heldBetween(`${addDays(dayOf(start), -1)}T00:00`, end)
      .filter((held) => held.end > start);
    if (busy.length === 0) return { reply: { text: inWords(world, 'Free.', 'פנוי.') } };
    const told = heldReply(busy, world);
    return { reply: { ...told, text: `${inWords(world, 'Taken:', 'תפוס:')}\n${told.text}` } };
  },
  examples: () => ({
    en: ['is Thursday at 5 free?', 'does 16:30 tomorrow clash with anything?'],
    he: ['חמישי ב-5 פנוי?', 'מחר ב-16:30 מתנגש עם משהו?'],
  }),
  counterexamples: {
    en: [
      'when am I free on Thursday?',
      'free up Thursday at 5',
      'book Thursday at 5',
      'is the system healthy?',
    ],
    he: ['מתי אני פנויה בחמישי?', 'תקבע לדנה חמישי ב-5', 'מה יש לי בחמישי?', 'תבטל את חמישי ב-5'],
  },
});

function resolve(draft: Draft, heard: Interpretation, world: IndexedWorld): void {
  somePeople(draft, 'child', heard.items, ['child'], world);
  const when = whenOf(heard.items);
  const moment = newMoment(when, world);
  if ('missing' in moment) {
    ask(draft, 'start', inWords(world, 'When?', 'מתי?'), []);
    return;
  }
  say(draft, 'start', moment.start, when.items, 'when');
  const usual = Number(world.user?.userData?.['lessonDuration']) || 45;
  const end = endOf(moment.start, when, when.minutes ?? usual);
  draft.slots['end'] = minutesBetween(moment.start, end) > 0 ? end : addMinutes(moment.start, usual);
}
