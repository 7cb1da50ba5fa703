/** A visitor's sentence over the sample week: read as it is typed, answered, confirmed; nothing leaves the device. */
import { useDeferredValue, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { wholeLanguage } from '../../../domain/basics/languages.ts';
import type { Slots } from '../../../commands/kernel/plan.ts';
import { useLanguage } from '../../lib/i18n/useLanguage.ts';
import type { WayOut } from '../../lib/operations/wayOut.ts';
import { nowIn } from '../../lib/page/useNow.ts';
import {
  freeSample,
  sampleWeek,
  trialWeek,
  trialZone,
  type SampleShown,
  type TrialNames,
} from './sampleWeek.ts';

/** The grammar is heavy: it comes when the line is touched. */
const loadReader = async () => {
  const [reader, { trialWorld }, { TrialCard }] = await Promise.all([
    import('./readTrial.ts'),
    import('./trialWorld.ts'),
    import('./TrialCard.tsx'),
  ]);
  // Here a sentence is read while it is drawn, so all of the language is there before.
  await reader.fetchRest();
  return { readTrial: reader.readTrial, trialWorld, TrialCard };
};

type Reader = Awaited<ReturnType<typeof loadReader>>;

function useNames(): TrialNames {
  const { t } = useTranslation();
  return useMemo(
    () => ({
      teacher: t('landing.teacher'),
      maths: t('landing.subjectMaths'),
      english: t('landing.subjectEnglish'),
      physics: t('landing.subjectPhysics'),
      dana: t('landing.dana'),
      noam: t('landing.noam'),
      yael: t('landing.yael'),
      omer: t('landing.omer'),
    }),
    [t],
  );
}

/** What was taken back is drawn as it was, what is confirmed as it would stand. */
const confirmed = (lessons: readonly SampleShown[]): SampleShown[] =>
  lessons.flatMap((lesson) =>
    lesson.state === 'old' ? [] : [lesson.state === 'ghost' ? { ...lesson, state: 'lesson' } : lesson],
  );

export function useTrial() {
  const { language } = useLanguage();
  const names = useNames();
  const [reader, setReader] = useState<Reader | null>(null);
  const asked = useRef(false);
  const [text, setText] = useState('');
  const [settled, settle] = useState<Slots>({});
  const [way, choose] = useState<WayOut | null>(null);
  const [isDone, setDone] = useState(false);
  const typed = useDeferredValue(text);
  const [now] = useState(() => nowIn(trialZone).wall);
  const world = useMemo(
    () => reader?.trialWorld(now, wholeLanguage(language), names),
    [reader, now, language, names],
  );
  const reading = useMemo(
    () => (reader && world && typed.trim() !== '' ? reader.readTrial(typed, world, settled, way) : null),
    [reader, world, typed, settled, way],
  );
  const sunday = reading?.sunday ?? trialWeek(now);
  const lessons = reading ? reading.lessons : sampleWeek(sunday, names);
  return {
    samples: ['try1', 'try2', 'try3', freeSample(now)] as const,
    text,
    reading,
    isDone,
    sunday,
    lessons: isDone ? confirmed(lessons) : lessons,
    Card: reader?.TrialCard ?? null,
    touch() {
      if (asked.current) return;
      asked.current = true;
      // Without a line nothing can be tried here, the rest of the page stands, and the next touch asks again.
      void loadReader().then(setReader, () => {
        asked.current = false;
      });
    },
    write(next: string) {
      setText(next.replace(/[\u2066-\u2069]/g, ''));
      settle({});
      choose(null);
      setDone(false);
    },
    answer: (slots: Slots) => settle({ ...settled, ...slots }),
    choose,
    confirm: () => setDone(true),
    undo: () => setDone(false),
  };
}
