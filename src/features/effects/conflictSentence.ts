/** What a lesson would collide with, as a sentence. */
import type { TFunction } from 'i18next';
import type { Language } from '../../../domain/basics/languages.ts';
import { stretchOf } from '../../lib/i18n/stretch.ts';
import { hourOf, hoursOf, listOf, shortDay } from '../../lib/i18n/when.ts';
import { noteView } from './noteWords.ts';
import type { ConflictFacts, PlanConflict } from './planFactsShape.ts';

type Words = { t: TFunction; language: Language };

export function conflictSentence(conflict: PlanConflict, { t, language }: Words): string {
  if (conflict.closed) {
    const when = stretchOf(conflict.start, conflict.end, language);
    return conflict.subject === ''
      ? t('actions.conflict.closed', { when })
      : t('actions.conflict.closedFor', { when, reason: conflict.subject });
  }
  const names = conflict.names.length > 0 ? listOf(conflict.names.slice(0, 3), language) : '';
  const subject = conflict.subject || t('calendar.lesson');
  const what = names ? t('chat.lessonWith', { subject, names }) : subject;
  const sentence = t('chat.conflictWith', {
    day: shortDay(conflict.start, language),
    with: what,
    time: hoursOf(conflict.start, conflict.end),
  });
  return conflict.kept
    ? `${sentence}. ${t('chat.keepsAt', { time: hourOf(conflict.mine.start) })}`
    : sentence;
}

/** What stands at the hour that was asked for, a sentence for each. */
export function takenSentences({ taken = [] }: ConflictFacts, { t, language }: Words): string[] {
  return taken.flatMap((note) => {
    const told = noteView(note, { t, language, currency: '' });
    return told ? told.list.map((line) => `${told.sentences.join(' ')} ${line}`) : [];
  });
}
