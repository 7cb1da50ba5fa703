/** What the product does, shown and not told: a sentence, read, and the change it would make. */
import { ArrowRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Sentence } from '../../ui/Sentence.tsx';
import type { Span } from '../../../commands/kernel/plan.ts';
import { Ltr } from '../../ui/Ltr.tsx';
import { SubjectDot } from '../../ui/SubjectDot.tsx';

const pens: [key: 'tryWhat' | 'tryDay' | 'tryHour' | 'tryScope', pen: NonNullable<Span['pen']>][] = [
  ['tryWhat', 'what'],
  ['tryDay', 'when'],
  ['tryHour', 'when'],
  ['tryScope', 'scope'],
];

export function Specimen() {
  const { t } = useTranslation();
  const text = t('access.tryMove');
  const spans = pens.flatMap(([key, pen]): Span[] => {
    const words = t(`access.${key}`);
    const from = text.indexOf(words);
    return from < 0 ? [] : [{ from, to: from + words.length, slot: key, kind: 'said', pen }];
  });
  return (
    <div className="grid max-w-lg gap-8">
      <div className="grid gap-2">
        <p className="text-2xl leading-snug font-strong text-balance">{t('access.tagline')}</p>
        <p className="text-lg text-on-surface-muted">{t('access.taglineMore')}</p>
      </div>
      <figure aria-hidden className="grid gap-2">
        <p className="justify-self-end rounded-lg rounded-ee-xs bg-sunk px-3 py-2 text-md leading-relaxed">
          <Sentence text={text} spans={spans} />
        </p>
        <div className="grid gap-3 rounded-lg bg-sheet p-4 shadow-sheet">
          <p className="flex items-center gap-2 text-md font-strong">
            <SubjectDot ink={6} />
            {t('access.tryTitle')}
          </p>
          <p className="flex items-center gap-3 text-xl">
            <Ltr className="text-on-surface-faint">16:00–17:00</Ltr>
            <ArrowRight className="size-4.5 text-on-surface-faint rtl:-scale-x-100" />
            <Ltr className="font-strong">17:00–18:00</Ltr>
          </p>
        </div>
      </figure>
    </div>
  );
}
