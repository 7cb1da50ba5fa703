/** Over days without lessons: what to do next, with a sentence to try. */
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { whenHere } from '../../../commands/later.ts';
import type { Day } from '../../../domain/basics/wallTime.ts';
import { useEntityStore } from '../../lib/entities/entityStore.ts';
import { untilItComes } from '../../lib/page/untilItComes.ts';
import { useComposer } from '../../lib/sentences/useComposer.ts';
import { Button } from '../../ui/Button.tsx';
import { isolated } from '../../ui/Sentence.tsx';
import { useLanguage } from '../../lib/i18n/useLanguage.ts';
import { shortDay, weekday } from '../../lib/i18n/when.ts';
import type { CalendarView } from '../../lib/lessons/calendarView.ts';

type Props = {
  view: CalendarView;
  /** Where the nearest lesson lies, as far as lessons are loaded. */
  elsewhere: { kind: 'next' | 'last'; day: Day } | null;
  onGo(day: Day): void;
};

export function CalendarEmpty({ view, elsewhere, onGo }: Props) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const students = useEntityStore((school) => school.students);
  const subjects = useEntityStore((school) => school.subjects);
  const teachers = useEntityStore((school) => school.teachers);
  const alone = students.length === 0;
  const write = useComposer((state) => state.write);
  const [sentence, setSentence] = useState<string | null>(null);

  useEffect(() => {
    let here = true;
    const find = async (): Promise<void> => {
      const [found] = await untilItComes(async () => {
        const { firstSentences } = await import('../../lib/sentences/firstSentences.ts');
        return whenHere(() => firstSentences(1));
      });
      if (here) setSentence(found ?? null);
    };
    // Without an example the rest still says what to do.
    find().catch(() => undefined);
    return () => {
      here = false;
    };
    // The next step of the first day, and then the person's own students.
  }, [language, students, subjects, teachers]);

  return (
    // The days under it can still be dragged over.
    <div className="pointer-events-none absolute inset-y-auto start-14 end-0 top-1/4 z-10 grid justify-items-center px-3">
      <div className="grid max-w-sm justify-items-center gap-1.5 rounded-lg bg-sheet p-5 shadow-hairline text-center">
        <p className="text-md font-strong">{t(`calendar.empty.${view}`)}</p>
        {elsewhere === null ? null : (
          <Button size="sm" className="pointer-events-auto" onClick={() => onGo(elsewhere.day)}>
            {t(`calendar.outside.${elsewhere.kind}`, {
              day: `${weekday(elsewhere.day, language)} ${shortDay(elsewhere.day, language)}`,
            })}
          </Button>
        )}
        <p className="text-sm text-on-surface-muted">
          {t(alone ? 'calendar.emptyAlone' : 'calendar.emptyHow')}
        </p>
        {sentence === null ? null : (
          <button
            type="button"
            dir="auto"
            className="calm pointer-events-auto mt-1 min-h-9 rounded-md bg-desk px-3 text-md hover:bg-sunk coarse:min-h-11"
            onClick={() => write(sentence)}
          >
            {isolated(sentence)}
          </button>
        )}
      </div>
    </div>
  );
}
