/** A conflict in the words of the screen: the safe ways out first, and what insisting would do. */
import type { TFunction } from 'i18next';
import { dayOf, type Wall } from '../../../domain/basics/wallTime.ts';
import { sameWay, type WayOut } from '../../lib/operations/wayOut.ts';
import type { Language } from '../../../domain/basics/languages.ts';
import { hourOf, shortDay, weekday } from '../../lib/i18n/when.ts';
import type { ConflictFacts } from './planFactsShape.ts';

type WayView = { key: string; label: string; isChosen: boolean; way: WayOut };

export type ConflictView = {
  ways: WayView[];
  /** What the filled button says; null where the number of lessons says it. */
  confirm: string | null;
  /** The only safe way is to leave it. */
  isLeft: boolean;
  /** The muted line, and the button of the second confirmation; null: this person may not insist. */
  anyway: { line: string; confirm: string; sure: string } | null;
};

type Words = { t: TFunction; language: Language };

/** The verbs of a conflict, by what was asked for. */
type Verb = 'book' | 'move' | 'change' | 'approve' | 'offer' | 'ask' | 'other';

const verbs: Partial<Record<ConflictFacts['action'], Verb>> = {
  add: 'book',
  move: 'move',
  change: 'change',
  approve: 'approve',
  offer: 'offer',
  ask: 'ask',
};

/** "17:00" on the day that was asked for, else the day too. */
function whenOf(start: Wall, asked: Wall | null, { language }: Pick<Words, 'language'>): string {
  return asked !== null && dayOf(start) === dayOf(asked)
    ? hourOf(start)
    : `${weekday(start, language)} ${shortDay(start, language)}, ${hourOf(start)}`;
}

export function conflictView(facts: ConflictFacts, words: Words): ConflictView {
  const { t } = words;
  const { chosen, asked } = facts;
  const verb = verbs[facts.action] ?? 'other';
  const label = (way: WayOut): string => {
    if (way.kind === 'hour') return whenOf(way.start, asked, words);
    return way.kind === 'keep'
      ? t(`chat.conflict.keep.${verb === 'book' ? 'book' : 'move'}`, { count: way.slots.length })
      : t('chat.conflict.without', { count: way.inputs.length });
  };
  // Of a request that cannot be approved then, another hour is an offer.
  const safe = verb === 'approve' ? 'offer' : verb;
  return {
    ways: facts.ways.map((way) => ({
      key: way.kind === 'hour' ? way.start : way.kind,
      label: label(way),
      isChosen: chosen !== null && sameWay(way, chosen),
      way,
    })),
    confirm:
      chosen === null
        ? t('chat.conflict.leave')
        : chosen.kind === 'hour'
          ? t(`chat.conflict.safe.${safe}`, { time: whenOf(chosen.start, asked, words) })
          : null,
    isLeft: chosen === null,
    anyway: facts.mayInsist ? anywayOf(facts, verb, words) : null,
  };
}

function anywayOf(
  { endless, count, asked }: ConflictFacts,
  verb: Verb,
  { t }: Words,
): NonNullable<ConflictView['anyway']> {
  const time = asked === null ? '' : hourOf(asked);
  const sure = t(verb === 'ask' ? 'chat.conflict.sureToAsk' : 'chat.conflict.sure');
  if (endless)
    return { line: t('chat.conflict.anywayEndless'), confirm: t('chat.conflict.confirmEndless'), sure };
  if (count > 1 || time === '')
    return {
      line: t('chat.conflict.anywayAll', { count }),
      confirm: t('chat.conflict.confirmAll', { count }),
      sure,
    };
  return {
    line: t(`chat.conflict.anyway.${verb}`, { time }),
    confirm: t(`chat.conflict.confirm.${verb}`, { time }),
    sure,
  };
}
