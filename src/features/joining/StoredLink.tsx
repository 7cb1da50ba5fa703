/** Whoever came by a teacher's link and is in now goes on where the link led: to joining her, now or later. */
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { client } from '../../lib/apollo/apollo.ts';
import { useEntityStore } from '../../lib/entities/entityStore.ts';
import { Button } from '../../ui/Button.tsx';
import { JoinTeacher, type Learner } from './JoinTeacher.tsx';
import { usePublicTeacher } from './publicTeacher.ts';
import { forgetTeacher, isPutOff, putOff, storedTeacher } from './storedTeacher.ts';

type Props = {
  /** Of a parent, whom joining can be for; null: the student themselves. */
  learners: readonly Learner[] | null;
  /** Opens what adds a child; the invitation stays open under it. */
  onAddChild?(): void;
};

export function StoredLink({ learners, onAddChild }: Props) {
  const retry = useEntityStore((school) => school.retry);
  const [slug, setSlug] = useState(storedTeacher);
  const [isOpen, setOpen] = useState(() => slug !== null && !isPutOff(slug));
  if (slug === null) return null;
  const drop = (): void => {
    setSlug(null);
    forgetTeacher();
  };
  if (!isOpen) return <WaitingInvitation slug={slug} onGoOn={() => setOpen(true)} onDrop={drop} />;
  return (
    <JoinTeacher
      slug={slug}
      learners={learners}
      {...(onAddChild ? { onAddChild } : {})}
      onClose={(asked) => {
        if (!asked) {
          putOff(slug);
          setOpen(false);
          return;
        }
        drop();
        void client
          .refetchQueries({ include: ['OwnJoinRequests'] })
          .catch(() => undefined)
          .then(retry);
      }}
    />
  );
}

type Waiting = { slug: string; onGoOn(): void; onDrop(): void };

function WaitingInvitation({ slug, onGoOn, onDrop }: Waiting) {
  const { t } = useTranslation();
  const found = usePublicTeacher(slug);
  const isDead = found.status === 'away';
  useEffect(() => {
    // It leads nowhere any more.
    if (isDead) onDrop();
  });
  if (found.status !== 'found') return null;
  const text = t('joining.kept', { name: found.teacher.username });
  return (
    <section
      aria-label={text}
      className="flex flex-wrap items-center gap-2 rounded-lg bg-accent-tint px-4 py-3 text-sm text-on-accent-tint"
    >
      <p className="me-auto">{text}</p>
      <Button size="sm" variant="primary" onClick={onGoOn}>
        {t('joining.goOn')}
      </Button>
      <Button size="sm" variant="quiet" onClick={onDrop}>
        {t('joining.drop')}
      </Button>
    </section>
  );
}
