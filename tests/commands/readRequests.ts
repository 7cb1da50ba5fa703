/** Reads one phrase about requests as its speaker and tells how its plan differs from what it means. */
import { isDeepStrictEqual } from 'node:util';
import { indexWorld, type IndexedWorld } from '../../commands/indexWorld.ts';
import type { Plan } from '../../commands/pipeline/plan.ts';
import { readSentence } from '../../commands/pipeline/readSentence.ts';
import type { Locale } from '../../commands/world.ts';
import { requestMeanings, type RequestMeaning } from '../corpus/requestMeanings.ts';
import { requestsWorlds } from '../corpus/requestsWorlds.ts';
import type { MeaningShape } from '../corpus/meaning.ts';

type Role = keyof typeof requestsWorlds;

const worlds = new Map<string, IndexedWorld>();

export function requestsWorld(role: Role, locale: Locale): IndexedWorld {
  const key = `${role} ${locale}`;
  const world = worlds.get(key) ?? indexWorld({ ...requestsWorlds[role], locale });
  worlds.set(key, world);
  return world;
}

export type Reading = { plan: Plan; wrong: string[]; acts: boolean };

/** `acts`: it would be done at once although something else was meant. */
export function readRequest(text: string, locale: Locale, name: RequestMeaning): Reading {
  const means = requestMeanings[name] as Omit<MeaningShape, 'means' | 'as'> & { as?: Role };
  const plan = readSentence(text, requestsWorld(means.as ?? 'teacher', locale));
  const wrong: string[] = [];
  const status = means.status ?? 'ready';
  if (means.command !== '*' && plan.command !== means.command)
    wrong.push(`read as ${plan.command ?? 'nothing'}`);
  if (plan.status !== status) wrong.push(`${plan.status} instead of ${status}`);
  if (means.asks !== undefined && plan.ask?.slot !== means.asks)
    wrong.push(`asks for ${plan.ask?.slot ?? 'nothing'}`);
  for (const [slot, value] of Object.entries(means.slots ?? {}))
    if (!isDeepStrictEqual(plan.slots[slot], value))
      wrong.push(`${slot} is ${JSON.stringify(plan.slots[slot])}`);
  const does = plan.steps.length > 0 || (plan.calls ?? []).length > 0;
  return { plan, wrong, acts: wrong.length > 0 && plan.status === 'ready' && does };
}
