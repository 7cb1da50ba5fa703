/** Writes down who was at a lesson and who was not. */
import { anyOf } from '../../kernel/cases.ts';
import { command } from '../../kernel/command.ts';
import { idle } from '../../slots/freeText.ts';
import { firstLessons } from '../../world/exampleWords.ts';
import { ofOtherThings } from './attendance/ofOtherThings.ts';
import { resolveAttendance } from './attendance/resolve.ts';

export const attendanceMark = command({
  id: 'attendance.mark',
  who: ['teacher'],
  effect: 'does',
  says: {
    en: [
      "(didn't|never) (show up|show|come|attend|arrive|make it|turn up|came|showed up)",
      '(was|were|is) [a] (absent|no - show|no show|noshow|not here|not there|missing|present|here|there)',
      "(wasn't|weren't) (here|there|present|in|at)",
      '(no show|no - show|noshow|absent)',
      '(missed|came|attended|arrived|showed up|turned up)',
      'mark … [as] [a] (no show|no - show|noshow)',
      'mark … (absent|missing|present|attended|here|there)',
      'mark … as (absent|missing|present|attended|here|there)',
      '(mark|note|log|record|put) [down] [an|the] (absence|attendance) (for|of)',
      '(skipped|ditched|bailed on)',
      '(nobody|no one|noone) (came|came in|showed|showed up|turned up|attended|was there)',
      '(was|were) (at|in)',
      '(write|note|put|record|mark) [down] that',
      '(put|write|note|record|log|list|count|register|tick|check|set|sign) … [down] [as|that] [was|were] [a] (absent|missing|present|attended|here|there|no show|no - show)',
    ],
    he: [
      'לא (התייצב|התייצבה|התייצבו|הגיע|הגיעה|הגיעו|בא|באה|באו|היה|הייתה|היתה|היו|נכח|נכחה|נכחו|הופיע|הופיעה|הופיעו|השתתף|השתתפה|השתתפו)',
      '(הגיע|הגיעה|הגיעו|בא|באה|באו|נכח|נכחה|נכחו|הופיע|הופיעה|הופיעו|השתתף|השתתפה|השתתפו|נוכח|נוכחת|נוכחים|היה|הייתה|היתה|היו)',
      '(נעדר|נעדרת|נעדרה|נעדרו|הבריז|הבריזה|החסיר|החסירה|פספס|פספסה|חיסור|חסר|חסרה|חסרים|חסרו)',
      '(כן … לא|לא … כן)',
      '(לכתוב|כתוב) לי',
      '(להוריד|למחוק|להסיר|לבטל) [לו|לה] [את] [ה] (נוכחות|הנוכחות)',
      '(לסמן|לרשום|רשום|לעדכן|לציין)',
      '(לסמן|לרשום|רשום|לעדכן|לציין|לתת|להוסיף) [לו|לה|להם] (נוכחות|היעדרות|העדרות|חיסור)',
      '(לסמן|לרשום|לעדכן|רשום|לשים|שים|שימי) … (היעדרות|העדרות|כנעדר|כנעדרת|כנעדרים|כחסר|כחסרה|כנוכח|כנוכחת|כנוכחים|נוכח|נוכחת|נעדר|נעדרת|חסר|חסרה|חיסור|נוכחות|שהגיע|שהגיעה|שהגיעו|כלא הגיע|כלא הגיעה|כלא נכח|כלא נכחה|כהגיע|כהגיעה)',
    ],
  },
  takes: [
    'person',
    'subject',
    'time',
    'noun',
    'which',
    'it',
    'all:all',
    'all:everything',
    'scope:all',
    'prep:except',
    'notify:quiet',
  ],
  extra: (said) =>
    idle(said, /^(?:forgot|mine|אצלי|אליי|אלי|שכחתי|שהתקיים|שהיה|כרגיל|חיכיתי|חיכינו|והוא|והיא|לחכות)$/),
  // "נוכחות מיום ראשון": of that day, and not from it on.
  price: (reading) =>
    reading.kind === 'time' && reading.time.kind === 'interval' && reading.time.open === 'from' ? null : 0,
  declines: anyOf(...ofOtherThings),
  resolve: resolveAttendance,
  plan(slots) {
    const { students, meeting, occurrence, present, items } = slots as {
      items?: { students: string[]; present: boolean }[];
      students?: string[];
      meeting?: string;
      occurrence?: string;
      present?: boolean;
    };
    if (meeting === undefined || occurrence === undefined) return {};
    const told = items ?? (students === undefined || present === undefined ? [] : [{ students, present }]);
    if (told.length === 0) return {};
    const marks = told.flatMap((one) =>
      one.students.map((studentId) => ({
        meetingId: meeting,
        occurrence,
        attendeeId: studentId,
        kind: one.present ? ('present' as const) : ('noShow' as const),
      })),
    );
    return { steps: [{ name: 'markAttendance', args: { marks } }] };
  },
  examples(world) {
    const { person } = firstLessons(world);
    return {
      en: [`${person.en} didn't show up`, `mark ${person.en} present yesterday`],
      he: [`${person.he} לא היה בשיעור אתמול`, `תסמן את ${person.he} נוכח אתמול`],
    };
  },
  counterexamples: {
    en: [
      'did Dana come today?',
      "don't mark Dana absent",
      "Dana isn't coming tomorrow",
      'Dana paid for today',
    ],
    he: ['דנה הגיעה היום?', 'אל תסמן שדנה לא הגיעה', 'דנה לא מגיעה מחר', 'דנה שילמה על היום'],
  },
});
