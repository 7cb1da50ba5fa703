/** A tutorial, one step at a time: back, next, skip and finish. Where the person stopped is kept. */
import { useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../lib/i18n/useLanguage.ts';
import { Button } from '../../ui/Button.tsx';
import { cn } from '../../ui/cn.ts';
import { DialogTitle } from '../../ui/Dialog.tsx';
import { isolated } from '../../ui/Sentence.tsx';
import { calendarTutorial } from './texts/calendarTutorial.ts';
import { stepsOf, type TutorialStep } from './texts/steps.ts';
import { subjectTutorial } from './texts/subjectTutorial.ts';
import { TutorialFrame } from './TutorialFrame.tsx';
import { useGuides, type TutorialName } from './useGuides.ts';

const tutorials = { calendar: calendarTutorial, subjects: subjectTutorial };

export function Tutorial({ name }: { name: TutorialName }) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const { kept, keep, close } = useGuides();
  const { title, steps } = useMemo(() => stepsOf(tutorials[name], language), [name, language]);
  const before = kept?.[name];
  const [at, setAt] = useState(before && !before.ended ? Math.min(before.step, steps.length - 1) : 0);
  const heading = useRef<HTMLHeadingElement>(null);
  // Whoever listens hears the new step.
  useEffect(() => heading.current?.focus(), [at]);
  const step = steps[at];
  if (!step) return null;
  const isLast = at === steps.length - 1;

  const go = (next: number): void => {
    setAt(next);
    keep(name, { step: next, ended: false }).catch(() => undefined);
  };
  const end = (): void => {
    close();
    keep(name, { step: at, ended: true }).catch(() => undefined);
  };

  return (
    <TutorialFrame at={step.at} describedBy="tutorial-step" onEnd={end}>
      <Picture step={step} />
      <div className="grid gap-3 p-5">
        <p className="flex items-center gap-3 text-sm text-on-surface-muted">
          <span className="me-auto">
            {title} · {t('calendar.tutorial.step', { at: at + 1, of: steps.length })}
          </span>
          <Button variant="quiet" size="sm" onClick={end}>
            {t('calendar.tutorial.skip')}
          </Button>
        </p>
        <DialogTitle ref={heading} tabIndex={-1} className="outline-none">
          {step.title}
        </DialogTitle>
        <p id="tutorial-step" className="leading-relaxed text-on-surface-muted">
          {step.body}
        </p>
        {step.sentence ? (
          <p className="text-sm">
            {t('calendar.tutorial.sentence')}{' '}
            <span className="rounded-xs bg-desk px-1.5 py-0.5">{isolated(step.sentence)}</span>
          </p>
        ) : null}
        <Controls at={at} of={steps.length} isLast={isLast} onGo={go} onEnd={end} />
      </div>
    </TutorialFrame>
  );
}

type Moves = { at: number; of: number; isLast: boolean; onGo(at: number): void; onEnd(): void };

function Controls({ at, of, isLast, onGo, onEnd }: Moves) {
  const { t } = useTranslation();
  return (
    <div className="flex items-center gap-2">
      <span aria-hidden className="me-auto flex gap-1.5">
        {Array.from({ length: of }, (_, index) => (
          <i
            key={index}
            className={cn(
              'size-2 rounded-full',
              index === at
                ? 'w-5 bg-accent'
                : index < at
                  ? 'bg-accent'
                  : 'shadow-[inset_0_0_0_1px_currentColor]',
            )}
          />
        ))}
      </span>
      {at > 0 ? <Button onClick={() => onGo(at - 1)}>{t('calendar.tutorial.back')}</Button> : null}
      <Button variant="primary" onClick={() => (isLast ? onEnd() : onGo(at + 1))}>
        {t(isLast ? 'calendar.tutorial.finish' : 'calendar.tutorial.next')}
      </Button>
    </div>
  );
}

/** Fields as they look; the words beside say the same. */
function Picture({ step: { title, picture } }: { step: TutorialStep }) {
  return (
    <div
      role="img"
      aria-label={`${title}: ${picture.join(', ')}`}
      className="flex flex-wrap items-center justify-center gap-2 rounded-t-lg bg-desk p-5 tablet:min-h-24"
    >
      {picture.map((field, at) => (
        <span
          key={field}
          aria-hidden
          className={cn(
            'rounded-sm px-3 py-1.5 text-md',
            at === 0 ? 'bg-accent text-on-accent' : 'bg-sheet shadow-hairline',
          )}
        >
          {isolated(field)}
        </span>
      ))}
    </div>
  );
}
