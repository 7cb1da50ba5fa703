/** Reads one phrase of the corpora of records and changes in its speaker's world and tells how its plan differs from what it means. */
import { isDeepStrictEqual } from 'node:util';
import { indexWorld, type IndexedWorld } from '../../commands/indexWorld.ts';
import { readSentence } from '../../commands/pipeline/readSentence.ts';
import type { Locale } from '../../commands/world.ts';
import type { RecordShape } from '../corpus/recordMeanings.ts';
import { recordsWorlds } from '../corpus/recordsWorlds.ts';

export type ReadRecord = {
  text: string;
  differs: string[];
  /** It would do something that was not meant. */
  acts: boolean;
};

const worlds = new Map<string, IndexedWorld>();

function worldFor(role: keyof typeof recordsWorlds, locale: Locale): IndexedWorld {
  const key = `${role} ${locale}`;
  const known = worlds.get(key) ?? indexWorld({ ...recordsWorlds[role], locale });
  worlds.set(key, known);
  return known;
}

/** A title is kept as it was typed: capitals are no difference here. */
const plain = (value: unknown): unknown => (typeof value === 'string' ? value.toLowerCase() : value);

export function readRecord(text: string, locale: Locale, means: RecordShape): ReadRecord {
  const plan = readSentence(text, worldFor(means.as ?? 'teacher', locale));
  const differs: string[] = [];
  const status = means.status ?? 'ready';
  if (plan.command !== means.command) differs.push(`read as ${plan.command ?? 'nothing'}`);
  if (plan.status !== status) differs.push(`${plan.status} instead of ${status}`);
  // Of several lessons the question says which: "0.scope".
  const asked = plan.ask?.slot.replace(/^\d+\./, '');
  if (means.asks !== undefined && asked !== means.asks) differs.push(`asks for ${asked ?? 'nothing'}`);
  for (const [slot, value] of Object.entries({ ...means.slots, ...means.told?.[locale] }))
    if (!isDeepStrictEqual(plain(plan.slots[slot]), plain(value)))
      differs.push(`${slot} is ${JSON.stringify(plan.slots[slot])}`);
  const does = plan.steps.length > 0 || (plan.calls?.length ?? 0) > 0;
  return { text, differs, acts: differs.length > 0 && plan.status === 'ready' && does };
}
