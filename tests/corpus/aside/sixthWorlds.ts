/** The school that the sixth set speaks of, as its teacher, Dana (a student) and a parent of two see it, named in either language. */
import {
  aWorld,
  type Locale,
  type SpeakerRole,
  type World,
  type WorldMeeting,
} from '../../../commands/world/world.ts';

type Names = Record<
  | 'dana'
  | 'noam'
  | 'yael'
  | 'omer'
  | 'noa'
  | 'itay'
  | 'adam'
  | 'tom'
  | 'maths'
  | 'physics'
  | 'english'
  | 'group',
  string
>;

const names: Record<Locale, Names> = {
  en: {
    dana: 'Dana Katz',
    noam: 'Noam Bar',
    yael: 'Yael Levi',
    omer: 'Omer Peretz',
    noa: 'Noa Shalev',
    itay: 'Itay Mizrahi',
    adam: 'Adam Katz',
    tom: 'Tom Ben-Ami',
    maths: 'Maths',
    physics: 'Physics',
    english: 'English',
    group: 'Monday group',
  },
  he: {
    dana: 'דנה כץ',
    noam: 'נועם בר',
    yael: 'יעל לוי',
    omer: 'עומר פרץ',
    noa: 'נועה שלו',
    itay: 'איתי מזרחי',
    adam: 'אדם כץ',
    tom: 'תום בן עמי',
    maths: 'מתמטיקה',
    physics: 'פיזיקה',
    english: 'אנגלית',
    group: 'קבוצת שני',
  },
};

const moment = { now: '2026-03-10T09:00', timeZone: 'Asia/Jerusalem' } as const;
const contract = 'A day of notice.';
const lesson = { teacherId: 't1', organizer: 't1', capacity: 1, location: 'teacher', version: 1 } as const;

function meetingsOf(said: Names): WorldMeeting[] {
  const weekly = (who: string, subject: string, start: string, end: string, day: string): WorldMeeting => ({
    ...lesson,
    id: `m-${who}`,
    subject,
    start,
    end,
    rrule: `FREQ=WEEKLY;INTERVAL=1;BYDAY=${day}`,
    attendees: [{ attendeeId: who }],
  });
  return [
    weekly('dana', said.maths, '2026-01-04T16:00', '2026-01-04T16:45', 'SU'),
    weekly('noam', said.physics, '2026-01-05T17:00', '2026-01-05T18:00', 'MO'),
    weekly('yael', said.english, '2026-01-06T15:00', '2026-01-06T15:45', 'TU'),
    weekly('omer', said.maths, '2026-01-07T18:00', '2026-01-07T18:45', 'WE'),
    {
      ...weekly('noa', said.physics, '2026-01-08T16:00', '2026-01-08T17:00', 'TH'),
      attendees: [{ attendeeId: 'noa', paid: ['2026-03-05T16:00'] }],
    },
    {
      ...weekly('group', said.maths, '2026-01-05T19:00', '2026-01-05T20:30', 'MO'),
      summary: said.group,
      capacity: 4,
      attendees: [{ attendeeId: 'dana' }, { attendeeId: 'itay' }],
    },
    {
      ...lesson,
      id: 'm-itay',
      subject: said.english,
      start: '2026-03-13T10:00',
      end: '2026-03-13T10:45',
      attendees: [{ attendeeId: 'itay' }],
    },
    weekly('adam', said.maths, '2026-01-07T16:00', '2026-01-07T16:45', 'WE'),
  ];
}

function worldsOf(locale: Locale): Partial<Record<SpeakerRole, World>> {
  const said = names[locale];
  const subjects = [
    { id: 'su-maths', name: said.maths, cost: 120 },
    { id: 'su-physics', name: said.physics, cost: 140 },
    { id: 'su-english', name: said.english, cost: 100 },
  ];
  const teachers = [{ id: 't1', username: 'Rivka Cohen', userData: { contract, blockedStudentsIds: [] } }];
  const all = meetingsOf(said);
  const learner = { ...moment, locale, subjects, teachers, allTeachersTold: true };
  const seen = (...ids: string[]) => all.filter(({ id }) => ids.includes(id));
  return {
    teacher: aWorld({
      ...moment,
      locale,
      role: 'teacher',
      user: {
        id: 't1',
        username: 'Rivka Cohen',
        role: 'teacher',
        userData: { lessonDuration: 45, shareLink: 'https://lessons.test/rivka', contract },
      },
      subjects,
      students: (['dana', 'noam', 'yael', 'omer', 'noa', 'itay'] as const).map((id) => ({
        id,
        username: said[id],
      })),
      // Adam is the parent's child: the teacher's students are the six.
      meetings: all.filter(({ id }) => id !== 'm-adam'),
      pendingMeetings: [
        {
          ...lesson,
          id: 'p-yael',
          subject: said.maths,
          start: '2026-03-12T17:00',
          end: '2026-03-12T17:45',
          status: 'Pending',
          attendees: [{ attendeeId: 'yael' }],
        },
      ],
      joinRequests: [
        {
          id: 'r-tom',
          studentId: 'tom',
          studentName: said.tom,
          meetingId: 'm-group',
          teacherId: 't1',
          status: 'Pending',
        },
      ],
    }),
    student: aWorld({
      ...learner,
      role: 'student',
      user: { id: 'dana', username: said.dana, role: 'student' },
      meetings: seen('m-dana', 'm-group'),
    }),
    parent: aWorld({
      ...learner,
      role: 'parent',
      user: { id: 'mother', username: locale === 'he' ? 'רות כץ' : 'Ruth Katz', role: 'parent' },
      children: [
        { id: 'dana', username: said.dana },
        { id: 'adam', username: said.adam },
      ],
      meetings: seen('m-dana', 'm-group', 'm-adam'),
    }),
  };
}

export const sixthWorlds: Record<Locale, Partial<Record<SpeakerRole, World>>> = {
  en: worldsOf('en'),
  he: worldsOf('he'),
};
