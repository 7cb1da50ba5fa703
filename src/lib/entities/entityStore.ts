/** What this person has before them: teachers, subjects, students, meetings, requests and closed hours, kept current while the page is open. */
import { create } from 'zustand';
import type { Subscription } from 'rxjs';
import type { WireMeeting } from '../../../domain/calendar/wireMeeting.ts';
import { SchoolDocument, type SchoolQuery } from './meeting.generated.ts';
import { client, onReconnect } from '../apollo/apollo.ts';
import { followCalendars } from './followCalendars.ts';
import { followOwnRequests, type OwnRequests } from './followOwnRequests.ts';
import { followProfile } from './followProfile.ts';
import { followSchool, type CameRows, type FollowedLists } from './followSchool.ts';
import { learnersOf } from './learners.ts';
import type { Stretch } from './mergeMeetings.ts';
import { useOnline } from '../device/useOnline.ts';
import { readAs } from '../session/readAs.ts';
import { useSession, type SessionUser } from '../session/session.ts';
import { followedNames, noRows, type Held, type StudentAnswer } from './followedKinds.ts';

type Teacher = NonNullable<SchoolQuery['getTeacherById']>;
type TeacherData = NonNullable<Teacher['userData']>;

/** Of a teacher a learner is told less than she is herself. */
export type TeacherAnswer = Held<Omit<Teacher, 'userData'>, 'id' | 'username' | 'preferences'> & {
  userData: Held<
    TeacherData,
    | 'lessonDuration'
    | 'subscriptionPlan'
    | 'subscriptionStatus'
    | 'noticeHours'
    | 'numberOfBadCancelsAllowed'
    | 'blockedStudentsIds'
    | 'excludedStudentsIds'
    | 'teachLocations'
    | 'workingHours'
  > | null;
};

export type { JoinRequestAnswer, StudentAnswer, SubjectAnswer } from './followedKinds.ts';

/**
 * students: a teacher's own; of a student themselves, of a parent the children. subjects in the teacher's order; pendings: lessons that one side asked for, the settled ones too; waitings: places in queues for full groups; closed: hours that teachers have closed.
 */
export type School = FollowedLists & {
  /** 'near': of a teacher's long calendar some days are here, and only these may be shown; nothing else is told of it yet. */
  status: 'closed' | 'loading' | 'near' | 'failed' | 'ready';
  near: Stretch[];
  /** All of it is from the device, as it was then; null: from the server. */
  asOfMs: number | null;
  user: SessionUser | null;
  teachers: TeacherAnswer[];
  /** In the wire's form, of all the teachers. */
  meetings: WireMeeting[];
  open(user: SessionUser): Promise<void>;
  retry(): Promise<void>;
  /** While the calendar is not whole: brings these days before all others. */
  bringDays(stretch: Stretch): Promise<void>;
  /** Asks again how the students stand: a late cancel was counted. */
  refreshPeople(): Promise<void>;
  /** Hours, places and lengths have changed: the teacher's own settings are asked for anew, and nothing else blinks. */
  refreshSettings(): Promise<void>;
  /** Asks again for the subjects: of a lesson that has come near the server tells the materials. */
  refreshSubjects(): Promise<void>;
  /** Rows that came with an answer. */
  merge(came: CameRows): void;
  /** Fetches everything that changes again, without leaving the screen. */
  refresh(): Promise<void>;
  close(): void;
};

const empty = { ...noRows, near: [], teachers: [], meetings: [], asOfMs: null };

/** What is kept on the device of it, and how soon it is asked for again while that is shown. */
const lists = ['teachers', 'meetings', ...followedNames] as const;
const askAgainMs = 15_000;

