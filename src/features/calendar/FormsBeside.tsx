/** From the calendar: the forms that other features declare, each opened by its sign or by a plan of the conversation that is changed by hand. */
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Day, Wall } from '../../../domain/basics/wallTime.ts';
import { useCalendar } from '../../lib/lessons/useCalendar.ts';
import type { BesideCalendar } from '../../lib/routes/route.ts';
import { formsBeside } from '../../lib/routes/routeTable.ts';
import { Button } from '../../ui/Button.tsx';

type On = { start: Wall; today: Day };

export const FormsBeside = (on: On) =>
  formsBeside().map((beside) => <FormBeside key={beside.words} beside={beside} {...on} />);

type Props = On & { beside: BesideCalendar };

function FormBeside({ beside: { words, icon: Icon, opened, planned, form: Form }, start, today }: Props) {
  const { t } = useTranslation();
  const [byHand, setByHand] = useState<unknown>(null);
  const { byHand: asked, editByHand } = useCalendar();
  const given = byHand ?? (asked && planned(asked.steps));
  return (
    <>
      <Button variant="quiet" size="icon" aria-label={t(words)} onClick={() => setByHand(opened(start))}>
        <Icon />
      </Button>
      {given ? (
        <Suspense fallback={null}>
          <Form
            byHand={given}
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
