/**
 * What a language gives to the engine, and the grammar that comes of it. To add a language: declare phrases and word classes
 * (lexicon.ts), write rules of its own (chart.ts), and take the shared ones of combine.ts, which know no word but the classes
 * $from $to $until $between $and $by $before $after $since $at $on $in $of $the $for $sep $ago $agoBefore $later $inTime
 * $every $other $times $except $starting $still $right; a class the language does not fill makes its rules silent.
 */
import { typedSpan } from '../../nlu/text/normalize.ts';
import type { NormalText } from '../../nlu/text/normalize.ts';
import { compile, runChart } from './chart.ts';
import type { Context, Leaf, Node, Rule, Token } from './chart.ts';
import { combineRules } from './combine.ts';
import { dayLength, readWall } from './days.ts';
import { cut, leavesOf, lexicon } from './lexicon.ts';
import type { Phrase } from './lexicon.ts';
import { listed } from './lists.ts';
import type { ListWords } from './lists.ts';
import { numerals } from './numerals.ts';
import type { TimeContext, TimeGrammar, TimeReading } from './readings.ts';
import { readingOf } from './readingOf.ts';

export type Language = {
  language: 'he' | 'en';
  phrases: Phrase[];
  rules: Rule[];
  /** Dates with dots between day and month alone: 3.4 */
  dottedDates: boolean;
  /** The language's own cutting, in the place of `cut`; overlapping tokens are welcome. */
  words?: (text: string) => Token[];
  /** Leaves that phrases cannot give. */
  leaves?: (text: string, tokens: Token[], context: Context) => Leaf[];
  /** How lists of days are written. */
  lists?: ListWords;
  /** A last look at each node that would become a reading, with the text around it. */
  keep?: (node: Node, text: string, context: Context, typed: string) => boolean;
};

function contextOf(context: TimeContext): Context {
  const moment = readWall(context.now);
  return { ...context, moment, today: Math.floor(moment / dayLength) };
}

export function timeGrammar(language: Language): TimeGrammar {
  const book = compile([...language.rules, ...combineRules]);
  const words = lexicon(language.phrases);
  return {
    language: language.language,
    words: () => language.phrases.flatMap((phrase) => phrase.words),
    read(normal: NormalText, given: TimeContext): TimeReading[] {
      const { text } = normal;
      const context = contextOf(given);
      const tokens = (language.words ?? cut)(text);
      const leaves = [
        ...leavesOf(text, tokens, words),
        ...numerals(text, context, language.dottedDates),
        ...(language.leaves?.(text, tokens, context) ?? []),
      ];
      const readings: TimeReading[] = [];
      const nodes = runChart(text, tokens, leaves, book, context);
      if (language.lists) nodes.push(...listed(nodes, text, context, language.lists));
      for (const node of nodes) {
        const span = typedSpan(normal, node.from, node.to);
        const typed = normal.raw.slice(span.from, span.to);
        const reading = readingOf(node, context, { ...span, text: typed });
        if (reading && (language.keep?.(node, text, context, typed) ?? true)) readings.push(reading);
      }
      return readings;
    },
  };
}
