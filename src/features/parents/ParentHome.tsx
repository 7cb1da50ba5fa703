/** /parent/home: each child's week and lessons, what was asked for them, and what can be done on their behalf. */
import { useState } from 'react';
import { UserRoundPlus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { openedLater, useFetchWhileIdle } from '../../lib/page/openedLater.tsx';
import type { TeacherAnswer } from '../../lib/entities/entityStore.ts';
import { useScreenTitle } from '../../lib/page/useScreenTitle.ts';
import { Avatar } from '../../ui/Avatar.tsx';
import { Button } from '../../ui/Button.tsx';
import { DueAtHome } from '../families/DueAtHome.tsx';
import { LatestReceipts } from '../families/LatestReceipts.tsx';
import { useFamilyAccounts } from '../families/useFamilyAccounts.ts';
import { OwnJoinRequests } from '../joining/OwnJoinRequests.tsx';
import type { Learner } from '../joining/JoinTeacher.tsx';
import { PasteLink } from '../joining/PasteLink.tsx';
import { StoredLink } from '../joining/StoredLink.tsx';
import { useJoinsKnown } from '../joining/useJoinsKnown.ts';
import { AskedLesson, LessonDialog, type Asked } from '../students/AskedLesson.tsx';
import { Greeting } from '../students/Greeting.tsx';
import { LessonsSkeleton } from '../students/LessonsSkeleton.tsx';
import { monthOfLatest } from '../students/learnerLessons.ts';
import { LessonsFailed } from '../students/LessonsFailed.tsx';
import { NothingYet } from '../students/NothingYet.tsx';
import { useLearning } from '../students/useLearning.ts';
import { OwnTeachers } from '../students/OwnTeachers.tsx';
import { ChildActions } from './ChildActions.tsx';
import { ChildCard } from './ChildCard.tsx';
import { ChildPicture } from './ChildPicture.tsx';
import { FamilyWeek } from './FamilyWeek.tsx';
import { NextDays } from './NextDays.tsx';
import { RemovedChildren } from './RemovedChildren.tsx';

// They preview what they would do, with all that decides.
const AskForChild = openedLater(async () => (await import('./AskForChild.tsx')).AskForChild);
const ChildDialog = openedLater(async () => (await import('./ChildDialog.tsx')).ChildDialog);
const RemoveChild = openedLater(async () => (await import('./RemoveChild.tsx')).RemoveChild);

const opened = [AskForChild, ChildDialog, RemoveChild, LessonDialog];

/** What stands open over the page. */
type Open = { kind: 'add' } | { kind: 'ask' | 'rename' | 'remove'; child: Learner };

/** A sentence leads here with the child whose picture it speaks of. */
const pictured = 'picture';

export function ParentHome() {
  const { t } = useTranslation();
  useScreenTitle(t('shell.home'));
  useFetchWhileIdle(opened);
  const { status, now, nowMs, learners, teachers, subjects, waiting, retry } = useLearning();
  const joinsKnown = useJoinsKnown(status === 'ready' ? learners.map(({ learner }) => learner.id) : null);
  const family = useFamilyAccounts(monthOfLatest(learners));
  const [asked, ask] = useState<Asked>(null);
  const [open, setOpen] = useState<Open | null>(null);
  const [address, setAddress] = useSearchParams();
  const showPicture = (childId: string | null): void =>
    setAddress(
      (before) => {
        if (childId === null) before.delete(pictured);
        else before.set(pictured, childId);
        return before;
      },
      { replace: true },
    );

  if (status === 'failed') return <LessonsFailed onRetry={() => void retry()} />;
  if (status !== 'ready' || !joinsKnown) return <LessonsSkeleton />;
  const children = learners.map(({ learner }) => learner);
  const teachersOf = ({ id }: Pick<Learner, 'id'>): TeacherAnswer[] => {
    const own = children.find((child) => child.id === id)?.userData?.teachersIds ?? [];
    return teachers.filter((teacher) => own.includes(teacher.id));
  };
  const inPicture = children.find(({ id }) => id === address.get(pictured)) ?? null;
  return (
    <div className="h-full overflow-y-auto px-4 py-6 tablet:px-10">
      <div className="mx-auto grid max-w-[42rem] gap-8">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <Greeting />
          <Button onClick={() => setOpen({ kind: 'add' })}>
            <UserRoundPlus />
            {t('learning.family.add')}
          </Button>
        </div>
        <StoredLink learners={children} onAddChild={() => setOpen({ kind: 'add' })} />
        <RemovedChildren nowMs={nowMs} />
        <NextDays learners={learners} now={now} />
        <DueAtHome {...family} />
        <FamilyWeek {...{ learners, waiting, subjects, now }} />
        {learners.length === 0 ? (
          <NothingYet
            title={t('learning.noChildren')}
            body={t('learning.noChildrenBody')}
            sentence={t('learning.tryChild')}
            className="justify-items-center p-6 text-center"
          />
        ) : null}
        {learners.map(({ learner, lessons }) => (
          <article key={learner.id} aria-label={learner.username ?? ''} className="grid gap-5">
            <h2 className="flex items-center gap-3 text-lg font-strong">
              <Avatar
                name={learner.username ?? ''}
                image={learner.profileImage}
                className="size-10 text-sm"
              />
              <span className="me-auto">{learner.username}</span>
              <ChildActions
                name={learner.username ?? ''}
                onAsk={teachersOf(learner).length > 0 ? () => setOpen({ kind: 'ask', child: learner }) : null}
                onRename={() => setOpen({ kind: 'rename', child: learner })}
                onPicture={() => showPicture(learner.id)}
                onRemove={() => setOpen({ kind: 'remove', child: learner })}
              />
            </h2>
            <ChildCard
              {...{ learner, lessons, teachers, subjects, waiting, now, nowMs }}
              accounts={family.accounts}
              isOnly={learners.length === 1}
              onAction={(lesson, action) => ask({ lesson, action })}
            />
            <OwnJoinRequests learner={learner} nowMs={nowMs} whose={learner.username ?? ''} />
          </article>
        ))}
        <LatestReceipts {...family} />
        <OwnTeachers learners={children} teachers={teachers} />
        {children.length > 0 ? <PasteLink learners={children} /> : null}
      </div>
      {inPicture ? <ChildPicture child={inPicture} onClose={() => showPicture(null)} /> : null}
      {open?.kind === 'add' ? <ChildDialog child={null} onClose={() => setOpen(null)} /> : null}
      {open?.kind === 'ask' ? (
        <AskForChild child={open.child} teachers={teachersOf(open.child)} onClose={() => setOpen(null)} />
      ) : null}
      {open?.kind === 'rename' ? <ChildDialog child={open.child} onClose={() => setOpen(null)} /> : null}
      {open?.kind === 'remove' ? <RemoveChild child={open.child} onClose={() => setOpen(null)} /> : null}
      <AskedLesson {...{ asked, ask, now }} />
    </div>
  );
}
