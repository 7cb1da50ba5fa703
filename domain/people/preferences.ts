/** In which zone and currency a person reads; a teacher's are those of her calendar. */
import { refuse, type Refusal } from '../basics/refusal.ts';
import { isZone } from '../basics/zones.ts';
import type { PreferencesInput } from './person.ts';
import type { Person } from './personRow.ts';

export function withPreferences(person: Person, said: PreferencesInput | undefined): Person | Refusal {
  const { language, theme, currency, timeZone, weekStart } = said ?? {};
  if (timeZone !== undefined && !isZone(timeZone)) return refuse('BAD_REQUEST', 'input.preferences.timeZone');
  return {
    ...person,
    language: language ?? person.language,
    theme: theme ?? person.theme,
    currency: currency ?? person.currency,
    zone: timeZone ?? person.zone,
    weekStart: weekStart === undefined ? person.weekStart : weekStart,
  };
}
