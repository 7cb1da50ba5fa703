/** Hebrew times: words in words.ts, prefixes in tokens.ts, rules in rules*.ts, and what is no time in keep.ts. */
import { timeGrammar } from '../../time/language.ts';
import type { TimeGrammar } from '../../time/readings.ts';
import { holidayLeaves } from './holidays.ts';
import { keepHebrew } from './keep.ts';
import { hebrewLeaves } from './leaves.ts';
import { clockRules } from './rulesClock.ts';
import { dayRules } from './rulesDay.ts';
import { lengthRules, periodRules } from './rulesPeriod.ts';
import { rangeRules } from './rulesRange.ts';
import { recurringRules } from './rulesRecurring.ts';
import { hebrewTokens } from './tokens.ts';
import { hebrewPhrases, vocabulary } from './words.ts';

export const heTimes: TimeGrammar = timeGrammar({
  language: 'he',
  phrases: hebrewPhrases,
  rules: [...clockRules, ...dayRules, ...periodRules, ...lengthRules, ...rangeRules, ...recurringRules],
  dottedDates: true,
  words: (text) => hebrewTokens(text, vocabulary),
  leaves: (text, tokens, context) => [...hebrewLeaves(text, tokens), ...holidayLeaves(text, context)],
  lists: {
    joins: /^ ?(?:, ?(?:ו-?)?|ו-?|או )(?:ב-?|ה-?)?(?:יום )?$/,
    spaced: true,
    front: /(?<![A-Za-zÀ-ӿא-ي])[בה][- ]?$/u,
    again:
      /,? ו(?:גם )?(?:את )?(ב?ה?(?:שבוע|(?:יום )?([א-ת]{3,5})) (?:ש?אחריו|שאחרי(?: זה)?|העוקב)|(ב?שבוע הבא))(?![A-Za-zÀ-ӿא-ي])(?! [א-ת])/dgu,
  },
  keep: keepHebrew,
});
