/** Adds a lesson, a series or a group to the calendar. */
import { toMinor } from '../../../domain/basics/money.ts';
import type { EntityCandidate, AnnotatedText } from '../../kernel/annotatedText.ts';
import { anyOf } from '../../kernel/cases.ts';
import { command } from '../../kernel/command.ts';
import { idle } from '../../slots/freeText.ts';
import { bookingOf } from '../../slots/newStudent.ts';
import { heldToConstraints } from '../../slots/temporalConstraints.ts';
import { firstLessons } from '../../world/exampleWords.ts';
import type { IndexedWorld } from '../../world/indexWorld.ts';
import { allOfOneSubject } from './add/batchParts.ts';
import { ofOtherThings } from './add/ofOtherThings.ts';
import { ofWhatStands } from './add/ofWhatStands.ts';
import { comesFor, takesUp } from './add/phrases.ts';
import { resolveNew } from './add/resolve.ts';
import { saidBare } from './add/saidBare.ts';
import { wishesForNothingNew } from './add/wishes.ts';
import { newLessonWords } from './lesson/firstLesson.ts';
import { inputOf } from './lesson/inputOf.ts';
import { isLong, isRelative } from './lesson/otherTimes.ts';

/** "במחיר 180": a price without its currency. */
function pricedAt({ normal: { text } }: AnnotatedText): EntityCandidate[] {
  return [
    ...text.matchAll(/(?<![A-Za-zÀ-ӿא-ي])(?:במחיר|בתעריף|בעלות|תמורת)(?: של)? (\d{2,4})(?![\d:./])/gu),
  ].map((found) => ({
    kind: 'money' as const,
    value: Number(found[1]),
    currency: null,
    from: found.index,
    to: found.index + found[0].length,
    cost: 0.8,
  }));
}

type AddSlots = {
  students?: string[];
  subject?: string;
  start?: string;
  end?: string;
  rrule?: string;
  exdates?: string[];
  place?: 'teacher' | 'student' | 'online';
  capacity?: number;
  cost?: number;
  summary?: string;
  notify?: 'tell' | 'quiet';
};

