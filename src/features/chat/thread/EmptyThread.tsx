/** A thread in which nothing was said yet: what this place is for, and sentences to begin with. */
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { whenHere } from '../../../../commands/later.ts';
import { useEntities } from '../../../lib/entities/useEntities.ts';
import { useLanguage } from '../../../lib/i18n/useLanguage.ts';
import { untilItComes } from '../../../lib/page/untilItComes.ts';
import { Examples } from '../cards/Examples.tsx';

const shown = 4;

export function EmptyThread() {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const { status, subjects, students, teachers } = useEntities('status', 'subjects', 'students', 'teachers');
  const [sentences, setSentences] = useState<string[]>([]);

  useEffect(() => {
    let here = true;
    void (async () => {
      const found = await untilItComes(async () => {
        const { firstSentences } = await import('../../../lib/sentences/firstSentences.ts');
        return whenHere(() => firstSentences(shown));
      });
      if (here) setSentences(found);
    })();
    return () => {
      here = false;
    };
    // The examples speak of the person's own students, once these are there.
  }, [language, status, subjects, students, teachers]);

  return (
    <div className="grid gap-2 px-1 pb-2">
      <h2 className="text-lg">{t('chat.emptyTitle')}</h2>
      <p className="text-sm text-on-surface-muted">{t('chat.emptyBody')}</p>
      {/* The place is kept while the sentences come, so that nothing jumps. */}
      <div className="min-h-38">
        <Examples sentences={sentences} />
      </div>
    </div>
  );
}
