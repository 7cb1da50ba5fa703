/** On which day the reader's week begins (0 = Sunday): as they have set it, else as the language of the screen has it. */
import { weekStartOf, type Weekday } from '../../../domain/basics/languages.ts';
import { useSession } from '../session/session.ts';
import { languageNow } from './language.ts';
import { useLanguage } from './useLanguage.ts';

export function useWeekStart(): Weekday {
  const { language } = useLanguage();
  return weekStartOf(
    language,
    useSession(({ user }) => user?.preferences.weekStart),
  );
}

export const weekStartNow = (): number =>
  weekStartOf(languageNow(), useSession.getState().user?.preferences.weekStart);
