/** On which condition a discount holds, as a sentence says it. */
import type { conditions } from '../../../domain/money/discount.ts';
import { typedSpan } from '../../nlu/text/normalize.ts';
import type { Interpretation } from '../../kernel/interpretation.ts';
import { quotedItem } from '../../slots/freeText.ts';
import { inWords } from '../../kernel/words.ts';
import type { IndexedWorld } from '../../world/indexWorld.ts';

type Condition = (typeof conditions)[number];

/** The first that stands counts: "the first lesson of a group" is a first lesson. */
const shapes: [Condition, RegExp][] = [
  ['freeSpaces', /\bfree (?:slots|spaces|hours|places)\b|שעות (?:פנויות|ריקות)|מקומות פנויים/],
  [
    'firstMeeting',
    /\b(?:first|1st|trial|new (?:students?|people|ppl)|beginners?)\b|שיעור ראשון|פעם ראשונה|ניסיון|תלמידים חדשים|מתחילים/,
  ],
  [
    'studentCount',
    /\b(?:\d+|two|three|four) (?:or more |\+ ?)?(?:students|kids|come|together|people)\b|\b\d\+ ?(?:kids|students)|(?:\d+|שניים|שלושה|ארבעה) (?:תלמידים|ילדים|משתתפים)/,
  ],
  ['groupMeeting', /\bgroups?\b|\bgrp\b|קבוצ/],
  ['recurringMeeting', /\brecurring\b|\bweekly\b|\bevery week\b|\bregulars?\b|קבועים|כל שבוע|שיעור קבוע/],
  [
    'timeBased',
    /\bmornings?\b|\bevenings?\b|\bbefore noon\b|\bafternoons?\b|\bnoon\b|בוקר|בקרים|ערב|אחר ?הצהריים|לפני הצהריים/,
  ],
];

const names: Record<Condition, [en: string, he: string]> = {
  firstMeeting: ['First lesson', 'שיעור ראשון'],
  recurringMeeting: ['Weekly lessons', 'שיעורים קבועים'],
  groupMeeting: ['Groups', 'קבוצות'],
  studentCount: ['Several students', 'כמה תלמידים'],
  timeBased: ['By the hour', 'לפי שעה'],
  freeSpaces: ['Free hours', 'שעות פנויות'],
};

/** Parts of the day by their words. */
const hours: [RegExp, { from: string; to: string }][] = [
  [/\bmornings?\b|before noon|בוקר|בקרים|לפני הצהריים/, { from: '06:00', to: '12:00' }],
  [/\bafternoons?\b|אחר ?הצהריים/, { from: '12:00', to: '17:00' }],
  [/\bevenings?\b|ערב/, { from: '17:00', to: '21:00' }],
];

const counts =
  /(\d+)(?: or more|\+)? ?(?:students|kids|people|come|together|free|תלמידים|ילדים|משתתפים|שעות)/;
const inSteps =
  /(?:after |אחרי )?(\d+) (?:lessons|שיעורים) (\d+(?:\.\d+)?)|(\d+(?:\.\d+)?)% (?:after|from) (\d+)|(?:אחרי|from) (\d+)(?: lessons| שיעורים)? (\d+(?:\.\d+)?)/g;

export type SaidTerms = {
  condition: Condition | null;
  conditionValue: number | null;
  hours: { from: string; to: string } | null;
  steps: { threshold: number; discountValue: number }[];
};

export function termsIn({ normal: { text } }: Interpretation): SaidTerms {
  const condition = shapes.find(([, shape]) => shape.test(text))?.[0] ?? null;
  const steps = [...text.matchAll(inSteps)]
    .map((found) => {
      const [, after, off, percent, from, since, worth] = found;
      return { threshold: Number(after ?? from ?? since), discountValue: Number(off ?? percent ?? worth) };
    })
    .sort((a, b) => a.threshold - b.threshold);
  const count = counts.exec(text)?.[1];
  return {
    condition,
    conditionValue: count && condition !== null && steps.length < 2 ? Number(count) : null,
    hours: condition === 'timeBased' ? (hours.find(([shape]) => shape.test(text))?.[1] ?? null) : null,
    steps: steps.length > 1 ? steps : [],
  };
}

const called = [
  /\bdiscount: ?([a-z]+)/,
  /\b(?:called|named)\s+(.+)$/,
  /(?<![א-ת])(?:בשם|שנקראת?)\s+(.+)$/,
  /(?<![א-ת])הנחת ([א-ת]+(?:"[א-ת])?)/,
  /(?<![א-ת])הנחה ל([א-ת]{3,}(?: [א-ת]{3,})?)(?= |$)/,
  /\bdiscounts? for ((?!a |the |an )[a-z]+(?: [a-z]+)?)\b/,
  /\b(?!an?|the|new|add|make|create|my|this|off|give|set|up|another|fixed|percent|general|step|active|all|which|any)([a-z]+(?:'s)?) (?:discount|disc|deal|rebate|promo|reduction)\b/,
];

/** As it was typed: in quotes, after "called", or the word beside "discount"; else what it is for. */
export function nameIn(
  heard: Interpretation,
  { condition }: SaidTerms,
  off: string,
  world: IndexedWorld,
): string {
  const quoted = quotedItem(heard.items);
  if (quoted) return quoted.text;
  const { text, raw } = { text: heard.normal.text, raw: heard.normal.raw };
  for (const shape of called) {
    const found = shape.exec(text);
    const name = found?.[1];
    if (!found || !name) continue;
    const from = found.index + found[0].indexOf(name);
    const span = typedSpan(heard.normal, from, from + name.length);
    return raw.slice(span.from, span.to).trim();
  }
  const [en, he] = condition ? names[condition] : [`Discount ${off}`, `הנחה ${off}`];
  return inWords(world, en, he);
}
