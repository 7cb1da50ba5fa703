/** The lessons that stand in hours which are being closed, as the conversation's card names them too. */
import type { TFunction } from 'i18next';
import type { Conflict } from '../../../domain/calendar/conflicts/judgeConflicts.ts';
import { loadedMeetings } from '../../lib/lessons/loadedMeetings.ts';
import { noteView, type NoteView } from '../effects/noteWords.ts';
import type { Language } from '../../../domain/basics/languages.ts';

export function insideNote(inside: readonly Conflict[], t: TFunction, language: Language): NoteView | null {
  if (inside.length === 0) return null;
  const { nameOf } = loadedMeetings();
  const lessons = inside.map(({ start, end, subject, summary, studentIds }) => ({
    start,
    end,
    subject: subject || summary,
    names: studentIds.map(nameOf).filter(Boolean),
  }));
  return noteView({ kind: 'inside', lessons }, { t, language, currency: '' });
}
