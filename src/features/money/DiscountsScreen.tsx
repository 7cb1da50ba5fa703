/** /discounts: the teacher's discounts with a switch each, and the form beside them. */
import { Plus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { statusAt, planRefusal } from '../../../domain/plans/plans.ts';
import type { Discount } from '../../../domain/money/discount.ts';
import { useEntityStore, type TeacherAnswer } from '../../lib/entities/entityStore.ts';
import { openedLater, useFetchWhileIdle } from '../../lib/page/openedLater.tsx';
import { useScreenTitle } from '../../lib/page/useScreenTitle.ts';
import { Button } from '../../ui/Button.tsx';
import { Segmented } from '../../ui/Segmented.tsx';
import { cn } from '../../ui/cn.ts';
import { DiscountList, filters, type Filter } from './DiscountList.tsx';
import { standOf } from '../effects/discountWords.ts';
import { useDiscounts } from './useDiscounts.ts';

// It previews what it would do, with all that decides.
const DiscountForm = openedLater(async () => (await import('./DiscountForm.tsx')).DiscountForm);
const ExclusiveFeature = lazy(async () => ({
  default: (await import('../plans/ExclusiveFeature.tsx')).ExclusiveFeature,
}));

const opened = [DiscountForm];

/** What the teacher's plan says of discounts; null where it holds them. */
function gateOf(teacher: TeacherAnswer | undefined, nowMs: number): Record<string, unknown> | null {
  const { subscriptionPlan, subscriptionStatus, trialEndDate } = teacher?.userData ?? {};
  if (!subscriptionPlan || !subscriptionStatus) return null;
  const trialEndMs = trialEndDate ? Number(trialEndDate) : null;
  const status = statusAt({ status: subscriptionStatus as 'ACTIVE', trialEndMs }, nowMs);
  return planRefusal({ plan: subscriptionPlan as 'basic', status }, 'discounts')?.params ?? null;
}

export function DiscountsScreen() {
  const { t } = useTranslation();
  const { wording } = useDiscounts();
  const [filter, setFilter] = useState<Filter>('all');
  const [open, setOpen] = useState<{ discount: Discount | null } | null>(null);
  const [gate, setGate] = useState<Record<string, unknown> | null>(null);
  useScreenTitle(t('discounts.title'));
  useFetchWhileIdle(opened);
  function begin(discount: Discount | null) {
    const { teachers, user } = useEntityStore.getState();
    const told = gateOf(
      teachers.find(({ id }) => id === user?.id),
      wording.nowMs,
    );
    if (told) setGate(told);
    else setOpen({ discount });
  }

  return (
    <section aria-labelledby="discounts" className="@container flex h-full min-h-0 flex-col overflow-y-auto">
      <Head filter={filter} onFilter={setFilter} onAdd={() => begin(null)} />
      <div
        className={cn(
          'grid flex-1 content-start gap-4 px-4 pt-2 pb-8 tablet:px-6',
          open ? '@3xl:grid-cols-[minmax(0,1fr)_minmax(0,1.3fr)]' : 'max-w-3xl',
        )}
      >
        <div className={cn('min-w-0', open && '@max-3xl:hidden')}>
          <DiscountList filter={filter} openId={open?.discount?.id ?? null} onOpen={begin} onGate={setGate} />
        </div>
        {open ? (
          <DiscountForm
            key={open.discount?.id ?? 'new'}
            discount={open.discount}
            onClose={() => setOpen(null)}
          />
        ) : null}
      </div>
      {gate ? (
        <Suspense fallback={null}>
          <ExclusiveFeature params={gate} onClose={() => setGate(null)} />
        </Suspense>
      ) : null}
    </section>
  );
}

type HeadProps = { filter: Filter; onFilter(filter: Filter): void; onAdd(): void };

function Head({ filter, onFilter, onAdd }: HeadProps) {
  const { t } = useTranslation();
  const isReady = useEntityStore((school) => school.status === 'ready');
  const { discounts, wording } = useDiscounts();
  const active = discounts.filter((each) => standOf(each, wording) === 'on').length;
  return (
    <header className="flex flex-wrap items-center gap-2 px-4 pt-3 pb-2 tablet:px-6">
      <h1 id="discounts" className="flex-1 text-xl font-strong @max-lg:basis-full">
        {t('discounts.title')}{' '}
        {active > 0 ? (
          <small className="font-normal text-on-surface-muted">
            {t('discounts.active', { count: active })}
          </small>
        ) : null}
      </h1>
      {discounts.length > 0 ? (
        <Segmented
          label={t('discounts.show')}
          value={filter}
          segments={filters.map((value): { value: Filter; label: string } => ({
            value,
            label: t(`discounts.filter.${value}`),
          }))}
          onChange={onFilter}
        />
      ) : null}
      <Button disabled={!isReady} onClick={onAdd}>
        <Plus />
        {t('discounts.add')}
      </Button>
    </header>
  );
}
