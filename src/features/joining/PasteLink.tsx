/** A place for the link that a teacher sent: whoever pastes it, or its code alone, goes on to joining her. */
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { client } from '../../lib/apollo/apollo.ts';
import { useEntityStore } from '../../lib/entities/entityStore.ts';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { JoinTeacher, type Learner } from './JoinTeacher.tsx';
import { slugIn } from './slugIn.ts';

/** learners: of a parent, whom joining can be for; null: the student themselves. */
export function PasteLink({ learners }: { learners: readonly Learner[] | null }) {
  const { t } = useTranslation();
  const retry = useEntityStore((school) => school.retry);
  const [said, setSaid] = useState('');
  const [tried, setTried] = useState(false);
  const [slug, setSlug] = useState<string | null>(null);
  const found = slugIn(said);
  return (
    <>
      <form
        noValidate
        className="flex flex-wrap items-start gap-2"
        onSubmit={(event) => {
          event.preventDefault();
          setTried(true);
          setSlug(found);
        }}
      >
        <Field
          className="min-w-56 flex-1"
          label={t('learning.family.link')}
          dir="ltr"
          autoComplete="off"
          maxLength={500}
          value={said}
          error={tried && found === null ? t('learning.family.linkWrong') : null}
          onChange={(event) => setSaid(event.target.value)}
        />
        <Button type="submit" className="mt-6">
          {t('joining.open')}
        </Button>
      </form>
      {slug ? (
        <JoinTeacher
          slug={slug}
          learners={learners}
          onClose={(asked) => {
            setSlug(null);
            if (!asked) return;
            setSaid('');
            setTried(false);
            void client
              .refetchQueries({ include: ['OwnJoinRequests'] })
              .catch(() => undefined)
              .then(retry);
          }}
        />
      ) : null}
    </>
  );
}
