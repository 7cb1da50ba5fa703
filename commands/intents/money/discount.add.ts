/** Makes a discount: how much, for what, and what it is called. */
import { dayOf } from '../../../domain/basics/wallTime.ts';
import { command } from '../../kernel/command.ts';
import { ask, assume, mark, say } from '../../kernel/draft.ts';
import type { Interpretation, Entity } from '../../kernel/interpretation.ts';
import { saidSubject } from '../../slots/aSubject.ts';
import { inWords } from '../../kernel/words.ts';
import { daysSaid } from './paidParts.ts';
import { discountWords, offIn, takeName, valueOf } from './discountParts.ts';
import { nameIn, termsIn } from './discountTerms.ts';

const numbersIn = ({ items }: Interpretation): Entity[] =>
  items.filter(({ kind }) => kind === 'number' || kind === 'percent' || kind === 'money');

/** "Until the end of June" bounds it. */
const ends = /\b(?:until|till|through|expires?|valid)\b|עד /;

export const discountAdd = command({
  id: 'discount.add',
  who: ['teacher'],
  effect: 'does',
  says: {
    en: [
      '(add|new|create|make|set up|open|start|define|introduce|want|offer) … (discount|disc|deal|promo|rebate|reduction)',
      '^ (discount|disc|new discount)',
      '(off|less) [the|a|all|every|for|on|when|first|mornings|groups|evenings|recurring]',
      'after … lessons',
    ],
    he: [
      '(להוסיף|ליצור|צור|צרי|להגדיר|לפתוח|לעשות|להקים) … (הנחה|הנחת|מבצע|דיסקאונט|קופון)',
      '^ (הנחה|הנחת|מבצע|קופון) [חדשה|חדש]',
      '(הנחה|הנחת|פחות) (על|לכל|ב|עבור) … (שיעור|שיעורים|קבוצות|בוקר)',
      'אחוז הנחה',
      'הנחה (לשיעור|לקבוצות|לקבוצה|לתלמידים|לאחים|בשעות|בבוקר|על)',
      'אחרי … שיעורים',
    ],
  },
  takes: [
    'percent',
    'money',
    'number',
    'quoted',
    'subject',
    'time',
    'noun',
    'which',
    'count',
    'all',
    'limit',
    'scope',
  ],
  extra: discountWords,
  price: (reading) => (reading.kind === 'time' && reading.time.kind === 'duration' ? null : 0),
  declines: (heard) => heard.items.some(({ kind }) => kind === 'person') || offIn(heard) === null,
  resolve(draft, heard, world) {
    const off = offIn(heard);
    const terms = termsIn(heard);
    if (off) {
      say(draft, 'type', off.type, off.items, 'money');
      say(draft, 'value', off.value, off.items, 'money');
    } else
      ask(
        draft,
        'value',
        inWords(world, 'How much off?', 'כמה הנחה?'),
        [5, 10, 15, 20].map((value) => ({ label: `${value}%`, value })),
      );
    saidSubject(draft, heard.items, world);
    if (terms.condition) say(draft, 'condition', terms.condition, [], 'what');
    if (terms.conditionValue) say(draft, 'conditionValue', terms.conditionValue, [], 'what');
    if (terms.steps.length > 0) say(draft, 'steps', terms.steps, numbersIn(heard), 'money');
    else if (terms.conditionValue) mark(draft, 'conditionValue', numbersIn(heard), 'what');
    if (terms.hours) say(draft, 'hours', terms.hours, [], 'when');
    const days =
      terms.condition === 'timeBased' || !ends.test(heard.normal.text) ? null : daysSaid(heard, world);
    if (days) say(draft, 'to', days.to, days.items, 'when');
    const worth = off === null ? '' : off.type === 'percentage' ? `${off.value}%` : String(off.value);
    const name = nameIn(heard, terms, worth, world);
    takeName(heard, name);
    assume(draft, 'name', name, inWords(world, `“${name}”`, `״${name}״`), 'what');
    // Of a word that was not understood the discount may depend.
    if (terms.condition === null && !draft.slots['subject']) draft.doubts.push('action');
  },
  plan(slots, world) {
    const {
      type = 'percentage',
      name,
      subject,
      condition,
      conditionValue,
      steps,
      hours,
      to,
    } = slots as {
      type?: 'percentage' | 'fixed';
      name?: string;
      subject?: string;
      condition?: never;
      conditionValue?: number;
      steps?: { threshold: number; discountValue: number }[];
      hours?: { from: string; to: string };
      to?: string;
    };
    const value = valueOf(type, slots['value'], world);
    if (value === null || name === undefined) return {};
    const progressiveSteps = (steps ?? []).flatMap(({ threshold, discountValue }) => {
      const worth = valueOf(type, discountValue, world);
      return worth === null ? [] : [{ threshold, discountValue: worth }];
    });
    const discount = {
      name,
      type,
      ...(progressiveSteps.length > 0 ? { progressiveSteps } : { value }),
      ...(subject === undefined ? {} : { subject: world.named.get(subject)?.name ?? subject }),
      ...(condition === undefined ? {} : { conditionType: condition }),
      ...(conditionValue === undefined ? {} : { conditionValue }),
      ...(hours === undefined ? {} : { hours }),
      ...(condition === 'freeSpaces' ? { freeSpaceDays: 7 } : {}),
      ...(to === undefined ? {} : { endDate: dayOf(to) }),
    };
    return { steps: [{ name: 'createDiscount', args: { discount } }] };
  },
  examples: () => ({
    en: ['20% off the first lesson', 'new discount: 15% for groups'],
    he: ['הנחה חדשה: 15% לקבוצות', 'הנחה של 20% על שיעור ראשון'],
  }),
  counterexamples: {
    en: [
      "don't add a discount of 10%",
      'give Dana 10% off',
      'which discounts are active?',
      'raise maths by 10%',
    ],
    he: ['אל תוסיף הנחה של 10%', 'לתת לדנה 10% הנחה', 'אילו הנחות פעילות?', 'להעלות את מתמטיקה ב-10%'],
  },
});