export const useEntityStore = create<School>((set, get) => {
  let lines: Subscription[] = [];
  let shut: (() => void)[] = [];
  let opening = 0;

  const closeLines = (): void => {
    for (const line of lines) line.unsubscribe();
    for (const end of shut) end();
    lines = [];
    shut = [];
  };

  let own: OwnRequests | null = null;

  /** Whose schools are followed. */
  const teacherIds = new Set<string>();
  const followed = followSchool(set);

  const calendars = followCalendars((meetings) => set({ meetings }));

  const fetchOf = (teacherId: string): Promise<unknown> =>
    Promise.all([calendars.fetch(teacherId), followed.fetch(teacherId)]);

  const forget = (): void => {
    followed.stop();
    own?.stop();
    own = null;
    calendars.stop();
    teacherIds.clear();
  };

  /** Follows these teachers from now on, and fetches what they have; a teacher's own long calendar is near first. */
  const bring = async (ids: readonly string[], isOwn: boolean): Promise<TeacherAnswer[]> => {
    const mine = opening;
    for (const teacherId of ids) {
      teacherIds.add(teacherId);
      calendars.follow(teacherId);
      followed.follow(teacherId, isOwn);
    }
    const schools = askSchools(ids);
    const lists = Promise.all(ids.map((teacherId) => followed.fetch(teacherId)));
    const showNear = async (stretch: Stretch): Promise<void> => {
      const [teachers] = await Promise.all([schools, lists]);
      if (mine === opening && get().status === 'loading') set({ status: 'near', teachers, near: [stretch] });
    };
    // What fails here fails the loading, too.
    const nearHere = (stretch: Stretch): void => void showNear(stretch).catch(() => undefined);
    const whole = ids.map((teacherId) => calendars.fetch(teacherId, isOwn ? nearHere : undefined));
    await Promise.all([schools, lists, ...whole]);
    return schools;
  };

  const load = async (user: SessionUser): Promise<void> => {
    const mine = ++opening;
    closeLines();
    forget();
    // What is shown from the device stays until what is right has come.
    if (get().asOfMs === null || get().user?.id !== user.id) set({ status: 'loading', user, ...empty });
    try {
      const learners = await learnersOf(user);
      if (mine !== opening) return;
      const profile = followProfile(user, () => void get().refreshPeople());
      if (profile) lines.push(profile);
      if (user.role !== 'teacher')
        own = followOwnRequests(
          learners.map(({ id }) => id),
          (joinRequests) => set({ joinRequests }),
        );
      const isOwn = user.role === 'teacher';
      let wasCut = false;
      const fetchAgain = () => Promise.all([...teacherIds].map(fetchOf)).catch(() => undefined);
      shut.push(
        onReconnect(() => {
          if (get().status === 'ready') void fetchAgain();
          else wasCut = true;
        }),
      );
      const [teachers] = await Promise.all([
        bring(isOwn ? [user.id] : teachersOf(learners), isOwn),
        own?.fetch(),
      ]);
      if (mine !== opening) return;
      readAs(teachers.find(({ id }) => id === user.id)?.preferences ?? {});
      set({ status: 'ready', asOfMs: null, teachers, ...(isOwn ? {} : { students: learners }) });
      if (wasCut) void fetchAgain();
    } catch {
      await showKept(user, () => mine === opening, load);
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
      await Promise.all([...get().teachers.map(({ id }) => fetchOf(id)), own?.fetch()]).catch(
        () => undefined,
      );
    },
    async refreshSettings() {
      const { user } = get();
      const mine = opening;
      if (user?.role !== 'teacher') return;
      const teachers = await askSchools(get().teachers.map(({ id }) => id)).catch(() => null);
      if (!teachers || mine !== opening) return;
      set({ teachers });
      readAs(teachers.find(({ id }) => id === user.id)?.preferences ?? {});
    },
    async bringDays(stretch) {
      const mine = opening;
      const isHere = await calendars.fetchDays(stretch).then(
        () => true,
        () => false,
      );
      if (isHere && mine === opening && get().status === 'near') set({ near: [...get().near, stretch] });
    },
    async refreshPeople() {
      const { user } = get();
      const mine = opening;
      // A teacher's own follow by themselves.
      if (!user || user.role === 'teacher') return;
      const [students] = await Promise.all([learnersOf(user).catch(() => null), own?.fetch()]);
      if (!students || mine !== opening) return;
      const now = teachersOf(students);
      // A link that was taken back takes what belongs to it: all is loaded anew.
      if ([...teacherIds].some((id) => !now.includes(id))) return load(user);
      const added = now.filter((id) => !teacherIds.has(id));
      if (added.length === 0) return set({ students });
      try {
        const came = await bring(added, false);
        if (mine === opening) set({ students, teachers: [...get().teachers, ...came] });
      } catch {
        if (mine === opening) await load(user);
      }
    },
    async refreshSubjects() {
      await followed.fetchKind('subjects').catch(() => undefined);
    },
    merge(came) {
      followed.merge(came);
      if (came['joinRequests']) void own?.fetch();
    },
    close() {
      opening += 1;
      closeLines();
      forget();
      set({ status: 'closed', user: null, ...empty });
    },
  };
});

