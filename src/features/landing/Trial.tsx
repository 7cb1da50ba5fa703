/** A sentence, read as it is typed, over a sample week: what the product is, in the visitor's own words. */
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';
import { ReadingChips } from '../chat/composer/ReadingChips.tsx';
import { firstStrong } from '../chat/composer/firstStrong.ts';
import { Button } from '../../ui/Button.tsx';
import { Input } from '../../ui/Input.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { useLanguage } from '../../lib/i18n/useLanguage.ts';
import { TrialWeek } from './TrialWeek.tsx';
import { useTrial } from './useTrial.ts';

const linkWords = (link: string) =>
  link.startsWith('/register')
    ? 'access.signUp'
    : link.startsWith('/login')
      ? 'access.signIn'
      : 'landing.goThere';

type TrialState = ReturnType<typeof useTrial>;

export function Trial() {
  const { t } = useTranslation();
  const trial = useTrial();
  return (
    <section
      aria-labelledby="trial"
      className="grid items-start gap-4 desk:grid-cols-[minmax(0,26rem)_minmax(0,1fr)]"
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
        <Line trial={trial} />
        <Answer trial={trial} />
      </div>
      <div className="grid gap-3 rounded-lg bg-sheet p-4 shadow-sheet tablet:p-5">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
          <h2 id="trial" className="text-md">
            {t('landing.sampleWeek')}
          </h2>
          <span className="rounded-full bg-accent-tint px-3 py-1 text-xs text-on-accent-tint">
            {t('landing.nothingSent')}
          </span>
        </div>
        <TrialWeek sunday={trial.sunday} lessons={trial.lessons} free={trial.reading?.free ?? []} />
      </div>
    </section>
  );
}

function Line({ trial: { samples, text, reading, write, touch } }: { trial: TrialState }) {
  const { t } = useTranslation();
  const { dir } = useLanguage();
  const navigate = useNavigate();
  const plan = reading?.plan;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3 rounded-lg bg-sheet p-4 shadow-sheet outline-2 -outline-offset-1 outline-accent">
      <Input
        aria-label={t('landing.tryLabel')}
        placeholder={t('landing.tryHint')}
        dir={firstStrong(text) ?? dir}
        maxLength={500}
        className="h-11 px-0 text-lg shadow-none focus-visible:outline-none"
        value={text}
        onFocus={touch}
        onPointerEnter={touch}
        onChange={(event) => write(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && reading?.link) void navigate(reading.link);
        }}
      />
      {plan && reading.link === null ? <ReadingChips plan={plan} text={text} /> : null}
      <ul aria-label={t('landing.samples')} className="flex flex-wrap gap-1.5">
        {samples.map((sample) => (
          <li key={sample}>
            <button
              type="button"
              className="calm rounded-full bg-sunk px-3 py-1 text-start text-sm text-on-surface hover:bg-accent-tint hover:text-on-accent-tint coarse:py-2.5"
              onPointerEnter={touch}
              onClick={() => {
                touch();
                write(t(`landing.${sample}`));
              }}
            >
              {t(`landing.${sample}`)}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Answer({ trial }: { trial: TrialState }) {
  const { t } = useTranslation();
  const { text, reading, isDone, Card } = trial;
  if (text.trim() === '') return <p className="px-1 text-sm text-on-surface-muted">{t('landing.tryBody')}</p>;
  if (!reading || !Card) return <Skeleton className="h-32 rounded-md" />;
  return (
    <div role="status" className="grid grid-cols-[minmax(0,1fr)] gap-2 text-sm">
      {reading.link === null ? (
        <Card
          key={text}
          reading={reading}
          isDone={isDone}
          onConfirm={trial.confirm}
          onUndo={trial.undo}
          onDrop={() => trial.write('')}
          onAnswer={trial.answer}
          onWay={trial.choose}
        />
      ) : (
        <Button asChild variant="primary">
          <Link to={reading.link}>{t(linkWords(reading.link))}</Link>
        </Button>
      )}
      {reading.conflicts ? <p className="px-1 text-on-surface-muted">{t('landing.conflict')}</p> : null}
      {isDone ? (
        <p className="px-1 text-on-surface-muted">
          {t('landing.doneHere')}{' '}
          <Link to="/register" className="text-accent underline underline-offset-4">
            {t('landing.begin')}
          </Link>
        </p>
      ) : null}
    </div>
  );
}
