/** A sentence that may move a lesson, taken apart. */
import { verbTexts, type Interpretation } from '../../../kernel/interpretation.ts';
import { whenOf } from '../../../slots/when.ts';
import type { When } from '../../../slots/saidWhen.ts';
import type { IndexedWorld } from '../../../world/indexWorld.ts';
import { splitMove, type MoveParts } from './splitMove.ts';

/** `said`: its verb; `parts`: which words choose the lesson and which say where it goes; `goal`: when that is. */
export type Moving = {
  heard: Interpretation;
  world: IndexedWorld;
  said: string;
  text: string;
  parts: MoveParts;
  goal: When;
};

export function movingOf(heard: Interpretation, world: IndexedWorld): Moving {
  const { text } = heard.normal;
  const parts = splitMove(heard.items, text);
  // "arrives" stands for "arrive" here, whatever was typed.
  const said = heard.verb?.misspelt ?? heard.verb?.lemma ?? verbTexts(heard).join(' ');
  return { heard, world, said, text, parts, goal: whenOf(parts.target) };
}

/** "Make an appointment with Yael": a lesson, not the lesson, is a new one. */
export const isNew =
  /\b(?:make|set|put|start)\b.*\b(?:an?|another|new) (?:[a-z]+ )?(?:lesson|class|session|meeting|appointment|booking|slot|spot|time)\b|(?<![A-Za-zÀ-ӿא-ي])(?:(?:גם|עוד) שיעור|ל?שיעור (?:קבוע |שבועי )?(?:נוסף|חדש|השלמה|ני?סיון|תגבור|חיזוק))(?![A-Za-zÀ-ӿא-ي])/u;
