/** English times: its words, its rules, and chrono-node's date formats as leaves. Words in words.ts, rules in rules*.ts. */
import { timeGrammar } from '../../time/language.ts';
import { chronoDates } from './chronoDates.ts';
import { holidayLeaves } from './holidays.ts';
import { keepEnglish } from './keep.ts';
import { englishNumbers } from './numbers.ts';
import { englishRules } from './rules.ts';
import { englishTokens } from './tokens.ts';
import { englishPhrases } from './words.ts';

export const english = timeGrammar({
  language: 'en',
  phrases: englishPhrases,
  rules: englishRules,
  dottedDates: false,
  words: englishTokens,
  leaves: (text, tokens, context) => [
    ...englishNumbers(text, tokens),
    ...chronoDates(text, context),
    ...holidayLeaves(text, context),
  ],
  keep: keepEnglish,
  lists: {
    joins: /^(?: ?, ?(?:and )?| ?[/&] ?| and | or | plus )(?:on |the |at )?$/,
    front: /\bthe $/,
    again:
      /,? (?:and|plus|&) (?:also )?(?:on )?(?:the )?((?:week|([a-z]{3,6}day)) after(?: (?:it|that))?|following week|(next week)(?= too| as well| ?$))(?= ?[,.;!?]| ?$| (?:too|as well|please|off|only|just)\b)/dgu,
    spaced: true,
  },
});