/** Waits until whoever is in has their school before them, or has been refused it; at once when nothing is on its way. */
export function schoolHere(): Promise<void> {
  return new Promise((here) => {
    const settled = (): boolean => !['loading', 'near'].includes(useEntityStore.getState().status);
    if (settled()) return here();
    const end = useEntityStore.subscribe(() => {
      if (!settled()) return;
      end();
      here();
    });
  });
}

async function askSchools(ids: readonly string[]): Promise<TeacherAnswer[]> {
  const asked = ids.map((teacherId) =>
    client.query({ query: SchoolDocument, variables: { teacherId }, fetchPolicy: 'network-only' }),
  );
  return (await Promise.all(asked)).flatMap(({ data }) => data?.getTeacherById ?? []);
}

/** It is no part of the first picture; without it nothing is kept. */
const fetchKeeping = () => import('./keptSchool.ts').catch(() => null);

/** What the device kept stands in for what cannot be fetched now, and is asked for again. */
async function showKept(
  user: SessionUser,
  isWanted: () => boolean,
  load: (user: SessionUser) => Promise<void>,
): Promise<void> {
  const keeping = await fetchKeeping();
  const kept = await keeping?.keptSchool<Pick<School, (typeof lists)[number]>>(user.id);
  if (!isWanted()) return;
  useEntityStore.setState(
    kept ? { status: 'ready', ...kept.lists, asOfMs: kept.asOfMs } : { status: 'failed' },
  );
  if (kept) setTimeout(() => void (isWanted() && load(user)), askAgainMs);
}

/** With whom these learn. */
const teachersOf = (learners: readonly StudentAnswer[]): string[] => [
  ...new Set(learners.flatMap(({ userData }) => userData?.teachersIds ?? [])),
];

/** Whoever signs in finds their school loaded; whoever leaves, leaves nothing behind. */
function follow(user: SessionUser | null): void {
  if (user) void useEntityStore.getState().open(user);
  else useEntityStore.getState().close();
}

// What could not be fetched without a line is fetched when there is one.
useOnline.subscribe(({ offlineSinceMs }, before) => {
  const { status, asOfMs, retry } = useEntityStore.getState();
  const isMissing = status === 'failed' || asOfMs !== null;
  if (offlineSinceMs === null && before.offlineSinceMs !== null && isMissing) void retry();
});
// The frame tells of it, and does not wait for this store.
useEntityStore.subscribe(({ asOfMs }) => useOnline.setState({ asOfMs }));
void fetchKeeping().then((keeping) =>
  keeping?.keepSchool(useEntityStore, lists, () => useOnline.getState().offlineSinceMs === null),
);

useSession.subscribe(({ user }, before) => {
  if (user?.id !== before.user?.id) follow(user);
});
follow(useSession.getState().user);
