/** A sentence, read as it is typed, over a sample week: what the product is, in the visitor's own words. */
import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';
import { nowIn } from '../../lib/page/useNow.ts';
import { ReadingChips } from '../chat/composer/ReadingChips.tsx';
import { firstStrong } from '../chat/composer/firstStrong.ts';
import { Button } from '../../ui/Button.tsx';
import { Input } from '../../ui/Input.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { useLanguage } from '../../lib/i18n/useLanguage.ts';
import { TrialWeek } from './TrialWeek.tsx';

const samples = ['try1', 'try2', 'try3', 'try4'] as const;

/** The grammar is heavy: it comes after the page stands. */
const loadReader = async () => {
  const reader = { ...(await import('./readTrial.ts')), ...(await import('./trialWorld.ts')) };
  // Here a sentence is read while it is drawn, so all of the language is there before.
  await reader.fetchRest();
  return reader;
};

type Reader = Awaited<ReturnType<typeof loadReader>>;

function useReader(): Reader | null {
  const [reader, setReader] = useState<Reader | null>(null);
  useEffect(() => {
    let here = true;
    // Without a line nothing can be tried here, and the rest of the page stands.
    void loadReader().then(
      (loaded) => here && setReader(loaded),
      () => undefined,
    );
    return () => {
      here = false;
    };
  }, []);
  return reader;
}

const doorWords = (door: string) =>
  door.startsWith('/register')
    ? 'access.signUp'
    : door.startsWith('/login')
      ? 'access.signIn'
      : 'landing.goThere';

export function Trial() {
  const { t } = useTranslation();
  const { language, dir } = useLanguage();
  const reader = useReader();
  const [text, setText] = useState('');
  const typed = useDeferredValue(text);
  const world = useMemo(() => {
    if (!reader) return null;
    return reader.trialWorld(nowIn(reader.trialZone).wall, language, {
      teacher: t('landing.teacher'),
      maths: t('landing.subjectMaths'),
      english: t('landing.subjectEnglish'),
      physics: t('landing.subjectPhysics'),
      dana: t('landing.dana'),
      noam: t('landing.noam'),
      yael: t('landing.yael'),
      omer: t('landing.omer'),
    });
  }, [reader, language, t]);
  const reading = useMemo(
    () => (reader && world ? reader.readTrial(typed, world) : null),
    [reader, world, typed],
  );
  const plan = reading?.plan ?? null;
  const navigate = useNavigate();

  return (
    <section aria-labelledby="trial" className="grid gap-4 rounded-lg bg-sheet p-4 shadow-sheet tablet:p-6">
      <div>
        <h2 id="trial" className="text-lg font-strong">
          {t('landing.tryTitle')}
        </h2>
        <p className="text-sm text-on-surface-muted">{t('landing.tryBody')}</p>
      </div>
      <div className="grid gap-2">
        <Input
          aria-label={t('landing.tryLabel')}
          placeholder={t('landing.tryHint')}
          dir={firstStrong(text) ?? dir}
          maxLength={500}
          className="h-12 text-lg"
          value={text}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && reading?.door) void navigate(reading.door);
          }}
        />
        <ul className="flex flex-wrap gap-1.5">
          {samples.map((sample) => (
            <li key={sample}>
              <button
                type="button"
                className="calm rounded-full bg-desk px-3 py-1 text-sm text-on-surface-muted hover:bg-sunk hover:text-on-surface coarse:py-2"
                onClick={() => setText(t(`landing.${sample}`))}
              >
                {t(`landing.${sample}`)}
              </button>
            </li>
          ))}
        </ul>
      </div>
      {reading ? (
        <>
          <TrialWeek sunday={reading.sunday} lessons={reading.lessons} free={reading.free} />
          <div role="status" className="min-h-13 text-sm">
            {reading.door !== null ? (
              <Button asChild variant="primary">
                <Link to={reading.door}>{t(doorWords(reading.door))}</Link>
              </Button>
            ) : plan ? (
              <>
                <ReadingChips plan={plan} text={typed} />
                <p className="mt-1 text-on-surface-muted">
                  {plan.status === 'unknown'
                    ? t('landing.notRead')
                    : plan.status === 'ready' && plan.steps.length === 0
                      ? t('landing.readsOnly')
                      : reading.clashes
                        ? t('landing.clash')
                        : null}
                </p>
              </>
            ) : null}
          </div>
        </>
      ) : (
        <div aria-hidden className="grid gap-3">
          <Skeleton className="h-96 rounded-md tablet:h-56" />
          <div className="min-h-13" />
        </div>
      )}
    </section>
  );
}
