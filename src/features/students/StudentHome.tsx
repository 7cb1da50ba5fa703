/** /students/home: the next lesson large, the coming ones under it, what was asked for, and what has been. */
import { useState, type ComponentProps, type ReactNode } from 'react';
import { CalendarPlus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Id } from '../../../domain/basics/ids.ts';
import type { Wall } from '../../../domain/basics/wallTime.ts';
import type { TeacherAnswer } from '../../lib/entities/entityStore.ts';
import { useFetchWhileIdle } from '../../lib/page/openedLater.tsx';
import { useSession } from '../../lib/session/session.ts';
import { useScreenTitle } from '../../lib/page/useScreenTitle.ts';
import { Button } from '../../ui/Button.tsx';
import { DueAtHome } from '../families/DueAtHome.tsx';
import { LatestReceipts } from '../families/LatestReceipts.tsx';
import { useFamilyAccounts } from '../families/useFamilyAccounts.ts';
import { OwnJoinRequests } from '../joining/OwnJoinRequests.tsx';
import { PasteLink } from '../joining/PasteLink.tsx';
import { StoredLink } from '../joining/StoredLink.tsx';
import { useJoinsKnown } from '../joining/useJoinsKnown.ts';
import { AskedLesson, LessonDialog, type Asked } from './AskedLesson.tsx';
import { FromTeacher } from './FromTeacher.tsx';
import { Greeting } from './Greeting.tsx';
import { LateCancels } from './LateCancels.tsx';
import { isComing, monthOfLatest, type LearnerLesson } from './learnerLessons.ts';
import type { LessonAction } from './LessonDialog.tsx';
import { LessonsFailed } from './LessonsFailed.tsx';
import { LessonRows } from './LessonRows.tsx';
import { LessonsSkeleton } from './LessonsSkeleton.tsx';
import { LinkCode } from './LinkCode.tsx';
import { NothingYet } from './NothingYet.tsx';
import { NextLesson } from './NextLesson.tsx';
import { OwnPlaces } from './OwnPlaces.tsx';
import { OwnRequests } from './OwnRequests.tsx';
import { OwnTeachers } from './OwnTeachers.tsx';
import { TeacherChoice } from './TeacherChoice.tsx';
import { ToReceipts } from './ToReceipts.tsx';
import { useLearning } from './useLearning.ts';
import { weekBlocks } from './weekBlocks.ts';
import { WeekStrip } from './WeekStrip.tsx';

const opened = [LessonDialog];

export function StudentHome() {
  const { t } = useTranslation();
  useFetchWhileIdle(opened);
  useScreenTitle(t('shell.lessons'));
  const user = useSession((session) => session.user);
  const { status, now, nowMs, learners, teachers, subjects, waiting, retry } = useLearning();
  const [asked, ask] = useState<Asked>(null);
  const [chosen, choose] = useState<Id | null>(null);
  const joinsKnown = useJoinsKnown(user && [user.id]);

  if (status === 'failed') return <LessonsFailed onRetry={() => void retry()} />;
  if (status !== 'ready' || !joinsKnown) return <LessonsSkeleton />;
  const mine = learners[0];
  const shownTeachers = teachers.filter(({ id }) => chosen === null || id === chosen);
  const lessons = (mine?.lessons ?? []).filter(
    ({ lesson }) => chosen === null || lesson.meeting.teacherId === chosen,
  );
  const asks = waiting.filter(({ pending }) => chosen === null || pending.teacherId === chosen);
  const coming = lessons.filter(isComing);
  const past = lessons.filter((lesson) => lesson.past).reverse();
  const [, ...later] = coming.filter(({ begun }) => !begun);
  return (
    <div className="@container h-full overflow-y-auto px-4 py-6 tablet:px-10">
      <div className="mx-auto grid max-w-5xl gap-x-10 gap-y-7 @3xl:grid-cols-[minmax(0,1fr)_19rem]">
        <Head teachers={teachers} chosen={chosen} onChoose={choose} />
        <Nearest
          coming={coming}
          now={now}
          hasTeacher={teachers.length > 0}
          onAction={(lesson, action) => ask({ lesson, action })}
        />
        {mine ? (
          <Standing mine={mine} teachers={shownTeachers}>
            <WeekStrip
              blocks={weekBlocks(lessons, { waiting: asks, subjects }, [mine.learner.id])}
              now={now}
              label={t('learning.week')}
            />
          </Standing>
        ) : null}
        <div className="grid content-start gap-7">
          {mine ? (
            <>
              <OwnPlaces learnerId={mine.learner.id} nowMs={nowMs} />
              <OwnRequests waiting={asks} learnerId={mine.learner.id} now={now} />
              <OwnJoinRequests learner={mine.learner} nowMs={nowMs} />
            </>
          ) : null}
          {later.length > 0 ? (
            <LessonRows
              title={t('learning.upcoming')}
              lessons={later}
              atOnce={8}
              onAction={(lesson, action) => ask({ lesson, action })}
            />
          ) : null}
          {past.length > 0 ? (
            <LessonRows title={t('learning.past')} lessons={past} atOnce={4} beside={<ToReceipts />} />
          ) : null}
          <OwnTeachers learners={mine ? [mine.learner] : []} teachers={teachers} />
          <LinkCode />
        </div>
      </div>
      <AskedLesson {...{ asked, ask, now }} />
    </div>
  );
}

