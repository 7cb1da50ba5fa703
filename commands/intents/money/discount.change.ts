/** Changes a discount: how much, until when, at most how much, or on and off. */
import type { Id } from '../../../domain/basics/ids.ts';
import { toMinor } from '../../../domain/basics/money.ts';
import { addDays, dayOf } from '../../../domain/basics/wallTime.ts';
import { command } from '../../kernel/command.ts';
import { say } from '../../kernel/draft.ts';
import { idle } from '../../slots/freeText.ts';
import { aRange } from '../../slots/aRange.ts';
import { whenOf } from '../../slots/when.ts';
import { currencyOf } from '../../world/world.ts';
import { discountsOf, discountWords, offIn, theDiscount, valueOf } from './discountParts.ts';

const ends = /\b(?:ends?|extend|until|till|valid|expires?|run)\b|עד|להאריך|ת?אריך/;
const caps = /\b(?:cap|caps|at most|max|maximum)\b|לכל היותר|מקסימום|תקרה/;
const off = /\b(?:turn|switch|put) (?:\S+ ){0,4}off\b|\b(?:pause|disable|deactivate)\b|ת?כבי?ה?|לכבות|להשהות/;
const on = /\b(?:turn|switch|put) (?:\S+ ){0,4}on\b|\b(?:enable|activate|resume)\b|להפעיל|ת?פעיל|להדליק/;

export const discountChange = command({
  id: 'discount.change',
  who: ['teacher'],
  effect: 'does',
  weighs: () => true,
  says: {
    en: [
      '(change|update|edit|make|set|raise|lower|cut|cap|extend|end|turn|switch|pause|enable|disable|activate) … (discount|disc|deal|rebate|promo|reduction)',
      '(discount|disc|deal|rebate|promo) (to|is|=|should be|until|till|until the|now)',
    ],
    he: [
      '(לשנות|לעדכן|להעלות|להוריד|להקטין|להגדיל|להאריך|לכבות|להפעיל|להשהות) … (הנחה|הנחת|ההנחה|המבצע|מבצע)',
      '(הנחת|ההנחה|מבצע|המבצע) … (יהיה|תהיה|מעכשיו|עד)',
      'הנחת … עד',
    ],
  },
  takes: ['quoted', 'percent', 'money', 'number', 'time', 'it', 'scope', 'limit'],
  extra: (said) => [
    ...discountWords(said),
    ...idle(
      said,
      /^(?:on|off|now|cap|max|at|most|end|ends|should|be|turn|switch|מעכשיו|תהיה|יהיה|במקום|תקרה|לכל|היותר)$/,
    ),
  ],
  declines: (heard) => heard.items.some(({ kind }) => kind === 'person'),
  resolve(draft, heard, world) {
    const discount = theDiscount(draft, heard, world);
    const { text } = heard.normal;
    const range = aRange(whenOf(heard.items.filter(({ kind }) => kind === 'time')), world);
    if (range && ends.test(text)) {
      // "Until August 31" includes it.
      const last = addDays(dayOf(range.to), -1);
      say(
        draft,
        'to',
        `${last}T00:00`,
        heard.items.filter(({ kind }) => kind === 'time'),
        'when',
      );
    }
    const said = offIn(heard);
    if (said && said.items.length > 0) {
      const isBare = said.items.every(({ kind }) => kind === 'number');
      const type = isBare ? (discount?.terms.type ?? said.type) : said.type;
      if (caps.test(text)) say(draft, 'maximum', said.value, said.items, 'money');
      else {
        say(draft, 'type', type, [], 'money');
        say(draft, 'value', said.value, said.items, 'money');
      }
    } else if (off.test(text)) say(draft, 'active', false, [], 'what');
    else if (on.test(text)) say(draft, 'active', true, [], 'what');
    else if (draft.slots['to'] === undefined) draft.doubts.push('sum');
  },
  plan(slots, world) {
    const {
      discount: id,
      type,
      to,
      maximum,
      active,
    } = slots as {
      discount?: Id;
      type?: 'percentage' | 'fixed';
      to?: string;
      maximum?: number;
      active?: boolean;
    };
    const known = discountsOf(world).find((each) => each.id === id);
    const value = valueOf(type, slots['value'], world);
    const most = maximum === undefined ? null : toMinor(maximum, currencyOf(world));
    if (!known) return {};
    const discount = {
      id: known.id,
      ...(value === null || type === undefined ? {} : { type, value }),
      ...(to === undefined ? {} : { endDate: dayOf(to) }),
      ...(most === null ? {} : { maximumDiscount: most }),
      ...(active === undefined ? {} : { active }),
    };
    return Object.keys(discount).length < 2
      ? {}
      : { steps: [{ name: 'updateDiscount', args: { discount } }] };
  },
  examples(world) {
    const name = discountsOf(world)[0]?.terms.name;
    return {
      en: name ? [`change the discount ${name} to 12%`] : ['change the discount to 12%'],
      he: name ? [`לשנות את ההנחה ${name} ל-12%`] : ['לשנות את ההנחה ל-12%'],
    };
  },
  counterexamples: {
    en: [
      "don't change the siblings discount to 12%",
      'which discounts are active?',
      'raise maths to 180',
      'delete the summer discount',
    ],
    he: ['אל תשנה את ההנחה ל-12%', 'אילו הנחות פעילות?', 'להעלות את מתמטיקה ל-180', 'למחוק את הנחת הקיץ'],
  },
});
