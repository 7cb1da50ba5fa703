/** Makes a lesson longer or shorter; its beginning stays. */
import type { Wall } from '../../../domain/basics/wallTime.ts';
import { anyOf } from '../../kernel/cases.ts';
import { command } from '../../kernel/command.ts';
import { openPrice } from '../../slots/aChange.ts';
import { idle } from '../../slots/freeText.ts';
import { heldToConstraints } from '../../slots/temporalConstraints.ts';
import { firstLessons } from '../../world/exampleWords.ts';
import { addressOf, stepToChange } from './lesson/address.ts';
import { addsOrTakes, ofOtherThings } from './resize/ofOtherThings.ts';
import { resolveResized } from './resize/resolve.ts';
import { saidBare } from './resize/saidBare.ts';

export const meetingResize = command({
  id: 'meeting.resize',
  who: ['teacher'],
  effect: 'does',
  says: {
    en: [
      '(make|extend|lengthen|shorten|cut|trim|resize|stretch|prolong|reduce|set)',
      '(make|cut|extend) … long',
      '(have|let|get) … (last|run|end|finish|go)',
      '(cut|trim|trimming) … (down|short|off)',
      '(add|tack|tack on|adding|give|take|knock|shave|chop)',
      '(run|runs|last|lasts|go|goes|will run) (for|longer|up to)',
      '(longer|shorter)',
      '(lesson|lessons|class|classes) (is|are) [now]',
      '(finish|finishes|end|ends|wrap up|wrap)',
      '(instead of|rather than)',
      '(will last|lasts|should last|should be|will be|is now)',
      '(run|runs|goes on|go on|continues|carries on|takes|will take|only needs|needs only|just needs)',
      '(stays|stay|leaves|leave|staying|leaving)',
      '(needs|need) … (more|extra|longer)',
    ],
    he: [
      '(להאריך|לקצר)',
      '(יימשך|ימשך|נמשך|נמשכת|יהיה|תהיה|יהיו|יימשכו)',
      '(צריך|צריכה|צריכים|אמור|אמורה|אמורים) להיות',
      '(להגדיל|להקטין|להרחיב|להמשיך|תמשכי|להימשך)',
      '[לשנות|שנה|לקבוע] [את] (משך|אורך) (השיעור|הפגישה)',
      '(תעשה|תעשי|לעשות) את',
      '(לעדכן|לשנות)',
      'לעשות',
      '(להוסיף|להוריד) … (לשיעור|לפגישה|מהשיעור|מהפגישה)',
      addsOrTakes,
      '(הולך|הולכת|יוצא|יוצאת)',
      '(מספיק|מספיקה|נשאר|נשארת|נשארים|יישאר|ישאר|תישאר|תשאר|שתהיה|שיהיה|למתוח)',
      '(ייצא|תצא|לצאת|לסיים|יסתיים|תסתיים|ייגמר|תיגמר)',
    ],
  },
  takes: [
    'person',
    'subject',
    'time',
    'noun',
    'which',
    'scope',
    'notify',
    'it',
    'all:all',
    'length',
    'direction',
    'number',
  ],
  extra: (said) => idle(said, /^(?:עוד|פחות|ארוך|ארוכה|קצרה?|באורך)$/),
  lightly: true,
  bare: saidBare,
  // "30 minutes from now on" is a length and a scope, not a moment.
  price: (reading) =>
    reading.kind === 'time' && reading.time.kind === 'instant' ? null : openPrice(reading),
  declines: anyOf(...ofOtherThings),
  resolve: heldToConstraints(resolveResized),
  plan(slots, world) {
    const addressed = addressOf(slots, world);
    const { end } = slots as { end?: Wall };
    if (addressed === null || end === undefined) return {};
    return { steps: [stepToChange(addressed, { end })] };
  },
  examples(world) {
    const { person } = firstLessons(world);
    return {
      en: [`cut ${person.en} to 30 minutes from now on`, `extend ${person.en}'s next lesson by 15 minutes`],
      he: [`תקצר את ${person.he} ל-30 דקות מעכשיו`, `תאריך את השיעור הבא של ${person.he} ברבע שעה`],
    };
  },
  counterexamples: {
    en: [
      "don't make it an hour",
      'should I cut Noam to 30 minutes?',
      'move Dana back half an hour',
      'book Dana for an hour tomorrow at 5',
    ],
    he: [
      'אל תאריך את השיעור',
      'האם להאריך את השיעור של דנה לשעה?',
      'תדחה את דנה בחצי שעה',
      'תקבע לדנה שעה מחר ב-5',
    ],
  },
});
