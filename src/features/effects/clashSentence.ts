/** What a lesson would collide with, as a sentence. */
import type { TFunction } from 'i18next';
import type { Language } from '../../lib/i18n/language.ts';
import { stretchOf } from '../../lib/i18n/stretch.ts';
import { hourOf, hoursOf, listOf, shortDay } from '../../lib/i18n/when.ts';
import type { PlanClash } from './planFactsShape.ts';

type Words = { t: TFunction; language: Language };

export function clashSentence(clash: PlanClash, { t, language }: Words): string {
  if (clash.closed) {
    const when = stretchOf(clash.start, clash.end, language);
    return clash.subject === ''
      ? t('deeds.clash.closed', { when })
      : t('deeds.clash.closedFor', { when, reason: clash.subject });
  }
  const names = clash.names.length > 0 ? listOf(clash.names.slice(0, 3), language) : '';
  const subject = clash.subject || t('calendar.lesson');
  const what = names ? t('chat.lessonWith', { subject, names }) : subject;
  const sentence = t('chat.clashWith', {
    day: shortDay(clash.start, language),
    with: what,
    time: hoursOf(clash.start, clash.end),
  });
  return clash.kept ? `${sentence}. ${t('chat.keepsAt', { time: hourOf(clash.mine.start) })}` : sentence;
}