function Head(choice: ComponentProps<typeof TeacherChoice>) {
  return (
    <div className="flex flex-wrap items-center gap-3 @3xl:col-span-2">
      <span className="me-auto">
        <Greeting />
      </span>
      <TeacherChoice {...choice} />
      {choice.teachers.length > 0 ? <AskForLesson /> : null}
    </div>
  );
}

type StandingProps = {
  mine: ReturnType<typeof useLearning>['learners'][number];
  teachers: readonly TeacherAnswer[];
  children: ReactNode;
};

/** What is due, what is left of the allowance, the week, and what the teachers wrote; beside the lessons where there is room. */
function Standing({ mine, teachers, children }: StandingProps) {
  const { t } = useTranslation();
  const { learner } = mine;
  const family = useFamilyAccounts(monthOfLatest([mine]));
  return (
    <div className="grid content-start gap-7 @3xl:col-start-2 @3xl:row-span-2 @3xl:row-start-2">
      <div className="grid gap-3 tablet:max-@3xl:grid-cols-2">
        <DueAtHome {...family} />
        <LateCancels learner={learner} teachers={teachers} />
      </div>
      <section className="grid gap-3">
        <h2 className="text-md font-strong">{t('learning.week')}</h2>
        {children}
      </section>
      <FromTeacher learner={learner} teachers={teachers} />
      <LatestReceipts {...family} />
    </div>
  );
}

type NearestProps = {
  coming: readonly LearnerLesson[];
  now: Wall;
  hasTeacher: boolean;
  onAction(lesson: LearnerLesson, action: LessonAction): void;
};

/** What is being held, and what comes next; where nothing does, the way to it. */
function Nearest({ coming, now, hasTeacher, onAction }: NearestProps) {
  const { t } = useTranslation();
  const held = coming.filter(({ begun }) => begun);
  const next = coming.find(({ begun }) => !begun);
  return (
    <div className="grid content-start gap-7">
      <StoredLink learners={null} />
      {held.map((lesson) => (
        <NextLesson key={lesson.key} lesson={lesson} now={now} />
      ))}
      {next ? (
        <NextLesson lesson={next} now={now} onAction={(action) => onAction(next, action)} />
      ) : held.length > 0 ? null : hasTeacher ? (
        <NothingYet
          title={t('learning.none')}
          body={t('learning.noneTry')}
          sentence={t('learning.tryStudent')}
          className="justify-items-start p-5"
        />
      ) : (
        <div className="grid gap-3 rounded-lg bg-desk p-5">
          <p className="text-on-surface-muted">{t('learning.noTeacher')}</p>
          <PasteLink learners={null} />
        </div>
      )}
    </div>
  );
}

function AskForLesson() {
  const { t } = useTranslation();
  return (
    <Button asChild>
      <Link to="/studentMeetingCreation">
        <CalendarPlus />
        {t('booking.open')}
      </Link>
    </Button>
  );
}
