/** Above a new teacher's calendar: the five steps to a first week. It goes when all are done, or when it is closed. */
import { Check } from 'lucide-react';
import { useEffect, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { whenHere } from '../../../commands/later.ts';
import { codecNow } from '../../lib/entities/codecNow.ts';
import { useEntities } from '../../lib/entities/useEntities.ts';
import { useLanguage } from '../../lib/i18n/useLanguage.ts';
import { untilItComes } from '../../lib/page/untilItComes.ts';
import { useShell } from '../../lib/page/useShell.ts';
import { go } from '../../lib/routes/go.ts';
import { useComposer } from '../../lib/sentences/useComposer.ts';
import { Button } from '../../ui/Button.tsx';
import { cn } from '../../ui/cn.ts';
import { isolated } from '../../ui/Sentence.tsx';
import { firstSteps, stepNames, type FirstStep, type StepName } from './firstSteps.ts';
import { useGuides } from './useGuides.ts';

/** Each leads to its screen, or writes a sentence to begin with. */
const leadsTo: Record<StepName, { path: string } | { sentence: string }> = {
  hours: { path: '/settings#hours' },
  subject: { path: '/subjects' },
  students: { path: '/students' },
  lesson: { sentence: 'meeting.add' },
  link: { path: '/settings#link' },
};

async function writeExample(id: string): Promise<void> {
  const [text] = await untilItComes(async () => {
    const { sentencesOf } = await import('../../lib/sentences/firstSentences.ts');
    return whenHere(() => sentencesOf(id));
  });
  useShell.getState().fold(false);
  useShell.getState().show('talk');
  useComposer.getState().write(text ?? '');
}

const follow = (name: StepName): void => {
  const way = leadsTo[name];
  if ('path' in way) go(way.path);
  else writeExample(way.sentence).catch(() => undefined);
};

export function FirstDay() {
  const { t } = useTranslation();
  const titleId = useId();
  const { language } = useLanguage();
  const { kept, load, keep } = useGuides();
  const school = useEntities('status', 'teachers', 'subjects', 'students', 'meetings');
  const isReady = school.status === 'ready';
  useEffect(() => {
    // Without an answer there is no checklist this time.
    load().catch(() => undefined);
  }, [load]);
  const isOpen = kept !== null && !kept.firstDay?.ended && isReady;
  const steps = isOpen ? firstSteps(school, { language, currency: codecNow().currency }) : [];
  const done = steps.filter((step) => step.done !== null).length;
  const isOver = isOpen && done === steps.length;
  useEffect(() => {
    if (isOver) keep('firstDay', { step: stepNames.length, ended: true }).catch(() => undefined);
  }, [isOver, keep]);
  if (!isOpen || isOver) return null;
  const here = steps.find((step) => step.done === null)?.name;
  const told = t('calendar.firstDay.done', { done, of: steps.length });
  return (
    <section aria-labelledby={titleId} className="grid shrink-0 gap-2.5 px-4 pb-3 tablet:px-6">
      <div className="flex items-center gap-3">
        <h2 id={titleId} className="text-md font-strong">
          {t('calendar.firstDay.title')}
        </h2>
        <span aria-hidden className="hidden gap-1 tablet:flex">
          {steps.map(({ name, done: value }) => (
            <i
              key={name}
              className={cn('h-1 w-7 rounded-full', value === null ? 'bg-line-strong' : 'bg-accent')}
            />
          ))}
        </span>
        <span className="text-sm text-on-surface-muted">{told}</span>
        <Button
          variant="quiet"
          size="sm"
          className="ms-auto"
          onClick={() => void keep('firstDay', { step: done, ended: true }).catch(() => undefined)}
        >
          {t('calendar.firstDay.hide')}
        </Button>
      </div>
      <ol className="flex gap-2 overflow-x-auto pb-0.5">
        {steps.map((step, at) => (
          <Step key={step.name} step={step} number={at + 1} isHere={step.name === here} />
        ))}
      </ol>
    </section>
  );
}

function Step({
  step: { name, done },
  number,
  isHere,
}: {
  step: FirstStep;
  number: number;
  isHere: boolean;
}) {
  const { t } = useTranslation();
  const isDone = done !== null;
  return (
    <li className="min-w-36 flex-1">
      <button
        type="button"
        aria-current={isHere ? 'step' : undefined}
        className={cn(
          'calm grid h-full w-full content-start gap-1 rounded-md px-3 py-2.5 text-start hover:bg-sunk',
          isHere ? 'bg-accent-tint text-on-accent-tint' : 'bg-desk',
        )}
        onClick={() => follow(name)}
      >
        <span className="flex items-center gap-2 text-sm font-strong">
          <span
            aria-hidden
            className={cn(
              'grid size-5 shrink-0 place-items-center rounded-full text-xs tabular-nums',
              isDone
                ? 'bg-success-tint text-on-success-tint'
                : isHere
                  ? 'bg-accent text-on-accent'
                  : 'shadow-[inset_0_0_0_1px_currentColor]',
            )}
          >
            {isDone ? <Check className="size-3.5" /> : number}
          </span>
          {t(`calendar.firstDay.steps.${name}.title`)}
          {isDone ? <span className="sr-only">, {t('calendar.firstDay.isDone')}</span> : null}
        </span>
        <span className={cn('line-clamp-2 text-xs', !isHere && 'text-on-surface-muted')}>
          {done ? isolated(done) : t(`calendar.firstDay.steps.${name}.${isDone ? 'after' : 'body'}`)}
        </span>
      </button>
    </li>
  );
}
