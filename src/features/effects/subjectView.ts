/** What a plan about subjects, settings, money or people says on its card. */
import type { TFunction } from 'i18next';
import { subjectInk } from '../../ui/subjectInk.ts';
import type { Language } from '../../../domain/basics/languages.ts';
import { money } from '../../lib/i18n/money.ts';
import { listOf } from '../../lib/i18n/when.ts';
import { expenseWhat } from './expenseView.ts';
import type { PlanFacts } from './planFactsShape.ts';
import { settingName, settingText } from './settingWords.ts';
import { paymentWhat } from './paymentView.ts';
import type { LessonSide, Worth } from './subjectFacts.ts';

type Words = { t: TFunction; language: Language; currency: string };

/** null where it is about something else. */
export function nameOfAction(
  { subjects, settings, expenses, payments, people }: PlanFacts,
  { t, language }: Omit<Words, 'currency'>,
): string | null {
  if (payments) return paymentWhat(payments, language);
  if (expenses) return expenseWhat(expenses, { t, language });
  if (subjects)
    return listOf(
      subjects.said.map(({ name }) => name),
      language,
    );
  if (settings)
    return listOf(
      settings.said.map(({ setting }) => settingName(setting, t)),
      language,
    );
  return people ? listOf(people.names, language) : null;
}

/** A colour is shown, and not written. */
export function sideOf(
  { subjects, settings }: PlanFacts,
  side: 'before' | 'after',
  words: Words,
): string | null {
  const { t, language, currency } = words;
  const ofSubjects = (subjects?.said ?? []).flatMap((one) => {
    const worth = one[side];
    if (worth === null || 'color' in worth) return [];
    if ('lesson' in worth) return lessonWords(worth.lesson, one[side === 'before' ? 'after' : 'before'], t);
    return 'text' in worth ? worth.text : money(worth.costMinor, currency, language);
  });
  const ofSettings = (settings?.said ?? []).map((one) => settingText(one.setting, one[side], words));
  return [...ofSubjects, ...ofSettings].join(' · ') || null;
}

/** Of a lesson that changes what differs; of one that comes or goes all there is to tell. */
function lessonWords(lesson: LessonSide, across: Worth | null, t: TFunction): string {
  const other = across && 'lesson' in across ? across.lesson : null;
  const differs = (field: keyof LessonSide): boolean =>
    other !== null && JSON.stringify(lesson[field]) !== JSON.stringify(other[field]);
  const parts = [
    other === null || differs('name') ? lesson.name : null,
    (other === null && lesson.repetition > 1) || differs('repetition')
      ? t('actions.plan.times', { count: lesson.repetition })
      : null,
    (other === null && lesson.urls.length > 0) || differs('urls')
      ? t('actions.plan.links', { count: lesson.urls.length })
      : null,
    differs('private') || (other === null && lesson.private)
      ? t(lesson.private ? 'actions.plan.private' : 'actions.plan.shown')
      : null,
  ].filter((part) => part !== null);
  return (parts.length > 0 ? parts : [t('actions.plan.place', { at: lesson.place })]).join(' · ');
}

export function inkAfter({ said: [first] }: NonNullable<PlanFacts['subjects']>): number | null {
  return first === undefined ? null : subjectInk(first.color, first.name);
}