export const meetingAdd = command({
  id: 'meeting.add',
  who: ['teacher'],
  effect: 'does',
  says: {
    en: [
      '(book|add|schedule|create|set up|setup|put|plan|arrange|open|fix|enter|reserve)',
      '(block|save) [out|off]',
      '^ new [(lesson|class|session|meeting|appointment|group|series)]',
      '(put|set|chuck|pencil|stick|fit|pop|squeeze|slot|slide|sneak|get|jot|sign|write|mark|note|schedule|book|add) … (in|down|up)',
      "(let's|let us|let me) (do|have|book|schedule|add|set|make|fix)",
      '(need|want) [to] (book|schedule|add|teach)',
      '(bok|bookk|boook|shedule|scedule|skedule)',
      'set',
      'set … up with',
      '(give|gave|taught) … (lesson|class|session)',
      '(comes|is coming|coming) … for',
      '(wants|needs|would like|asked for|asks for) [to have|to do|to start|to learn]',
      'sched',
      '(start|begin) … (on|with)',
      '(start|begin|open) (a|an|another) [new] … (series|course)',
      '(add|book|schedule|create|set up|open|new|make|set|do|start) (a|an|another) [new] (lesson|class|session|meeting|appointment|booking|slot|group|series|recurring lesson)',
      '(add|book|schedule|create|open) [new] (lesson|lessons|class|session|meeting|group)',
    ],
    he: [
      '(לקבוע|קבע|קובע|קובעת|נקבע|אקבע|להוסיף|אוסיף|לשים|ליצור|צור|צרי|לפתוח|פתח|נפתח|לרשום|רשום|להכניס|לתאם|לשבץ|לזמן|לארגן|ארגן|לסדר|סדר|(לסגור|סגרתי|סגרנו|סיכמתי|סיכמנו|סידרתי|קבעתי|קבענו|הסכמנו) עם|שכנעתי את|לשריין ל|להזמין)',
      '(לקבוע|קבע|להוסיף|לפתוח|ליצור) (שיעור|פגישה|מפגש|קבוצה|סדרה|סדרת שיעורים)',
      '^ (שיעור|פגישה|מפגש|קבוצה) (חדש|חדשה|נוסף|נוספת)',
      '^ (קבוצת|קבוצה)',
      '(להתחיל|לפתוח|תעשה|תעשי|לעשות|עשה|עשי) [לי] (סדרה|שיעור|שיעורים|קבוצה|סדרת שיעורים|פגישה)',
      '(יהיה|תהיה|יתקיים|ייקבע|תיקבע) … (שיעור|מפגש|פגישה)',
      '(לשריין|שריין|לדחוף|דחוף) [לי]',
      'ללמד [את]',
      '(שמה|לשים) שם [את]',
      comesFor,
      '(נפגש|נפגשת|נפגשים) עם',
      takesUp,
      '(תן|תני|לתת|נתתי|העברתי|לימדתי) … (שיעור|משבצת|פגישה|מקום)',
      '(תעשה|תעשי|לעשות) … (שיעור|פגישה)',
    ],
  },
  takes: [
    'person',
    'subject',
    'time',
    'number',
    'money',
    'noun',
    'place',
    'notify',
    'count',
    'limit',
    'quoted',
    'title',
    'price',
    'length',
    'it',
    'prep:except',
  ],
  extra: (said) => [
    ...newLessonWords(said),
    ...pricedAt(said),
    ...allOfOneSubject(said),
    ...idle(said, /^(?:אחד|רצופים|רצופות|כפולה?|חד|פעמי|פעמית|זוגי|פרטני|רגיל|רגילה|מתישהו)$/),
  ],
  price: (reading, { text }) => priceOf(reading, text),
  declines: anyOf(...ofWhatStands, ...wishesForNothingNew, ...ofOtherThings),
  bareLeaves: 3,
  bare: saidBare,
  resolve: heldToConstraints(resolveNew),
  plan(slots, world) {
    const said = slots as AddSlots;
    const known = inputOf(said, world);
    if (known === null) return {};
    const input = { ...known, ...detailsOf(said, world) };
    return { steps: bookingOf(said.students ?? [], { input, notify: said.notify }, world) };
  },
  examples(world) {
    const { person, subject } = firstLessons(world);
    return {
      en: [
        `book ${person.en} for ${subject.en} tomorrow at 5`,
        `every Sunday at 4 ${subject.en} with ${person.en} until June`,
        `group ${subject.en} Wednesday 18:00, max 4`,
      ],
      he: [
        `תקבע ל${person.he} ${subject.he} מחר ב-5`,
        `כל ראשון ב-16:00 ${subject.he} עם ${person.he} עד סוף יוני`,
        `קבוצת ${subject.he} ברביעי ב-18:00, עד 4 תלמידים`,
      ],
    };
  },
  counterexamples: {
    en: [
      "don't book Dana tomorrow at 5",
      'should I book Dana for Sunday?',
      'is Dana booked for Sunday at 5?',
      'did I add Dana on Sunday?',
    ],
    he: [
      'אל תקבע לדנה שיעור מחר ב-5',
      'האם לקבוע לדנה שיעור ביום ראשון?',
      'למה קבענו לדנה ביום ראשון?',
      'לא לקבוע לדנה מחר ב-5',
    ],
  },
});

/** "Group maths up to 6" is how many; "next week" is dearer than a day in it; and neither "later" nor "for two weeks" is when it begins. */
function priceOf(reading: EntityCandidate, text: string): number | null {
  if (isLong(reading) || isRelative(reading, text)) return null;
  if (reading.kind !== 'time') return 0;
  const { time, from, to } = reading;
  if (/^up to \d+$/.test(text.slice(from, to)) && /\bgroup|\bclass\b/.test(text)) return null;
  return time.kind === 'interval' && time.open === undefined && time.grain === 'week' ? 3 : 0;
}

/** What was told of it beside who comes, to what and when. */
const detailsOf = ({ exdates, place, capacity, cost, summary }: AddSlots, { user }: IndexedWorld) => ({
  ...(exdates === undefined ? {} : { exdates }),
  ...(place === undefined ? {} : { location: place }),
  ...(capacity === undefined ? {} : { capacity }),
  ...(cost === undefined ? {} : { cost: toMinor(cost, user?.preferences?.currency ?? 'ILS') }),
  ...(summary === undefined ? {} : { summary }),
});
