/** /students/home: the next lesson large, the coming ones under it, what was asked for, and what has been. */
import { useState } from 'react';
import { CalendarPlus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { openedLater, useFetchWhileIdle } from '../../lib/page/openedLater.tsx';
import { useSession } from '../../lib/session/session.ts';
import { useScreenTitle } from '../../lib/page/useScreenTitle.ts';
import { Button } from '../../ui/Button.tsx';
import { DueAtHome } from '../families/DueAtHome.tsx';
import { OwnJoinRequests } from '../joining/OwnJoinRequests.tsx';
import { PasteLink } from '../joining/PasteLink.tsx';
import { StoredLink } from '../joining/StoredLink.tsx';
import { useJoinsKnown } from '../joining/useJoinsKnown.ts';
import { FromTeacher } from './FromTeacher.tsx';
import { Greeting } from './Greeting.tsx';
import { LateCancels } from './LateCancels.tsx';
import { isComing, type LearnerLesson } from './learnerLessons.ts';
import type { LessonDeed } from './LessonDialog.tsx';
import { LessonsFailed } from './LessonsFailed.tsx';
import { LessonRows } from './LessonRows.tsx';
import { LessonsSkeleton } from './LessonsSkeleton.tsx';
import { LinkCode } from './LinkCode.tsx';
import { NothingYet } from './NothingYet.tsx';
import { NextLesson } from './NextLesson.tsx';
import { OwnPlaces } from './OwnPlaces.tsx';
import { OwnRequests } from './OwnRequests.tsx';
import { OwnTeachers } from './OwnTeachers.tsx';
import { useLearning } from './useLearning.ts';
import { WeekStrip } from './WeekStrip.tsx';

// It previews what it would do, with all that decides.
const LessonDialog = openedLater(async () => (await import('./LessonDialog.tsx')).LessonDialog);

const opened = [LessonDialog];

export function StudentHome() {
  const { t } = useTranslation();
  useFetchWhileIdle(opened);
  useScreenTitle(t('shell.lessons'));
  const user = useSession((session) => session.user);
  const name = user?.username ?? '';
  const [first] = name.split(' ');
  const { status, now, nowMs, learners, teachers, waiting, retry } = useLearning();
  const [asked, ask] = useState<{ lesson: LearnerLesson; deed: LessonDeed } | null>(null);
  const joinsKnown = useJoinsKnown(user && [user.id]);

  if (status === 'failed') return <LessonsFailed onRetry={() => void retry()} />;
  if (status !== 'ready' || !joinsKnown) return <LessonsSkeleton />;
  const mine = learners[0];
  const lessons = mine?.lessons ?? [];
  const coming = lessons.filter(isComing);
  const past = lessons.filter((lesson) => lesson.past).reverse();
  const held = coming.filter(({ begun }) => begun);
  const [next, ...later] = coming.filter(({ begun }) => !begun);
  return (
    <div className="h-full overflow-y-auto px-4 py-6 tablet:px-10">
      <div className="mx-auto grid max-w-[42rem] gap-7">
        <Greeting />
        <StoredLink learners={null} />
        {teachers.length > 0 ? <AskForLesson /> : null}
        {held.map((lesson) => (
          <NextLesson key={lesson.key} lesson={lesson} now={now} />
        ))}
        {next ? (
          <NextLesson lesson={next} now={now} onDeed={(deed) => ask({ lesson: next, deed })} />
        ) : held.length > 0 ? null : teachers.length === 0 ? (
          <div className="grid gap-3 rounded-lg bg-desk p-5">
            <p className="text-on-surface-muted">{t('learning.noTeacher')}</p>
            <PasteLink learners={null} />
          </div>
        ) : (
          <NothingYet
            title={t('learning.none')}
            body={t('learning.noneTry')}
            sentence={t('learning.tryStudent')}
            className="justify-items-start p-5"
          />
        )}
        <DueAtHome />
        {coming.length > 0 ? (
          <WeekStrip lessons={coming} now={now} label={t('learning.weekOf', { name: first ?? name })} />
        ) : null}
        {mine ? <OwnPlaces learnerId={mine.learner.id} nowMs={nowMs} /> : null}
        {mine ? <OwnRequests waiting={waiting} learnerId={mine.learner.id} now={now} /> : null}
        {mine ? <OwnJoinRequests learner={mine.learner} nowMs={nowMs} /> : null}
        {later.length > 0 ? (
          <LessonRows
            title={t('learning.upcoming')}
            lessons={later}
            atOnce={8}
            onDeed={(lesson, deed) => ask({ lesson, deed })}
          />
        ) : null}
        {mine ? <FromTeacher learner={mine.learner} teachers={teachers} /> : null}
        {mine ? <LateCancels learner={mine.learner} teachers={teachers} /> : null}
        {past.length > 0 ? <LessonRows title={t('learning.past')} lessons={past} atOnce={4} /> : null}
        <OwnTeachers learners={mine ? [mine.learner] : []} teachers={teachers} />
        <LinkCode />
      </div>
      {asked ? (
        <LessonDialog
          {...asked}
          now={now}
          onDeed={(deed) => ask({ lesson: asked.lesson, deed })}
          onClose={() => ask(null)}
        />
      ) : null}
    </div>
  );
}

function AskForLesson() {
  const { t } = useTranslation();
  return (
    <Button asChild className="justify-self-start">
      <Link to="/studentMeetingCreation">
        <CalendarPlus />
        {t('booking.open')}
      </Link>
    </Button>
  );
}
