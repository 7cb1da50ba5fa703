/** Reads every phrase of the aside corpus in its speaker's world and judges it. */
import { indexWorld, type IndexedWorld } from '../../commands/indexWorld.ts';
import type { Plan } from '../../commands/pipeline/plan.ts';
import { readSentence } from '../../commands/pipeline/readSentence.ts';
import type { Locale, SpeakerRole } from '../../commands/world.ts';
import type { Aside, AsideList } from '../corpus/aside/aside.ts';
import * as english from '../corpus/aside/en/phrases.ts';
import * as hebrew from '../corpus/aside/he/phrases.ts';
import { worldOf } from '../corpus/aside/worlds.ts';
import { judge, type Judgement } from './judgeAside.ts';

export type ReadAside = Judgement & {
  locale: Locale;
  blind: boolean;
  command: string | null;
  aside: Aside;
  plan: Plan;
};

const indexed = new Map<string, IndexedWorld>();

function worldFor(role: SpeakerRole, locale: Locale): IndexedWorld {
  const key = `${role} ${locale}`;
  const known = indexed.get(key) ?? indexWorld({ ...worldOf(role), locale });
  indexed.set(key, known);
  return known;
}

function readLists(locale: Locale, lists: AsideList[], blind: boolean): ReadAside[] {
  return lists.flatMap(({ command, phrases }) =>
    phrases.map((aside) => {
      const plan = readSentence(aside.say, worldFor(aside.as ?? 'teacher', locale));
      return { locale, blind, command, aside, plan, ...judge(aside, command, plan) };
    }),
  );
}

export function readAside(): ReadAside[] {
  return [
    ...readLists('en', english.blind, true),
    ...readLists('en', english.near, false),
    ...readLists('he', hebrew.blind, true),
    ...readLists('he', hebrew.near, false),
  ];
}
