/** What is said of a subject of the teacher's list, and not of one lesson. */
import type { IndexedWorld } from '../world/indexWorld.ts';
import { ask, type Draft } from '../kernel/draft.ts';
import { has, type Interpretation, type Entity } from '../kernel/interpretation.ts';
import type { EntityCandidate, AnnotatedText } from '../kernel/annotatedText.ts';
import { saidSubject } from './aSubject.ts';
import { idle } from './freeText.ts';
import { inWords } from '../kernel/words.ts';
import type { WorldSubject } from '../world/world.ts';

type Named = Entity & { kind: 'subject' };

export const subjectsIn = (items: Entity[]): Named[] =>
  items.filter((item): item is Named => item.kind === 'subject');

/** Nobody is named, no lesson and no hour of one. */
export const isOfSubject = (heard: Interpretation): boolean =>
  heard.unread.length === 0 &&
  !heard.items.some(({ kind }) => kind === 'person') &&
  !has(heard, 'noun', 'lesson') &&
  !has(heard, 'noun', 'group') &&
  !has(heard, 'noun', 'series') &&
  !has(heard, 'which');

/** "subject", "colour", "per hour": words that say that the list is spoken of. */
export const subjectWords = (said: AnnotatedText): EntityCandidate[] =>
  idle(
    said,
    /^(?:subjects?|colou?rs?|prices?|price list|rates?|list|hourly|hour|per|h|hr|an|a|in|of|offer|teach|all|every|[ובהלמש]{0,3}(?:מקצוע|מקצועות|צבע|מחיר|המחיר|תעריף|התעריף|מחירון|רשימה|רשימת|שעה|שעת|שעתי))$/,
  );

/** Those of the list; names that only meetings have are none. */
export const listed = (world: IndexedWorld): WorldSubject[] =>
  world.subjects.filter(({ id, name }) => id !== name);

export function theSubject(draft: Draft, heard: Interpretation, world: IndexedWorld): WorldSubject | null {
  const told = draft.given['subject'];
  const id = saidSubject(draft, heard.items, world) ?? (typeof told === 'string' ? told : null);
  const subject = listed(world).find((one) => one.id === id);
  if (subject) {
    draft.slots['subject'] = subject.id;
    return subject;
  }
  delete draft.slots['subject'];
  ask(
    draft,
    'subject',
    inWords(world, 'Which subject?', 'איזה מקצוע?'),
    listed(world).map((one) => ({ label: one.name, value: one.id })),
  );
  return null;
}

export function exampleSubject(world: IndexedWorld): string {
  return listed(world)[0]?.name ?? (world.locale === 'he' ? 'מתמטיקה' : 'Maths');
}
