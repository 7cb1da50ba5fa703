/** With several children: the week of all of them in one. */
import { useTranslation } from 'react-i18next';
import type { useLearning } from '../students/useLearning.ts';
import { weekBlocks } from '../students/weekBlocks.ts';
import { WeekStrip } from '../students/WeekStrip.tsx';

type Props = Pick<ReturnType<typeof useLearning>, 'learners' | 'waiting' | 'subjects' | 'now'>;

export function FamilyWeek({ learners, waiting, subjects, now }: Props) {
  const { t } = useTranslation();
  if (learners.length < 2) return null;
  const title = t('learning.family.week');
  const blocks = weekBlocks(
    learners.flatMap(({ lessons }) => lessons),
    { waiting, subjects },
    learners.map(({ learner }) => learner.id),
  );
  return (
    <section className="grid gap-2">
      <h2 className="text-md font-strong">{title}</h2>
      <WeekStrip blocks={blocks} now={now} label={title} />
    </section>
  );
}
