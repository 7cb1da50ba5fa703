/** What the way out of a lesson is called; once it is too late, it says what it costs before it is pressed. */
import { useTranslation } from 'react-i18next';
import { loadedMeetings } from '../../lib/lessons/loadedMeetings.ts';
import { codecNow } from '../../lib/entities/codecNow.ts';
import { useLanguage } from '../../lib/i18n/useLanguage.ts';
import { lateCostMinor } from '../../../domain/money/lateCost.ts';
import { lateSum } from '../effects/lateCost.ts';
import type { LearnerLesson } from './learnerLessons.ts';

export function useCancelWords({ lesson, learnerId, late }: LearnerLesson): string {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const minor = late ? lateCostMinor(lesson, learnerId) : 0;
  if (minor === 0) return t('learning.cancel');
  const { currency } = codecNow();
  return t('actions.costs.cancel', {
    sum: lateSum(minor, loadedMeetings().mayCostLess === true, { t, language, currency }),
  });
}
