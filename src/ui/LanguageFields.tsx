/** Which language is spoken, and on which day the week begins: one of three, or as the language has it. */
import { useTranslation } from 'react-i18next';
import {
  languages,
  nameOfLanguage,
  weekStartOf,
  weekStarts,
  type Language,
  type WeekStart,
} from '../../domain/basics/languages.ts';
import { addDays } from '../../domain/basics/wallTime.ts';
import { weekdayLong } from '../lib/i18n/when.ts';
import { useLanguage } from '../lib/i18n/useLanguage.ts';
import { Choice } from './Choice.tsx';

/** Any Sunday: the names of the weekdays are told from it. */
const aSunday = '2026-11-22';

/** weekStart null: as the language has it. */
type Fields = { language: Language; weekStart: WeekStart | null };
type Props = { fields: Fields; onChange(part: Partial<Fields>): void };

export function LanguageFields({ fields: { language: spoken, weekStart }, onChange }: Props) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const nameOf = (at: number): string => weekdayLong(addDays(aSunday, at), language);
  return (
    <>
      <Choice
        className="w-full"
        label={t('settings.look.language')}
        value={spoken}
        options={languages.map((value) => ({ value, label: nameOfLanguage(value) }))}
        onChange={(language) => onChange({ language })}
      />
      <Choice
        className="w-full"
        label={t('settings.look.weekStart')}
        value={weekStart ?? ''}
        options={[
          { value: '', label: t('settings.look.weekAsLanguage', { day: nameOf(weekStartOf(spoken)) }) },
          ...weekStarts.map((day) => ({ value: day, label: nameOf(weekStartOf(spoken, day)) })),
        ]}
        onChange={(day) => onChange({ weekStart: day === '' ? null : day })}
      />
    </>
  );
}
