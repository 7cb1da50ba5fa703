/** Takes something off what one student pays for a lesson: a part, an amount, or one of the teacher's discounts. */
import type { Id } from '../../../domain/basics/ids.ts';
import { firstLessons } from '../../world/exampleWords.ts';
import { addressesOf } from '../calendar/lesson/address.ts';
import { aChangeInDays } from '../calendar/cancel/aChangeInDays.ts';
import { command } from '../../kernel/command.ts';
import { say } from '../../kernel/draft.ts';
import { has } from '../../kernel/interpretation.ts';
import { openPrice } from '../../slots/aChange.ts';
import { idle } from '../../slots/freeText.ts';
import { peopleOf, somePeople } from '../../slots/somePeople.ts';
import { whenOf } from '../../slots/when.ts';
import { inWords } from '../../kernel/words.ts';
import { discountsOf, discountWords, offIn, takeName, valueOf } from './discountParts.ts';

export const meetingDiscount = command({
  id: 'meeting.discount',
  who: ['teacher'],
  effect: 'does',
  weighs: () => true,
  says: {
    en: ['(off|discount|disc|reduction|rebate)', '(knock|take|shave) … off'],
    he: ['(הנחה|הנחת|ההנחה|דיסקאונט)'],
  },
  takes: [
    'percent',
    'money',
    'number',
    'person',
    'time',
    'subject',
    'which',
    'noun',
    'it',
    'scope',
    'quoted',
    'notify',
    'all:all',
  ],
  extra: (said) => [
    ...discountWords(said),
    ...idle(
      said,
      /^(?:personal|gets?|give|gave|apply|put|לתת|תן|תני|תיתן|תיתני|מקבלת?|יקבל|תקבל|מגיעה?|אישית)$/,
    ),
  ],
  price: openPrice,
  // Of nobody and of no lesson it is a discount for everybody.
  declines: (heard, world) =>
    (offIn(heard) === null &&
      discountsOf(world).every(({ terms }) => !heard.normal.text.includes(terms.name.toLowerCase()))) ||
    (peopleOf(heard.items).length === 0 &&
      whenOf(heard.items).day === undefined &&
      !has(heard, 'which', 'next')),
  resolve(draft, heard, world) {
    const off = offIn(heard);
    const items = heard.items.filter((item) => !off?.items.includes(item));
    const isOnce = whenOf(items).day !== undefined || has(heard, 'which', 'next');
    const held = aChangeInDays(
      draft,
      items,
      world,
      isOnce
        ? { scope: 'this', why: inWords(world, 'that lesson alone', 'השיעור הזה בלבד') }
        : {
            scope: 'future',
            why: inWords(world, 'this one and the future ones', 'מהשיעור הזה והלאה'),
            orAll: peopleOf(items).length > 0,
          },
    );
    somePeople(draft, 'students', heard.items, ['student'], world);
    const coming = held?.lesson.attendeeIds ?? [];
    if (draft.slots['students'] === undefined && coming.length > 0) draft.slots['students'] = [...coming];
    const named = discountsOf(world).find(({ terms }) =>
      heard.normal.text.includes(terms.name.toLowerCase()),
    );
    if (named && off === null) {
      takeName(heard, named.terms.name);
      say(draft, 'discount', named.id, [], 'money');
    } else if (off) {
      say(draft, 'type', off.type, [], 'money');
      say(draft, 'value', off.value, off.items, 'money');
      // "Take 20 off Omer": shekels, or minutes.
      if (off.items.some(({ kind }) => kind === 'number')) draft.doubts.push('sum');
    }
  },
  plan(slots, world) {
    const {
      students = [],
      type,
      discount,
    } = slots as {
      students?: Id[];
      type?: 'percentage' | 'fixed';
      discount?: Id;
    };
    const value = valueOf(type, slots['value'], world);
    const given =
      discount === undefined
        ? value === null || type === undefined
          ? null
          : { personalDiscount: { type, value } }
        : { discountId: discount };
    if (given === null) return {};
    return {
      steps: addressesOf(slots, world).flatMap(({ id, address }) => {
        const lesson = world.lessonById.get(id);
        if (!lesson) return [];
        const attendees = lesson.attendeeIds.map((attendeeId) => ({
          attendeeId,
          ...(students.includes(attendeeId) ? given : {}),
        }));
        return [{ name: 'updateMeeting' as const, args: { input: { id, attendees }, ...address } }];
      }),
    };
  },
  examples(world) {
    const { person } = firstLessons(world);
    return { en: [`10% off for ${person.en}'s next lesson`], he: [`10% הנחה ל${person.he} על השיעור הבא`] };
  },
  counterexamples: {
    en: ["don't give Dana 10% off", '20% off the first lesson', 'does Dana have a discount?', 'Dana paid 10'],
    he: ['אל תיתן לדנה 10% הנחה', 'הנחה של 20% על שיעור ראשון', 'יש לדנה הנחה?', 'דנה שילמה 10'],
  },
});
