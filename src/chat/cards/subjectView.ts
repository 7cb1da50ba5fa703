/** What a plan about subjects or settings says on its card. */
import type { TFunction } from 'i18next';
import { subjectInk } from '../../design/subjectInk.ts';
import type { Language } from '../../words/language.ts';
import { money } from '../../words/money.ts';
import { listOf } from '../../words/when.ts';
import type { PlanFacts } from './planFacts.ts';

type Words = { t: TFunction; language: Language; currency: string };

/** null where it is about something else. */
export function nameOfDeed(
  { subjects, settings }: PlanFacts,
  { t, language }: Omit<Words, 'currency'>,
): string | null {
  if (subjects)
    return listOf(
      subjects.said.map(({ name }) => name),
      language,
    );
  if (settings)
    return listOf(
      settings.said.map(({ setting }) => t(`deeds.setting.${setting}`)),
      language,
    );
  return null;
}

/** A colour is shown, and not written. */
export function sideOf(
  { subjects, settings }: PlanFacts,
  side: 'before' | 'after',
  { language, currency }: Words,
): string | null {
  const ofSubjects = (subjects?.said ?? []).flatMap((one) => {
    const worth = one[side];
    if (worth === null || 'color' in worth) return [];
    return 'text' in worth ? worth.text : money(worth.costMinor, currency, language);
  });
  const ofSettings = (settings?.said ?? []).map((one) => String(one[side]));
  return [...ofSubjects, ...ofSettings].join(' · ') || null;
}

export function inkAfter({ said: [first] }: NonNullable<PlanFacts['subjects']>): number | null {
  return first === undefined ? null : subjectInk(first.color, first.name);
}
