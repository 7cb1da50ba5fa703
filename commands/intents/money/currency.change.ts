/** Goes over to another currency: every amount at one rate, which is asked where it was not said. */
import { currencies } from '../../../domain/people/person.ts';
import { command } from '../../kernel/command.ts';
import { ask, assume, mark, say } from '../../kernel/draft.ts';
import { words, type Interpretation } from '../../kernel/interpretation.ts';
import type { EntityCandidate, AnnotatedText } from '../../kernel/annotatedText.ts';
import { idle } from '../../slots/freeText.ts';
import { inWords } from '../../kernel/words.ts';
import { currencyOf, type World } from '../../world/world.ts';

type Currency = (typeof currencies)[number];

const names: Record<Currency, RegExp> = {
  ILS: /(?<![A-Za-zÀ-ӿא-ي])(?:[בל]?ה?שקל(?:ים)?(?: חדשים)?|shekels?|nis|ils)(?![A-Za-zÀ-ӿא-ي])|₪/gu,
  USD: /(?<![A-Za-zÀ-ӿא-ي])(?:[בל]?ה?דולר(?:ים)?|(?:us )?dollars?|usd|bucks)(?![A-Za-zÀ-ӿא-ي])|\$/gu,
  EUR: /(?<![A-Za-zÀ-ӿא-ي])(?:[בל]?ה?(?:יורו|אירו)|euros?|eur)(?![A-Za-zÀ-ӿא-ي])|€/gu,
  GBP: /(?<![A-Za-zÀ-ӿא-ي])(?:[בל]?ה?(?:פאונד|ליש["״]?ט|לירות שטרלינג)|pounds?(?: sterling)?|sterling|gbp|quid)(?![A-Za-zÀ-ӿא-ي])|£/gu,
  CHF: /(?<![A-Za-zÀ-ӿא-ي])(?:[בל]?ה?פרנק(?:ים)?(?: שוויצרי(?:ים)?)?|(?:swiss )?francs?|chf)(?![A-Za-zÀ-ӿא-ي])/gu,
  CAD: /(?<![A-Za-zÀ-ӿא-ي])(?:[בל]?דולר קנדי|canadian dollars?|cad)(?![A-Za-zÀ-ӿא-ي])/gu,
  AUD: /(?<![A-Za-zÀ-ӿא-ي])(?:[בל]?דולר אוסטרלי|australian dollars?|aud)(?![A-Za-zÀ-ӿא-ي])/gu,
};

const named = ({ normal: { text } }: AnnotatedText): EntityCandidate[] =>
  currencies.flatMap((currency) =>
    [...text.matchAll(names[currency])].map((found) => ({
      kind: 'word' as const,
      sense: 'currency',
      value: currency,
      from: found.index,
      to: found.index + found[0].length,
      cost: 0.4 - 0.01 * found[0].length,
    })),
  );

/** Those that stand in it, though the phrase itself may have taken them. */
const currenciesIn = ({ normal: { text } }: Interpretation): Currency[] =>
  currencies.filter((currency) => text.search(names[currency]) >= 0);

/** "US dollars": what so many of it are called. */
const nameOf = (currency: string, count: number, { locale }: World): string =>
  new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    currencyDisplay: 'name',
    maximumFractionDigits: 0,
  })
    .formatToParts(count)
    .at(-1)?.value ?? currency;

export const currencyChange = command({
  id: 'currency.change',
  who: ['teacher'],
  effect: 'does',
  weighs: () => true,
  says: {
    en: [
      '(change|switch|convert|move|go back|set|show|put) … (currency|dollars|dollar|euros|euro|eur|usd|pounds|sterling|shekels|nis|ils|gbp)',
      '[account|my|the] currency',
    ],
    he: [
      '(לעבור|להעביר|לשנות|להחליף|להחזיר|להציג) … (מטבע|המטבע|דולרים|לדולרים|לדולר|ליורו|לאירו|לשקלים|לפאונד|בדולרים|ביורו|באירו|בשקלים|בפאונד)',
      '[ה] (מטבע|המטבע)',
    ],
  },
  takes: ['currency', 'number', 'all'],
  extra: (said) => [
    ...named(said),
    ...idle(
      said,
      /^(?:currency|prices?|amounts?|money|symbol|convert|all|everything|rate|account|per|one|instead|מטבע|המטבע|מחירים|המחירים|סכומים|הסכומים|הכל|הכול|לפי|שער|בשער|חשבון|החשבון|של|כל)$/,
    ),
  ],
  declines: (heard, world) =>
    currenciesIn(heard).every((one) => one === currencyOf(world)) && !/currenc|מטבע/.test(heard.normal.text),
  resolve(draft, heard, world) {
    const own = currencyOf(world);
    mark(draft, 'currency', words(heard, 'currency'), 'money');
    const [only, ...others] = currenciesIn(heard).filter((one) => one !== own);
    if (only && others.length === 0) say(draft, 'currency', only, [], 'money');
    else if (draft.given['currency'] === undefined)
      return ask(
        draft,
        'currency',
        inWords(world, 'Which currency?', 'לאיזה מטבע?'),
        currencies.filter((one) => one !== own).map((one) => ({ label: nameOf(one, 1, world), value: one })),
      );
    const { currency: given } = draft.given as { currency?: string };
    const to = given ?? only ?? own;
    const number = heard.items.find((item) => item.kind === 'number');
    if (number?.kind === 'number' && number.value > 0) {
      const rate = rateOf(number.value, own, to);
      mark(draft, 'factor', [number], 'money');
      assume(
        draft,
        'factor',
        rate,
        inWords(
          world,
          `1 ${own} = ${rate} ${to}, each amount rounded to its hundredth`,
          `${own} 1 = ${to} ${rate}, כל סכום מעוגל למאית`,
        ),
        'money',
      );
      return;
    }
    if (draft.given['factor'] === undefined)
      ask(
        draft,
        'factor',
        inWords(
          world,
          `How many ${nameOf(to, 2, world)} is one ${nameOf(own, 1, world)} worth? All amounts change at that rate, rounded to the hundredth.`,
          `כמה ${nameOf(to, 2, world)} שווה ${nameOf(own, 1, world)}? כל הסכומים יעברו לפי השער הזה, מעוגלים למאית.`,
        ),
        // No rate is offered: what one takes over is one's own to say.
        [],
      );
  },
  plan(slots, world) {
    const { factor } = slots as { factor?: number };
    const currency = currencies.find((one) => one === slots['currency']);
    const teacherId = world.user?.id;
    if (!currency || factor === undefined || factor <= 0 || teacherId === undefined) return {};
    return { steps: [{ name: 'changeCurrency', args: { teacherId, currency, rate: factor } }] };
  },
  examples: () => ({
    en: ['switch to dollars at 3.7', 'change currency to EUR'],
    he: ['לעבור לדולרים לפי 3.7', 'להחליף את המטבע ליורו'],
  }),
  counterexamples: {
    en: ["don't switch to dollars", 'Dana paid 50 dollars', 'switch to basic', 'raise maths to 180 shekels'],
    he: ['אל תעבור לדולרים', 'דנה שילמה 50 דולר', 'לעבור למסלול בסיסי', 'להעלות את מתמטיקה ל-180 שקל'],
  },
});

/** Which of two is dearer, and no more than that: from the cheapest on. */
const byWorth = ['ILS', 'AUD', 'CAD', 'USD', 'EUR', 'CHF', 'GBP'];

/** What one of the own currency is worth in the other: "3.7" between shekels and dollars is of the dearer one. */
function rateOf(said: number, from: string, to: string): number {
  const isCheaper = byWorth.indexOf(from) < byWorth.indexOf(to);
  return isCheaper === said > 1 ? Math.round(1e6 / said) / 1e6 : said;
}
