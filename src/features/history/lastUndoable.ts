/** The newest change that the log offers this person to undo, as the log names it. */
import i18next from 'i18next';
import { codecNow } from '../../lib/entities/codecNow.ts';
import { languageNow } from '../../lib/i18n/language.ts';
import { useSession } from '../../lib/session/session.ts';
import type { Words } from './logFields.ts';
import { spokenEntry } from './logWords.ts';
import { askPage, type LoggedChange } from './useChangeLog.ts';

/** What was done longer ago is not what a sentence means. */
const meantForMs = 7 * 24 * 60 * 60_000;

type Undoable = { id: string; atMs: number; title: string };

export async function lastUndoable(): Promise<Undoable | null> {
  const own = useSession.getState().user?.id;
  const from = String(Date.now() - meantForMs);
  const page = await askPage({ area: null, studentId: null, meetingId: null, from, to: null }, null);
  const change = page?.changes.find(
    ({ by, mayUndo, undone, undoes }) => by?.id === own && mayUndo && !undone && !undoes,
  );
  const words = { t: i18next.t, language: languageNow(), zone: codecNow().zone };
  return change ? { id: change.id, atMs: Number(change.at), title: titleOf(change, words) } : null;
}

/** "Lesson booked: Dana, Sunday 16:00", and how many rows there are beside it. */
function titleOf(change: LoggedChange, words: Words): string {
  const [first, ...others] = change.entries;
  if (!first) return '';
  const { done, what, pairs } = spokenEntry(first, change, words);
  const after = pairs.map((pair) => pair.after ?? '').filter((part) => part !== '');
  const more = others.length > 0 ? words.t('insight.log.moreRows', { count: others.length }) : '';
  return [`${done}: ${what}`, ...after, more].filter((part) => part !== '').join(', ');
}
