/** One child: how they stand, what comes, what waits, what was. */
import { useTranslation } from 'react-i18next';
import type { Wall } from '../../../domain/basics/wallTime.ts';
import type { StudentAnswer, SubjectAnswer, TeacherAnswer } from '../../lib/entities/entityStore.ts';
import { useComposer } from '../../lib/sentences/useComposer.ts';
import { isolated } from '../../ui/Sentence.tsx';
import { Button } from '../../ui/Button.tsx';
import type { TeacherAccount } from '../families/useFamilyAccounts.ts';
import type { Waiting } from '../requests/waiting.ts';
import { FromTeacher } from '../students/FromTeacher.tsx';
import { LateCancels } from '../students/LateCancels.tsx';
import { isComing, type LearnerLesson } from '../students/learnerLessons.ts';
import type { LessonAction } from '../students/LessonDialog.tsx';
import { LessonRows } from '../students/LessonRows.tsx';
import { OwnPlaces } from '../students/OwnPlaces.tsx';
import { OwnRequests } from '../students/OwnRequests.tsx';
import { ToReceipts } from '../students/ToReceipts.tsx';
import { weekBlocks } from '../students/weekBlocks.ts';
import { WeekStrip } from '../students/WeekStrip.tsx';
import { ChildStanding } from './ChildStanding.tsx';

type Props = {
  learner: StudentAnswer;
  lessons: readonly LearnerLesson[];
  teachers: readonly TeacherAnswer[];
  subjects: readonly SubjectAnswer[];
  accounts: readonly TeacherAccount[] | null;
  /** Of several the week stands above, in one. */
  isOnly: boolean;
  waiting: readonly Waiting[];
  now: Wall;
  nowMs: number;
  onAction(lesson: LearnerLesson, action: LessonAction): void;
};

export function ChildCard(props: Props) {
  const { learner, lessons, teachers, subjects, accounts, isOnly, waiting, now, nowMs, onAction } = props;
  const { t } = useTranslation();
  const write = useComposer((state) => state.write);
  const coming = lessons.filter(isComing);
  const past = lessons.filter((lesson) => lesson.past).reverse();
  const name = learner.username ?? '';
  const sentence = t('learning.tryParent', { name: name.split(' ')[0] ?? name });
  return (
    <>
      {isOnly ? (
        <WeekStrip
          blocks={weekBlocks(lessons, { waiting, subjects }, [learner.id])}
          now={now}
          label={t('learning.weekOf', { name })}
        />
      ) : null}
      <div className="grid gap-3 tablet:grid-cols-2">
        <ChildStanding {...{ learner, coming, accounts, now }} />
        <LateCancels learner={learner} teachers={teachers} whose={name} />
      </div>
      <OwnPlaces learnerId={learner.id} nowMs={nowMs} whose={name} />
      <OwnRequests waiting={waiting} learnerId={learner.id} now={now} whose={name} />
      {coming.length > 0 ? (
        <LessonRows
          title={t('learning.upcoming')}
          whose={name}
          lessons={coming}
          atOnce={4}
          onAction={onAction}
        />
      ) : (
        <div className="grid justify-items-start gap-2 rounded-lg bg-desk p-5">
          <p className="text-md font-mid">{t('learning.childless')}</p>
          <p className="text-sm text-on-surface-muted">{t('learning.noneTry')}</p>
          <Button className="text-md" dir="auto" onClick={() => write(sentence)}>
            {isolated(sentence)}
          </Button>
        </div>
      )}
      <FromTeacher learner={learner} teachers={teachers} whose={name} />
      {past.length > 0 ? (
        <LessonRows
          title={t('learning.past')}
          whose={name}
          lessons={past}
          atOnce={2}
          beside={<ToReceipts whose={name} />}
        />
      ) : null}
    </>
  );
}
