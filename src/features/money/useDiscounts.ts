/** The teacher's discounts as rows, how often each is used, and what words about them need. */
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { standing, type Discount } from '../../../domain/money/discount.ts';
import { countUses, usesIn } from '../../../domain/money/discountUses.ts';
import { readDiscount } from '../../../domain/money/wireDiscount.ts';
import { codecNow } from '../../lib/entities/codecNow.ts';
import { useEntityStore } from '../../lib/entities/entityStore.ts';
import { useLanguage } from '../../lib/i18n/useLanguage.ts';
import { loadedMeetings } from '../../lib/lessons/loadedMeetings.ts';
import { useNow } from '../../lib/page/useNow.ts';
import type { Wording } from '../effects/discountWords.ts';

export function useDiscounts(): {
  /** All, with those that only past lessons still have. */
  all: Discount[];
  discounts: Discount[];
  usesOf(id: string): number;
  wording: Wording;
} {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const wires = useEntityStore((school) => school.discounts);
  const meetings = useEntityStore((school) => school.meetings);
  const { currency, zone } = codecNow();
  const { ms: nowMs } = useNow(zone);
  const all = useMemo(
    () => wires.flatMap((wire) => readDiscount(wire, { teacherId: wire.teacherId ?? '', currency }) ?? []),
    [wires, currency],
  );
  const uses = useMemo(() => {
    const ids = all.map(({ id }) => id);
    return meetings.length > 0 && ids.length > 0 ? usesIn(loadedMeetings().held, ids) : [];
  }, [all, meetings]);
  return {
    all,
    discounts: standing(all),
    usesOf: (id) => countUses(uses, id),
    wording: { t, language, currency, zone, nowMs },
  };
}
