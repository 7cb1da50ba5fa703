/** The lesson that was last: of all, of a person, of a subject. */
import { command } from '../../kernel/command.ts';
import { pastHeld } from '../../slots/aPastMeeting.ts';
import { selectorOf } from '../../slots/selector.ts';
import { idle } from '../../slots/freeText.ts';
import { inWords } from '../../kernel/words.ts';
import { whose } from '../../world/exampleWords.ts';
import { heldReply } from './showWords.ts';
import { sayWhose } from './lesson/sayWhose.ts';
import { meantBy } from './lesson/meantBy.ts';

export const scheduleLast = command({
  id: 'schedule.last',
  who: ['teacher', 'student', 'parent'],
  effect: 'reads',
  says: {
    en: [
      "(when|who|what|what's|which) … (last|previous) [lesson|class|session|student|meeting] [i gave|i taught|i had]",
      '(who|when) did i [last] (teach|see|meet|have) [last]',
      'when did … last (have|come|learn|attend|show up|study) [a lesson]',
      '[tell me] when i last (taught|saw|met|had)',
      '(last|previous) (lesson|class|session|meeting|student) [when was it|, when was it]',
      'last time [i] [saw|taught|met|had] [with]',
      'when was the last time [i] [saw|taught|met|had]',
    ],
    he: [
      '(מתי|מה|מי|את מי|עם מי) … (אחרון|האחרון|האחרונה|לאחרונה|הקודם|הקודמת|בפעם האחרונה) [שהעברתי|שנתתי|שלימדתי]',
      '(השיעור|שיעור|התלמיד|התלמידה|הפגישה) (האחרון|האחרונה|הקודם|הקודמת) [שהעברתי|שנתתי|שלימדתי]',
      '(ראיתי|לימדתי|פגשתי)',
      'מתי (ראיתי|לימדתי|פגשתי|נפגשתי|נפגשנו) [את|עם]',
      'מתי הפעם האחרונה',
      '[מתי] [ה] פעם [ה] אחרונה [עם|של]',
      '^ (שיעור|פגישה|מפגש) (אחרון|אחרונה|קודם|קודמת)',
    ],
  },
  takes: ['person', 'subject', 'noun', 'which', 'it'],
  extra: (said) => idle(said, /^(?:למדה?|אצלי|אליי|אלי|כאן|פה)$/),
  declines: (heard) =>
    heard.unread.length > 0 ||
    !/\b(?:last|previous)\b|אחרון|אחרונ|קוד[םמ]|^מתי (?:ראיתי|לימדתי|פגשתי|נפגש)/.test(heard.normal.text),
  resolve(draft, heard, world) {
    sayWhose(draft, heard, world);
  },
  plan(slots, world) {
    const { people, among, isOfThem } = meantBy(slots, world);
    const [last] = pastHeld(selectorOf([]), world, {
      isMeant: ({ lesson }) => people.every((id) => lesson.attendeeIds.includes(id)) && isOfThem(lesson),
      ...among,
    });
    return {
      reply: last
        ? heldReply([last], world)
        : { text: inWords(world, 'There haven’t been any lessons yet.', 'עוד לא היה שיעור.') },
    };
  },
  examples(world) {
    const of = whose(world);
    return { en: [`when was ${of.en} last lesson?`], he: [`מתי היה השיעור האחרון ${of.he}?`] };
  },
  counterexamples: {
    en: [
      "when is Dana's next lesson?",
      "mark Dana's last lesson unpaid",
      'receipt for my last lesson',
      'what did I have last week?',
    ],
    he: [
      'מתי השיעור הבא של דנה?',
      'תבטל את השיעור האחרון של דנה',
      'קבלה על השיעור האחרון',
      'מה היה לי בשבוע שעבר?',
    ],
  },
});
