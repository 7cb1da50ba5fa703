/** Keeps hours or days free of lessons: a lunch, a holiday, every Friday. */
import type { Wall } from '../../../domain/basics/wallTime.ts';
import { anyOf, type Case } from '../../kernel/cases.ts';
import { command } from '../../kernel/command.ts';
import { idle } from '../../slots/freeText.ts';
import { whenOf } from '../../slots/when.ts';
import { closesNothing } from './block/closesNothing.ts';
import { resolveClosed } from './block/resolve.ts';
import { closesHours } from './lesson/clearsStretch.ts';

const cannot = { en: "^ (i|we) can't", he: '^ (אני|אנחנו) לא (יכול|יכולה|יכולים)' };

/** "I can't tomorrow" may be of a lesson; "I can't tomorrow before 5" is of the hours that are said. */
const isOfNoHours: Case = ({ verb, items }) => {
  if (verb?.pattern !== cannot.en && verb?.pattern !== cannot.he) return false;
  const { stretch, endClock } = whenOf(items);
  return endClock === undefined && !/hour|minute|part/.test(stretch?.grain ?? '');
};

const ofNoLessons = '(אין|בלי) שיעורים';

/** "אין שיעורים מחר" calls them off; "אין שיעורים אחרי שמונה" closes hours. */
const isOfNoLessons: Case = (heard) => heard.verb?.pattern === ofNoLessons && !closesHours(heard);

