/** Who else comes to a lesson: brothers and sisters by name, all others as a number. */
import type { TFunction } from 'i18next';
import type { Language } from '../../../domain/basics/languages.ts';
import { listOf } from '../../lib/i18n/when.ts';
import type { LearnerLesson } from './learnerLessons.ts';

type Company = Pick<LearnerLesson, 'siblings' | 'others'>;

/** An empty text: nobody. */
export function companyOf({ siblings, others }: Company, t: TFunction, language: Language): string {
  const names = listOf(siblings, language);
  if (others === 0) return names === '' ? '' : t('learning.withSiblings', { names });
  return names === ''
    ? t('learning.withOthers', { count: others })
    : t('learning.withBoth', { names, count: others });
}
