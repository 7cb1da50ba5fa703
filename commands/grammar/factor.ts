/** "Double the price", "half price", "פי שניים", "חצי מחיר": how many times what it is now. */
import type { EntityCandidate, AnnotatedText } from '../kernel/annotatedText.ts';

type Shape = [factor: number, shape: string];

const en: Shape[] = [
  [
    0.5,
    'half[- ]price|half off|half (?:the|of the|my|his|her|their|its) (?:usual |normal |regular )?(?:price|rate|cost|fee)|halve(?:d|s)?|halving|(?:price )?by half|in half|to half|half as much',
  ],
  [1.5, 'one and a half times|1\\.5 times|half as much again'],
  [2, 'double[ds]?|doubling|twice(?: as (?:much|expensive))?|(?:times|by) (?:two|2)|2x|x2|two times|2 times'],
  [3, 'triple[ds]?|tripling|(?:times|by) (?:three|3)|3x|x3|three times|3 times'],
  [4, 'quadruple[ds]?|(?:times|by) (?:four|4)|four times'],
];

const he: Shape[] = [
  [
    0.5,
    '[בל]?(?:חצי|מחצית) (?:ה)?(?:מחיר|תעריף|עלות)|[בל]?חצי מ(?:ה)?(?:מחיר|תעריף)|במחצית|[לב]חצי|(?:ל|ת|נ)חצה|(?:ת|)חצי',
  ],
  [1.5, 'פי (?:אחד וחצי|1\\.5)'],
  [
    2,
    '(?:ב|ה)?כפול(?:ה|ים)?(?: (?:שתיים|שניים|2))?|פי (?:שתיים|שניים|שני|2)|(?:ל|ת|ה)?(?:ה)?כפ(?:י)?ל(?:י|ו)?|(?:ל|ת)הכפיל|ת?כפיל[יו]?',
  ],
  [3, '(?:כפול|פי) (?:שלוש|שלושה|3)|(?:ל|ת)?שלש[יו]?'],
  [4, '(?:כפול|פי) (?:ארבע|ארבעה|4)'],
];

const spoken = (list: Shape[]): [number, RegExp][] =>
  list.map(([factor, shape]) => [
    factor,
    new RegExp(`(?<![A-Za-zÀ-ӿא-ي\\p{N}.])(?:${shape})(?![A-Za-zÀ-ӿא-ي\\p{N}])`, 'gu'),
  ]);

const all = [...spoken(en), ...spoken(he)];
const aboutPrice =
  /\b(?:prices?|costs?|rates?|fees?|charges?|pays?)\b|[בהלמ]?(?:מחיר|תעריף|עלות|תשלום|משלמ|ישלם|תשלם)/;

/** Only where a price is spoken of: "double lesson" and "half an hour" are none. The longest of what fits counts. */
export function factors({ normal: { text } }: AnnotatedText): EntityCandidate[] {
  if (!aboutPrice.test(text)) return [];
  const inWords = all.flatMap(([factor, shape]) =>
    [...text.matchAll(shape)].map((found) => reading(found, factor)),
  );
  return [...inFigures(text), ...inWords];
}

const reading = (found: RegExpExecArray, factor: number): EntityCandidate => ({
  kind: 'word',
  sense: 'factor',
  value: String(factor),
  from: found.index,
  to: found.index + found[0].length,
  cost: 0.5,
});

/** "multiply by 1.15", "פי 1.2" */
const inFigures = (text: string): EntityCandidate[] =>
  /multipl|\btimes\b|הכפ|כפיל|כפול|(?<![A-Za-zÀ-ӿא-ي])פי(?![A-Za-zÀ-ӿא-ي])/u.test(text)
    ? [
        ...text.matchAll(
          /(?<![A-Za-zÀ-ӿא-ي\p{N}])(?:times|by|x|פי|כפול|ב)[ -]?(\d+(?:\.\d+)?)(?![A-Za-zÀ-ӿא-ي\p{N}%:]|\.\d)/gu,
        ),
      ].flatMap((found) => {
        const factor = Number(found[1]);
        return factor >= 0.1 && factor <= 10 ? [reading(found, factor)] : [];
      })
    : [];