export const timeBlock = command({
  id: 'time.block',
  who: ['teacher'],
  effect: 'destroys',
  says: {
    en: [
      '(block|reserve|close)',
      '(shut|close) [off] [my|the] (calendar|diary|schedule)',
      'block it',
      'block (off|out)',
      "(i'm|i will be|i'll be|we're|we are) (away|off|closed|unavailable|busy|abroad|out|not working|on vacation|on holiday|not available)",
      '(vacation|holiday)',
      '(no|not) (lessons|teaching|working|available|bookings)',
      "(can't|don't) (work|teach)",
      '(nobody|no one|noone) (can|may|should|gets to) book [me|in]',
      "don't let (anyone|anybody|people|students|them) book [me]",
      "(doctor's|doctors|doctor|dentist|dentist's|dr) [appointment|visit]",
      "i'm at (a|the|my)",
      "(i'm|we're|i am|we are) in (a meeting|meetings)",
      '(gym|yoga|pilates|physio|therapy|haircut|hairdresser|optician|vet|errands|staff meeting|team meeting|school run)',
      'mark … (unavailable|busy|blocked|off)',
      '(is|are) (taken|reserved)',
      '(keep|leave) … (free|clear|open|empty|off limits|closed|blocked)',
      "won't be (working|available|teaching|around|in)",
      cannot.en,
      '(lunch|lunch break|break|day off|time off|out of office|ooo)',
      '(take|taking|need|want|having) … off',
      'hold',
      '(want|need) … free $',
      'blocked [off|out]',
      '(i|we) (finish|end|stop)',
      "(i'm|we're) (done|finished)",
    ],
    he: [
      '(לחסום|חסום|לסגור|סגור)',
      '(אני|אנחנו) (בחופש|בחופשה|לא זמין|לא זמינה|לא עובד|לא עובדת|לא עובדים|לא פנוי|לא פנויה|לא נמצא|לא נמצאת|לא פה|לא בארץ|לא מלמד|לא מלמדת|בחול|בחו"ל|נוסע|נוסעת|נוסעים|טס|טסה|טסים|במילואים|עסוק|עסוקה|תפוס|תפוסה)',
      '(לנעול|לשריין|שריין|שריינו|סוגר|סוגרת|חוסמים|חסימה|חסימת|הפסקת|הפסקה|הפסקת צהריים|הפסקת צהרים)',
      '(לשמור|שמור|להשאיר) … (פנוי|פנויה|חופשי|ריק|לעצמי|סגור|סגורה|סגורים|חסום|חסומה)',
      'לסמן … (חסום|תפוס|כחסום|כתפוס|לא זמין|לא זמינה|לא פנויה)',
      '(יום חופש|ביום חופש|חופש|חופשה|מילואים|בחופש|בחופשה|במילואים|בחו"ל|חופשת)',
      '(אני|אנחנו) (בפגישה|בישיבה|בפגישות)',
      '^ (אני|אנחנו) (בצבא|בטיול|בקורס|בכנס|בהשתלמות|בבדיקות|ברופא|בסידורים|בחתונה)',
      cannot.he,
      'לא (עובד|עובדת|עובדים|זמין|זמינה)',
      'לא (יכול|יכולה|יכולים|אוכל|נוכל) (ללמד|לעבוד)',
      'לא (מקבל|מקבלת|מקבלים) (תלמידים|שיעורים)',
      '(יוצא|יוצאת|יוצאים) (לחופש|לחופשה)',
      'לא (אהיה|נהיה) (זמין|זמינה|פנוי|פנויה|פה|בארץ)',
      'אף אחד לא (יקבע|קובע|יכול לקבוע) [לי]',
      '(אני|אנחנו) (רוצה|רוצים|צריך|צריכה) … (חופשי|חופשייה|פנוי)',
      '(אין|בלי) עבודה',
      ofNoLessons,
      '(אני|אנחנו) (מסיים|מסיימת|מסיימים)',
      '^ לא (פנוי|פנויה|מלמד|מלמדת)',
      '^ (תפוס|תפוסה|עסוק|עסוקה)',
      '(תפוס|תפוסה|חסום|סגור) לי',
      '(יהיה|יהיו|שיהיו|שיהיה) (חסום|חסומות|סגור|סגורות)',
      '(לא|אל|שלא) (תתנו|תתני|תתן|לתת) … לקבוע',
      '(לא|אל|שלא) (תקבעו|תקבעי|יקבעו|לקבוע|תזמינו|יזמינו) [לי]',
    ],
  },
  takes: ['time', 'all', 'it', 'noun', 'any', 'number', 'prep:except'],
  extra: (said) =>
    idle(
      said,
      // "Block that hour": the one that was told; "an hour" is how long.
      /\b(?:that|the|lunch) hour\b/.test(said.normal.text)
        ? /^(?:hour|lunch|dentist|doctor|gym)$/
        : /^(?:calendar|schedule|diary|lunch|breaks?|admin|errands|gym|yoga|dentist|doctor|meeting|appointment|myself|family|personal|stuff|work|people|students|anyone|school|shopping|rest|holiday|vacation|easter|out|off|please|אצלי|ה?שעות|תפוסה?|עסוקה?|ימים)$/,
    ),
  // "את כל יום שישי" is the whole of that day, and no rule.
  price: (reading, { text }) =>
    reading.kind === 'time' &&
    reading.time.kind === 'recurrence' &&
    /(?<![A-Za-zÀ-ӿא-ي])את כל (?:ה?יום )?[A-Za-zÀ-ӿא-ي]+$/u.test(text.slice(0, reading.to))
      ? null
      : 0,
  declines: anyOf(isOfNoHours, isOfNoLessons, ...closesNothing),
  resolve: resolveClosed,
  plan(slots) {
    const { start, end, rrule, items } = slots as {
      start?: Wall;
      end?: Wall;
      rrule?: string;
      items?: { start: Wall; end: Wall }[];
    };
    if (items) return { steps: items.map((input) => ({ name: 'addRestrictedTime', args: { input } })) };
    if (start === undefined || end === undefined) return {};
    const input = { start, end, ...(rrule === undefined ? {} : { rrule }) };
    return { steps: [{ name: 'addRestrictedTime', args: { input } }] };
  },
  examples: () => ({
    en: ['block tomorrow 12 to 2', "I'm away December 24 to 27"],
    he: ['לחסום מחר 12–14', 'אני בחופש מחר'],
  }),
  counterexamples: {
    en: ["don't block tomorrow", 'block Omer', 'is tomorrow blocked?', 'show my blocked hours'],
    he: ['אל תחסום את מחר', 'לחסום את עומר', 'האם מחר חסום?', 'אילו שעות חסומות לי?'],
  },
});
