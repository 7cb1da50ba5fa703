/** Cancels one lesson, a series from a day on, or the whole of it. */
import type { Step } from '../../../domain/operations.ts';
import { anyOf } from '../../kernel/cases.ts';
import { command } from '../../kernel/command.ts';
import type { Slots } from '../../kernel/plan.ts';
import { inWords } from '../../kernel/words.ts';
import { openPrice } from '../../slots/aChange.ts';
import { heldToConstraints } from '../../slots/temporalConstraints.ts';
import { cancelsOwn, firstLessons } from '../../world/exampleWords.ts';
import type { RangeItem } from './cancel/cancelRange.ts';
import { ownAbsences } from './cancel/cancelSeveral.ts';
import { ofOtherThings } from './cancel/ofOtherThings.ts';
import { ofOthers } from './cancel/ofOthers.ts';
import { resolveCancelled } from './cancel/resolve.ts';
import { tellsOnly } from './cancel/tellsOnly.ts';
import { addressOf } from './lesson/address.ts';

export const meetingCancel = command({
  id: 'meeting.cancel',
  who: ['teacher', 'student', 'parent'],
  effect: 'destroys',
  says: {
    en: [
      '(cancel|cancels|cancelling|canceling|cancell|delete|remove|drop|scrap|scrub|skip|kill|erase|stop|end|discontinue|scratch|unbook|pause|pausing)',
      '(call|calling) off',
      '(call|take|get) … off',
      '(leave|leaving)',
      'get rid of',
      "(can't|won't) (come|make it|attend|make|be there)",
      '(is|am|are) sick',
      "i'm sick",
      "(i'm|we're|is|are) (abroad|away|on holiday|on vacation)",
      'is (ill|unwell|not coming|away)',
      "(isn't|won't be) coming",
      '(no longer coming|not coming)',
      '(stay|stays|staying) [at] home',
      'no more (lessons|classes)',
      "can't (do|make)",
      'be (cancelled|canceled|called off)',
      "(won't|not) (meet|attend|stay)",
      '(stops|stopping|stop) coming',
      "(won't|not) be (coming|here|there|at|in|around|joining|attending|able to come|able to make it|able to attend|able to join)",
      "(isn't|not|won't be) able to (come|make it|make|attend|join|be there)",
      '(called|calling) in (sick|ill)',
      '(is|am) (out|off) (sick|ill|today|tomorrow)',
      '(cross|strike|take) … (off|out)',
      '(bin|axe|nix|abort|void|cancelation|cancellation)',
      '^ no',
      '^ no more',
      "(won't|don't|no longer) need",
      'no (lesson|class|session|lessons|classes)',
      'no need for the',
      '(count|rule) … out',
      '(skipping|ditching|bailing on|bail on|bail|forget|forget about)',
      "(not|isn't|aren't) (having|doing|holding|meeting)",
      '(so|,) no',
      "(won't|isn't|not|not going to) (happen|happening|taking place)",
      '(be|is) absent',
      "(will|i'll|gonna|going to|have to|need to) (miss|skip)",
      '(out|off) (sick|ill)',
      '(is|are) off',
    ],
    he: [
      '(לבטל|ביטול|להוריד|למחוק|מחק|מחקו|נמחק|להסיר|להעיף|לוותר|לבטלה|מבוטל|מבוטלת|מתבטל|מתבטלת|נאלץ לבטל|נאלצת לבטל|נאלצים לבטל|להפסיק|לסיים|לדלג|יורד|יורדת|נופל|נופלת)',
      'לסגור [את] [כל] (הסדרה|השיעורים)',
      'לא (עושה|עושים|מקיים|מקיימת|מעביר|מעבירה)',
      '(לא יכול|לא יכולה|לא יכולים|לא יכולות|לא אוכל|לא נוכל|לא תוכל|לא יוכל|לא יוכלו|לא אצליח|לא נצליח|לא תצליח|לא יצליח|לא מצליח|לא מצליחה) (להגיע|לבוא|להיות|להשתתף|להיכנס|לעשות)',
      '(לא יכול|לא יכולה|לא יכולים|לא יכולות|לא אוכל|לא נוכל|לא תוכל|לא יוכל)',
      '(לא מגיע|לא מגיעה|לא מגיעים|לא אגיע|לא נגיע|לא תגיע|לא יגיע|לא יגיעו|לא בא|לא באה|לא באים|לא באות|לא מגיעות|לא יבואו|לא אבוא|לא נבוא|לא יבוא|לא תבוא|לא אהיה|לא נהיה|לא תהיה|לא יהיה|לא משתתף|לא משתתפת)',
      'לא (אהיה|נהיה|יהיה|תהיה|יהיו|נמצא|נמצאת|נמצאים) (בארץ|פה|כאן|בבית)',
      '(חולה|חולים)',
      '(בחו"ל|בחופשה|בחופש|לא פה|לא בארץ)',
      '(בטיול|במחנה|בתחרות) [שנתי]',
      'אין [לי|לנו|לו|לה] (אפשרות|איך|יכולת) (להגיע|לבוא)',
      'אין [לי|לנו|לו|לה|להם] (שיעור|שיעורים|פגישה|מפגש)',
      'אין צורך',
      'לא (צריך|צריכה|צריכים)',
      '(מבריז|מבריזה|מבריזים|מדלג|מדלגת|אדלג|אחסיר|תחסיר|יחסיר|אפספס|תפספס|יפספס)',
      '(ביטל|ביטלה|ביטלו)',
      '[אז] (בלי|אין)',
      '(אין|בלי) (יותר|עוד)',
      '(אין|לא) $',
      'לא (יהיה|תהיה|יהיו) (שיעור|שיעורים|קבוצה|פגישה|מפגש)',
      'לא (נפגש|נפגשת|נפגשים|לומד|לומדת|לומדים)',
      'לא (יתקיים|תתקיים|יתקיימו|מתקיים|מתקיימת|מתקיימים)',
    ],
  },
  takes: [
    'person',
    'subject',
    'time',
    'number',
    'noun',
    'which',
    'scope',
    'notify',
    'it',
    'all:all',
    'same',
    'prep:except',
  ],
  price: openPrice,
  declines: anyOf(...ofOtherThings, ...tellsOnly, ...ofOthers),
  resolve: heldToConstraints(resolveCancelled, true),
  plan(slots, world) {
    const { items, notify } = slots as { items?: RangeItem[]; notify?: 'tell' | 'quiet' };
    const one = (said: Slots): Step[] => {
      const addressed = addressOf(said, world);
      if (addressed === null) return [];
      const { id, address } = addressed;
      if (world.role === 'teacher') return [{ name: 'deleteMeeting', args: { id, ...address } }];
      return ownAbsences({ ...slots, ...said }, { id, address }, world);
    };
    if (items?.length === 0)
      return { reply: { text: inWords(world, 'Nothing is planned then.', 'אין שיעורים בזמן הזה.') } };
    if (items !== undefined) return { steps: items.flatMap((item) => one({ ...item, notify })) };
    return slots['meeting'] === undefined ? {} : { steps: one(slots) };
  },
  examples(world) {
    const { person, subject, weekday } = firstLessons(world);
    if (world.role !== 'teacher') return cancelsOwn(world);
    return {
      en: [
        `cancel ${person.en}'s next lesson, only this one`,
        `stop ${person.en}'s lessons from January`,
        `delete the whole ${weekday.en} ${subject.en} series`,
      ],
      he: [
        `לבטל את השיעור הבא של ${person.he}, רק הפעם`,
        `להפסיק את השיעורים של ${person.he} מינואר`,
        `למחוק את כל הסדרה של ${subject.he}`,
      ],
    };
  },
  counterexamples: {
    en: [
      "don't cancel Dana's lesson",
      'is Dana cancelled?',
      'should I cancel tomorrow?',
      'why was Sunday cancelled?',
    ],
    he: ['אל תבטל את השיעור של דנה', 'האם השיעור של דנה בוטל?', 'לא לבטל את דנה', 'למה ביטלתי את דנה?'],
  },
});
