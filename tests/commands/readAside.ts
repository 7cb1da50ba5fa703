/** Reads every phrase of the aside corpus in its speaker's world and judges it. */
import { indexWorld, type IndexedWorld } from '../../commands/indexWorld.ts';
import type { Plan } from '../../commands/pipeline/plan.ts';
import { readSentence } from '../../commands/pipeline/readSentence.ts';
import type { Locale, SpeakerRole, World } from '../../commands/world.ts';
import type { Aside, AsideList } from '../corpus/aside/aside.ts';
import * as english from '../corpus/aside/en/phrases.ts';
import * as hebrew from '../corpus/aside/he/phrases.ts';
import { sixthWorlds } from '../corpus/aside/sixthWorlds.ts';
import { worldOf } from '../corpus/aside/worlds.ts';
import { recordsWorlds } from '../corpus/recordsWorlds.ts';
import { requestsWorlds } from '../corpus/requestsWorlds.ts';
import { judge, type Judgement } from './judgeAside.ts';

export type ReadAside = Judgement & {
  locale: Locale;
  blind: boolean;
  command: string | null;
  aside: Aside;
  plan: Plan;
};

const indexed = new Map<string, IndexedWorld>();

/** The school whose people and lessons the sentences name. */
type School = 'aside' | 'requests' | 'records' | 'sixth';

function schoolOf(school: School, role: SpeakerRole, locale: Locale): World {
  if (school === 'sixth') return sixthWorlds[locale][role] ?? worldOf(role);
  const worlds: Partial<Record<SpeakerRole, World>> = school === 'requests' ? requestsWorlds : recordsWorlds;
  return (school === 'aside' ? undefined : worlds[role]) ?? worldOf(role);
}

function worldFor(role: SpeakerRole, locale: Locale, school: School): IndexedWorld {
  const key = `${role} ${locale} ${school}`;
  const known = indexed.get(key) ?? indexWorld({ ...schoolOf(school, role, locale), locale });
  indexed.set(key, known);
  return known;
}

function readLists(
  locale: Locale,
  lists: AsideList[],
  blind: boolean,
  school: School = 'aside',
): ReadAside[] {
  return lists.flatMap(({ command, phrases }) =>
    phrases.map((aside) => {
      const plan = readSentence(aside.say, worldFor(aside.as ?? 'teacher', locale, school));
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
    ...readLearnt('en', english.learnt),
    ...readLearnt('he', hebrew.learnt),
  ];
}

type Learnt = { lists: AsideList[]; inRequests: AsideList[]; inRecords: AsideList[] };

/** A second set, that the grammar has learned from since it was first read. */
const readLearnt = (locale: Locale, { lists, inRequests, inRecords }: Learnt): ReadAside[] => [
  ...readLists(locale, lists, false),
  ...readLists(locale, inRequests, false, 'requests'),
  ...readLists(locale, inRecords, false, 'records'),
];

/** The sets that were read last, each by itself; the grammar has learned from part of them. */
export const latelyRead = {
  third: () => [...readLearnt('en', english.lately), ...readLearnt('he', hebrew.lately)],
  fourth: () => [...readLearnt('en', english.fourth), ...readLearnt('he', hebrew.fourth)],
  fourthKept: () => [...readLearnt('en', english.fourthKept), ...readLearnt('he', hebrew.fourthKept)],
  fifth: () => [...readLearnt('en', english.fifth), ...readLearnt('he', hebrew.fifth)],
  fifthKept: () => [...readLearnt('en', english.fifthKept), ...readLearnt('he', hebrew.fifthKept)],
} satisfies Record<string, () => ReadAside[]>;

const bySet: Record<Locale, Record<string, unknown>> = { en: english, he: hebrew };

/** A later set, all of which speak of a school of their own; empty where it was not written in that language. */
export function readSet(name: string, locale: Locale): ReadAside[] {
  const set = bySet[locale][name] as { lists: AsideList[] } | undefined;
  return set === undefined ? [] : readLists(locale, set.lists, false, 'sixth');
}
