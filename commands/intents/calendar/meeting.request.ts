/** A student or a parent asks a teacher for a lesson. */
import type { Wall } from '../../../domain/basics/wallTime.ts';
import type { Location } from '../../../domain/calendar/meeting.ts';
import { anyOf } from '../../kernel/cases.ts';
import { command } from '../../kernel/command.ts';
import { idle } from '../../slots/freeText.ts';
import { learnerGate, teachersOf } from '../../slots/gates.ts';
import { heldToConstraints } from '../../slots/temporalConstraints.ts';
import { newLessonWords } from './lesson/firstLesson.ts';
import { inputOf } from './lesson/inputOf.ts';
import { ofWhatStands } from './request/ofWhatStands.ts';
import { resolveRequest } from './request/resolve.ts';
import { saidBare } from './request/saidBare.ts';

type RequestSlots = {
  start?: Wall;
  end?: Wall;
  subject?: string;
  rrule?: string;
  place?: string;
  child?: string;
  teacher?: string;
};

export const meetingRequest = command({
  id: 'meeting.request',
  who: ['student', 'parent'],
  effect: 'does',
  asking: true,
  says: {
    en: [
      '(needs|wants|would like) [a|an|another|to] [extra]',
      'we need',
      'ask … for',
      'help me with',
      'give me (a|an|another)',
      '(can|could|may) i come',
      '(sign|put|pencil|fit|squeeze) … (in|up|down)',
      '(have|book|request|schedule|reserve|arrange|order|get|add|set up)',
      'i (need|want) [a|another]',
      "(i'd|i would|we'd|we would) (like|love)",
      '^ (request|one more|another|an extra)',
      'would be (great|good|nice|perfect|ideal)',
      '(need|want) a',
      'ask for',
      '(save|hold) (me|us)',
    ],
    he: [
      '(לקבוע|לעשות|תעשי|תעשה|נעשה|קבע|נקבע|לבקש|להזמין|לתאם|להוסיף|לשבץ|להכניס|לקבל|לרשום|שים|שימי|תשים|תשימי|לארגן|לסדר|לקפוץ|אפשר לבוא|לבוא|להגיע|ישמח ל|תשמח ל|ישמח|תשמח)',
      'לשמור (לי|לנו)',
      '[הייתי|היינו] (זקוק|זקוקה|צריך|צריכה|רוצה|צריכים|רוצים)',
    ],
  },
  takes: ['person', 'subject', 'time', 'number', 'noun', 'place', 'count', 'length', 'it', 'title'],
  extra: (said) => [
    ...newLessonWords(said),
    ...idle(
      said,
      /^(?:learn|study|practice|practise|come|start|starting|session|help|להתחיל|ללמוד|כפולה?|זוגי|עזרה|tutoring|exam|exams|test|tests|finals?|quiz|ה?מבחן|ה?בחינה|ה?בגרות|ה?מתכונת)$/,
    ),
  ],
  bare: saidBare,
  declines: anyOf(...ofWhatStands),
  resolve: heldToConstraints(resolveRequest),
  plan(slots, world) {
    const said = slots as RequestSlots;
    const { child, teacher, place } = said;
    const known = inputOf(said, world);
    if (known === null) return {};
    const organizer = teacher ?? teachersOf(world, child)?.[0] ?? world.teachers[0]?.id ?? null;
    const attendee = child ?? world.user?.id;
    const input = {
      organizer,
      ...known,
      ...(place === undefined ? {} : { location: place as Location }),
      attendees: attendee === undefined ? [] : [{ attendeeId: attendee }],
    };
    return (
      learnerGate(world, organizer, child) ?? { steps: [{ name: 'addPendingMeeting', args: { input } }] }
    );
  },
  examples: (world) => {
    const child = world.role === 'parent' ? (world.children[0]?.username?.split(' ')[0] ?? null) : null;
    const [en, he] = child === null ? ['', ''] : [` for ${child}`, ` ל${child}`];
    return { en: [`book a lesson${en} Sunday at 5 online`], he: [`לקבוע${he} שיעור בראשון ב-5 בזום`] };
  },
  counterexamples: {
    en: [
      "don't book Sunday at 5",
      'when is Rivka free?',
      "I can't come tomorrow",
      'should I book Sunday at 5?',
    ],
    he: ['אל תקבע בראשון ב-5', 'מתי רבקה פנויה?', 'אני לא יכולה להגיע מחר', 'האם לקבוע בראשון ב-5?'],
  },
});
