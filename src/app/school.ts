/** What this person has before them: their teachers, subjects, students and meetings, kept current while the page is open. */
import { create } from 'zustand';
import type { Subscription } from 'rxjs';
import type { WireMeeting } from '../../domain/calendar/wireMeeting.ts';
import { MEETINGS, MEETINGS_LIVE, SCHOOL, STUDENT, STUDENTS } from '../calendar/documents.ts';
import { client, onReconnect } from './apollo.ts';
import { fetchMeetings, mergeMeetings } from './mergeMeetings.ts';
import { useSession, type SessionUser } from './session.ts';

type Range = { from: string; to: string };

export type TeacherAnswer = {
  id: string;
  username: string | null;
  preferences: { currency: string | null; timeZone: string | null } | null;
  userData: {
    lessonDuration: number | null;
    subscriptionPlan: string | null;
    subscriptionStatus: string | null;
    noticeHours: number | null;
    teachLocations: Record<string, boolean | number | null> | null;
    workingHours: Record<string, Range[] | null> | null;
  } | null;
};

export type SubjectAnswer = { id: string; name: string; cost: number | null; color: string | null };
export type StudentAnswer = { id: string; username: string | null; email: string | null };

type School = {
  status: 'closed' | 'loading' | 'failed' | 'ready';
  user: SessionUser | null;
  teachers: TeacherAnswer[];
  subjects: SubjectAnswer[];
  students: StudentAnswer[];
  /** In the wire's form, of all the teachers. */
  meetings: WireMeeting[];
  open(user: SessionUser): Promise<void>;
  retry(): Promise<void>;
  /** Fetches the meetings again, without leaving the screen. */
  refresh(): Promise<void>;
  close(): void;
};

type SchoolAnswer = { getTeacherById: TeacherAnswer | null; subjectsById: SubjectAnswer[] };
type MeetingsAnswer = { meetingsByTeacherId: WireMeeting[] };

const empty = { teachers: [], subjects: [], students: [], meetings: [] };

export const useSchool = create<School>((set, get) => {
  let lines: Subscription[] = [];
  let shut: (() => void)[] = [];
  let opening = 0;

  const closeLines = (): void => {
    for (const line of lines) line.unsubscribe();
    for (const end of shut) end();
    lines = [];
    shut = [];
  };

  const meetingsOf = new Map<string, WireMeeting[]>();

  const follow = (teacherId: string): void => {
    lines.push(
      client
        .subscribe<{ meetings: WireMeeting }>({
          query: MEETINGS_LIVE,
          variables: { teacherId },
          // The cache would put the row over a newer one of the same id; the merge does not.
          fetchPolicy: 'no-cache',
        })
        .subscribe({
          next: ({ data }) => data && mergeMeetings([data.meetings], teacherId),
          // A refused or broken stream leaves what was fetched; the line itself comes back by its own retries.
          error: (fault: unknown) => console.warn('meetings are not followed live', fault),
        }),
      client
        .watchQuery<MeetingsAnswer>({ query: MEETINGS, variables: { teacherId }, fetchPolicy: 'cache-only' })
        .subscribe(({ data, dataState }) => {
          if (dataState !== 'complete') return;
          // Of an hour that is only taken the server tells nothing else; whose it is follows from the question.
          meetingsOf.set(
            teacherId,
            data.meetingsByTeacherId.map((row) => (row.organizer ? row : { ...row, organizer: teacherId })),
          );
          set({ meetings: [...meetingsOf.values()].flat() });
        }),
    );
  };

  const load = async (user: SessionUser): Promise<void> => {
    const mine = ++opening;
    closeLines();
    meetingsOf.clear();
    set({ status: 'loading', user, ...empty });
    try {
      const teacherIds = await teachersOf(user);
      for (const teacherId of teacherIds) follow(teacherId);
      const [schools, studentsAnswer] = await Promise.all([
        Promise.all(
          teacherIds.map((teacherId) =>
            client.query<SchoolAnswer>({
              query: SCHOOL,
              variables: { teacherId },
              fetchPolicy: 'network-only',
            }),
          ),
        ),
        user.role === 'teacher'
          ? client.query<{ getStudentsByTeacherId: StudentAnswer[] }>({
              query: STUDENTS,
              variables: { teacherId: user.id },
              fetchPolicy: 'network-only',
            })
          : null,
        Promise.all(teacherIds.map(fetchMeetings)),
      ]);
      if (mine !== opening) return;
      shut.push(onReconnect(() => void Promise.all(teacherIds.map(fetchMeetings)).catch(() => undefined)));
      set({
        status: 'ready',
        teachers: schools.flatMap(({ data }) => data?.getTeacherById ?? []),
        subjects: schools.flatMap(({ data }) => data?.subjectsById ?? []),
        students: studentsAnswer?.data?.getStudentsByTeacherId ?? [],
      });
    } catch {
      if (mine === opening) set({ status: 'failed' });
    }
  };

  return {
    status: 'closed',
    user: null,
    ...empty,
    open: (user) =>
      get().user?.id === user.id && get().status !== 'failed' ? Promise.resolve() : load(user),
    async retry() {
      const { user } = get();
      if (user) await load(user);
    },
    async refresh() {
      await Promise.all(get().teachers.map(({ id }) => fetchMeetings(id))).catch(() => undefined);
    },
    close() {
      opening += 1;
      closeLines();
      meetingsOf.clear();
      set({ status: 'closed', user: null, ...empty });
    },
  };
});

async function teachersOf(user: SessionUser): Promise<string[]> {
  if (user.role === 'teacher') return [user.id];
  if (user.role !== 'student') return [];
  const { data } = await client.query<{
    getStudentById: { userData: { teachersIds: string[] | null } | null } | null;
  }>({ query: STUDENT, variables: { id: user.id }, fetchPolicy: 'network-only' });
  return data?.getStudentById?.userData?.teachersIds ?? [];
}

/** Whoever signs in finds their school loaded; whoever leaves, leaves nothing behind. */
function follow(user: SessionUser | null): void {
  if (user) void useSchool.getState().open(user);
  else useSchool.getState().close();
}

useSession.subscribe(({ user }, before) => {
  if (user?.id !== before.user?.id) follow(user);
});
follow(useSession.getState().user);
