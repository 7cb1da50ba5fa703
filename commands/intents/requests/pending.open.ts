/** One lesson that waits for an answer: when, what, for whom. */
import { command } from '../../kernel/command.ts';
import { firstLessons } from '../../world/exampleWords.ts';
import { minutesWords, inWords } from '../../kernel/words.ts';
import { aPending, fittingPendings, pendingWords, waitingLessons } from '../../slots/aPending.ts';
import { fittingRequests, openRequests } from '../../slots/aRequest.ts';
import { has } from '../../kernel/interpretation.ts';
import { whenOf } from '../../slots/when.ts';
import { isOfOne } from './isOfOne.ts';

export const pendingOpen = command({
  id: 'pending.open',
  who: ['teacher'],
  effect: 'reads',
  says: {
    en: [
      "(open|show|view|see|details|what|what's)",
      'details (of|about|on)',
      'details [of|about|on] … (asked|asked for|wants|requested)',
      'let me see',
      'tell me about',
      'when is',
      "(what's|what) … asking [for]",
      '(what|when|which|why) … (want|wants|ask for|asked for|asking for|request|requested|asks for)',
      '(what|when) … want to (come|learn|do)',
      '(what time|which day|what day) … (ask for|asked for|want)',
      'tell me what … (asked for|wants|requested)',
      'the lesson … (wants|asked for|requested)',
      'asked for',
    ],
    he: [
      '(להיכנס|לפתוח|פתח|להראות|להציג|פרטים|הפרטים|מה)',
      'פרטים על',
      '(ספר|ספרי) לי על',
      '(מה|מתי|איזו שעה|באיזו שעה|באיזה שעה|איזה שיעור|איזה יום|לאיזה יום) … (ביקש|ביקשה|רוצה|רצה|רצתה|מבקש|מבקשת)',
      '(ביקש|ביקשה) מה',
    ],
  },
  takes: ['person', 'subject', 'time', 'number', 'noun', 'it', 'req:pending', 'req:request'],
  bare: (heard) => (has(heard, 'req', 'pending') || has(heard, 'req', 'request')) && isOfOne(heard),
  declines(heard, world) {
    const found = fittingPendings(heard.items, waitingLessons(world, ['pending', 'offered']), world);
    const isWaiting =
      has(heard, 'req') || ((heard.verb?.words ?? 0) > 1 && !heard.normal.text.startsWith('let me see'));
    return (
      heard.unread.length > 0 ||
      // "מה שיעל ביקשה מתאים לי" answers.
      (heard.light && /(?:מתאימה?|נוח|טוב) לי/.test(heard.normal.text)) ||
      !isWaiting ||
      !isOfOne(heard) ||
      // "What's Noam's time", "what's after Yael today" ask of the lessons that there are.
      (found.length === 0 &&
        !has(heard, 'req') &&
        heard.normal.text.startsWith('what') &&
        !/\bask|want|request/.test(heard.normal.text)) ||
      // "Itay's mum asked for English on Wednesdays at 4": nothing of theirs waits, and what they take up is told.
      (found.length === 0 &&
        (whenOf(heard.items).clock ?? whenOf(heard.items).minutes) !== undefined &&
        !heard.asks) ||
      // "פרטים על הפיזיקה של נועם": a lesson that stands, where nothing of theirs waits.
      (found.length === 0 && !has(heard, 'req') && /פרטים|details/.test(heard.normal.text)) ||
      (found.length === 0 && fittingRequests(heard.items, heard, openRequests(world), world).length > 0)
    );
  },
  resolve(draft, heard, world) {
    const among = waitingLessons(world, ['pending', 'offered']);
    aPending(draft, heard.items, among, world);
    // Nothing of theirs waits: that is the answer, not a question.
    if (fittingPendings(heard.items, among, world).length === 0 && draft.given['pending'] === undefined)
      delete draft.ask;
  },
  plan(slots, world) {
    const lesson = world.pendings.find(({ id }) => id === slots['pending']);
    if (lesson === undefined)
      return {
        reply: { text: inWords(world, 'They have no open requests.', 'אין בקשה ממתינה.'), rows: [] },
      };
    const parts = [
      pendingWords(world, lesson),
      minutesWords(world, lesson.minutes),
      lesson.meeting.description,
    ];
    return { reply: { text: parts.filter((part) => part).join('\n'), rows: [lesson.id] } };
  },
  examples(world) {
    const { person } = firstLessons(world);
    return { en: [`what did ${person.en} ask for?`], he: [`מה ${person.he} ביקש?`] };
  },
  counterexamples: {
    en: ["open Dana's Thursday lesson", 'open Dana', 'show pending lessons', "approve Noam's pending lesson"],
    he: ['תפתח את השיעור של דנה בחמישי', 'תפתח את דנה', 'מה ממתין לאישור?', 'לאשר את השיעור הממתין של נועם'],
  },
});
