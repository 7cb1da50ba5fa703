/** From the calendar: hours of the days that are seen are closed; also a plan of the conversation that is changed by hand. */
import { CalendarOff } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Day, Wall } from '../../../domain/basics/wallTime.ts';
import { useCalendar } from '../../lib/lessons/useCalendar.ts';
import { Button } from '../../ui/Button.tsx';
import type { ClosingByHand } from '../restrictedTimes/RestrictedTimeDialog.tsx';
import { lazyPart } from '../../lib/page/lazyPart.ts';

// The form previews what it would do, with all that decides.
const RestrictedTimeDialog = lazyPart(
  async () => (await import('../restrictedTimes/RestrictedTimeDialog.tsx')).RestrictedTimeDialog,
);

export function CloseHours({ start, today }: { start: Wall; today: Day }) {
  const { t } = useTranslation();
  const [byHand, setByHand] = useState<ClosingByHand | null>(null);
  const { byHand: asked, editByHand } = useCalendar();
  const planned = asked?.steps.find((step) => step.name === 'addRestrictedTime')?.args.input;
  const fromPlan: ClosingByHand | null = planned ? { kind: 'new', ...planned } : null;
  const form = byHand ?? fromPlan;
  return (
    <>
      <Button
        variant="quiet"
        size="icon"
        aria-label={t('closed.add')}
        onClick={() => setByHand({ kind: 'new', start, end: null })}
      >
        <CalendarOff />
      </Button>
      {form ? (
        <Suspense fallback={null}>
          <RestrictedTimeDialog
            byHand={form}
            today={today}
            onSaved={() => {
              if (!byHand) asked?.onSaved();
            }}
            onClose={() => {
              setByHand(null);
              if (!byHand) editByHand(null);
            }}
          />
        </Suspense>
      ) : null}
    </>
  );
}
