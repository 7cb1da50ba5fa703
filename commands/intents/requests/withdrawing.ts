/** How people take back what they asked for. */
import type { IndexedWorld } from '../../world/indexWorld.ts';
import { ask, type Draft } from '../../kernel/draft.ts';
import { has, type Interpretation } from '../../kernel/interpretation.ts';
import { fittingPendings, waitingLessons } from '../../slots/aPending.ts';
import { fittingRequests, openRequests } from '../../slots/aRequest.ts';
import { inWords } from '../../kernel/words.ts';
import type { Locale } from '../../world/world.ts';

export const withdrawing: Record<Locale, string[]> = {
  en: [
    '(withdraw|cancel|delete|remove|drop|pull|scrap|forget|retract|unsend|undo|nevermind|stop)',
    'take … back',
    'take back',
    "(don't|no longer) want",
    "i (don't|no longer) want",
    '[i] no longer (want|need)',
    'anymore $',
    'never mind [about]',
    'nvm [about]',
    'i changed my mind [about]',
    'withdraw from',
  ],
  he: [
    '(לבטל|למשוך|משוך|להסיר|למחוק|להוריד|לסגת|לשכוח)',
    'לקחת (חזרה|בחזרה)',
    'לא רוצה יותר',
    'כבר לא רוצה',
    'חזרתי בי',
    'לא (צריך|צריכה) [יותר]',
  ],
};

/** "I don't want to join" alone is a no, not a withdrawal; "anymore" or "no longer" says that it was asked before. */
export const isBare = (text: string): boolean =>
  /\b(?:don't|dont|do not) want\b/.test(text) && !/\banymore\b|\bany more\b|\basked for\b/.test(text);

/** What a sentence that takes back can mean: a lesson that was asked for, or having asked to join. */
export function takenBack(
  heard: Interpretation,
  world: IndexedWorld,
): { pendings: number; requests: number } {
  const { items } = heard;
  const joins = has(heard, 'req', 'join') || has(heard, 'noun', 'group');
  const lesson = has(heard, 'req', 'pending') || has(heard, 'noun', 'lesson');
  const among = waitingLessons(world, ['pending', 'offered']);
  return {
    pendings: joins ? 0 : fittingPendings(items, among, world).length,
    requests: lesson && !joins ? 0 : fittingRequests(items, heard, openRequests(world), world).length,
  };
}

/** Several on the other side: the one on this side is no surer for being alone. */
export function askIfOther(
  draft: Draft,
  slot: 'pending' | 'request',
  others: number,
  world: IndexedWorld,
): void {
  if (others > 1 && draft.given['command'] === undefined && draft.given[slot] === undefined)
    ask(draft, slot, inWords(world, 'Which one do you mean?', 'לאיזה מהם התכוונת?'), []);
}
