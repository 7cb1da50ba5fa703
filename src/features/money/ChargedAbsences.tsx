/** Of those who do not come: for whom the lesson is charged all the same, and what that comes to. */
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { UserX } from 'lucide-react';
import type { Lesson } from '../../../domain/calendar/lesson.ts';
import { owedFor } from '../../../domain/money/owed.ts';
import { priceBy } from '../../../domain/money/price.ts';
import { pricingOf } from '../../../domain/money/pricing.ts';
import { codecNow } from '../../lib/entities/codecNow.ts';
import { loadedMeetings } from '../../lib/lessons/loadedMeetings.ts';
import type { Shown } from '../../lib/lessons/shown.ts';
import { money } from '../../lib/i18n/money.ts';
import { useLanguage } from '../../lib/i18n/useLanguage.ts';
import { isolated } from '../../ui/Sentence.tsx';
import { useDiscounts } from './useDiscounts.ts';

export function ChargedAbsences({ lesson, charged }: { lesson: Lesson; charged: Shown['charged'] }) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const { all } = useDiscounts();
  const lines = useMemo(() => {
    const priceFor = priceBy(pricingOf(all, loadedMeetings().held));
    return charged.map((one) => ({
      ...one,
      minor: owedFor(lesson, one.studentId, priceFor)?.amountMinor ?? 0,
    }));
  }, [all, lesson, charged]);
  return lines.map(({ studentId, name, kind, minor }) => (
    <p key={studentId} className="flex items-center gap-2 [&>svg]:size-3.5 [&>svg]:shrink-0">
      <UserX />
      <span>
        {isolated(t(`calendar.charged.${kind}`, { name, sum: money(minor, codecNow().currency, language) }))}
      </span>
    </p>
  ));
}
