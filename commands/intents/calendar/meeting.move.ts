/** Moves a lesson to another day or hour: one occurrence, or the series from there on. */
import type { Wall } from '../../../domain/basics/wallTime.ts';
import { anyOf } from '../../kernel/cases.ts';
import { command } from '../../kernel/command.ts';
import { inWords } from '../../kernel/words.ts';
import { heldToConstraints } from '../../slots/temporalConstraints.ts';
import { movingExamples } from '../../world/exampleWords.ts';
import { askForTime } from './askForTime.ts';
import { addressOf, stepToChange } from './lesson/address.ts';
import { stepsOf, type MovedItem } from './move/moveAll.ts';
import { ofOtherThings } from './move/ofOtherThings.ts';
import { priceOf } from './move/priceOf.ts';
import { resolveMoved } from './move/resolve.ts';
import { saidBare } from './move/saidBare.ts';

export const meetingMove = command({
  id: 'meeting.move',
  who: ['teacher', 'student', 'parent'],
  effect: 'does',
  asking: true,
  says: {
    en: [
      '(move|moves|moving|shove|knock|budge|relocate|rearrange|jump|mv|mov|drag|take|reschedule|rescheduling|resched|reshedule|rebook|shift|bump|nudge|slide|push|postpone|delay|defer|transfer|bring|pull|advance|switch|switches|change|changing|swap|set|start)',
      '(re - schedule|re schedule|re - book)',
      '(come|comes|meet|see|have|arrive|be|do|put|book|schedule|give)',
      'be (moved|rescheduled|changed|pushed|shifted|postponed|switched|delayed|brought forward|pushed back)',
      '(push|move|put|bring|pull|shift) … (back|off|forward|up|ahead|earlier|later)',
      '(push|put|bring|pull|shift|move) (back|off|forward|up|ahead|over)',
      '(starts|start|begins|begin|is now|will be|moves|goes|should be|make it|change it)',
      '(has|have|needs|ought|had better|must|should|gets|to) [to] [really] (be|start|begin|come|moved|move)',
      'make … (earlier|later|start)',
      '(get|have) … (come|start|begin)',
      'make',
      '(wants|prefers|would prefer)',
      'instead $',
      '(put|do|wants|needs|prefers|would like|asked|asks) … instead $',
      "can't (make it|make|do|come) … (can do|can make|can come|could do|could come|is free|works|is better|suits)",
    ],
    he: [
      '(לזוז|זזים|זז|זזה|יזוז|להזיז|להעביר|לעבור|יעבור|שיעבור|לדחות|דחה|דחי|נדחית|דוחה|דוחים|להקדים|לאחר|תאחר|תאחרי|לשנות|שנה|להחליף)',
      '(להתחיל|יתחיל|יהיה|תהיה|שיהיה|צריך להיות|צריכה להיות|צריכים להיות|אמור להיות|אמורה להיות)',
      '(הזיזו|העבירו|נזוז|להזזה|לעדכן|עדכן|למשוך|להסיט|לקדם|תאחרו|נאחר|לעכב|דחייה|דחיה|הזזה)',
      '(שני|שנה) את',
      '(תעשה|תעשי)',
      '(להקפיץ|לגרור|לגלגל)',
      '(לא יכול|לא יכולה|לא יכולים|לא אוכל|לא נוכל|לא מסתדר|לא מתאים) … (אפשר|אולי|נוכל|עדיף|אבל יכול|אבל יכולה|אבל כן יכול|אבל כן יכולה)',
      '(לשים|לעשות|לבוא|להגיע|לקבל|יבוא|תבוא|יגיע|אבוא|נבוא)',
    ],
  },
  takes: [
    'person',
    'subject',
    'time',
    'number',
    'noun',
    'which',
    'scope',
    'notify',
    'direction',
    'same',
    'it',
    'all',
    'prep:except',
  ],
  price: (reading, { text }) => priceOf(reading, text),
  declines: anyOf(...ofOtherThings),
  lightly: true,
  bare: saidBare,
  resolve: heldToConstraints(resolveMoved, true),
  plan(slots, world) {
    const { start, end, items } = slots as { start?: Wall; end?: Wall; items?: MovedItem[] };
    if (items !== undefined)
      return items.length === 0
        ? { reply: { text: inWords(world, 'Nothing is planned then.', 'אין שיעורים בזמן הזה.') } }
        : { steps: stepsOf(items, slots, world) };
    const addressed = addressOf(slots, world);
    if (addressed === null || start === undefined || end === undefined) return {};
    if (world.role !== 'teacher') return { steps: askForTime({ start, end }, slots, world) };
    return { steps: [stepToChange(addressed, { start, end })] };
  },
  examples: movingExamples,
  counterexamples: {
    en: [
      "don't move Dana to 5",
      'should I move Dana to Monday?',
      'is Dana moving to Sunday?',
      'what if I move maths to 5?',
    ],
    he: ['אל תזיז את דנה ל-5', 'האם להזיז את דנה לשני?', 'למה דנה עברה לשני?', 'מה אם נזיז את המתמטיקה ל-5?'],
  },
});
