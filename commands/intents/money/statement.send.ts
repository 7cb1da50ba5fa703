/** Sends a family the account of a month by mail; a student or a parent has their own sent to themselves. */
import type { Id } from '../../../domain/basics/ids.ts';
import { firstLessons } from '../../world/exampleWords.ts';
import { command } from '../../kernel/command.ts';
import type { Outcome } from '../../kernel/command.ts';
import type { IndexedWorld } from '../../world/indexWorld.ts';
import { say, type Draft } from '../../kernel/draft.ts';
import type { Interpretation } from '../../kernel/interpretation.ts';
import { askedTeacher } from '../../slots/askedTeacher.ts';
import { idle } from '../../slots/freeText.ts';
import { daysSaid, monthsAlone, noBareHour } from './paidParts.ts';
import { familyWords, theFamilies, theMonth } from './theFamilies.ts';

export const statementSend = command({
  id: 'statement.send',
  who: ['teacher', 'student', 'parent'],
  effect: 'does',
  weighs: () => true,
  says: {
    en: [
      '(send|mail|email|forward|issue|get|give|post|make|do|prepare|need|want) … (statement|statements|stmt|account|accounts|bill|bills|summary) [(for|of) the month]',
      '(statement|statements|stmt) … (for|to|of)',
      '^ (statement|statements|stmt)',
      '(receipt|receipts|invoice|invoices) … (by|via|in|to) … (email|mail)',
      '(email|mail) … (receipt|receipts|invoice|invoices)',
      "(monthly|the month's) (statement|account|bill|summary|statements|accounts|bills)",
    ],
    he: [
      '(לשלוח|שלח|להוציא|למייל|להעביר|להנפיק|להפיק|להכין|לקבל|צריך|צריכה) … (חשבון|החשבון|חשבונות|החשבונות|דף|דפי|פירוט|הפירוט|סיכום|דוח)',
      '(חשבון|דף חשבון|דפי חשבון|פירוט חשבון|סיכום) (חודשי|של|ל)',
      '(דף|דפי) (חשבון|החשבון)',
      '(קבלה|קבלות|הקבלה|הקבלות|חשבונית|החשבונית) … (במייל|באימייל|למייל|בדואל)',
      '(במייל|באימייל|למייל|בדואל) … (קבלה|קבלות|הקבלה|הקבלות|חשבונית|החשבונית)',
    ],
  },
  takes: ['person', 'time', 'month', 'noun', 'all', 'it'],
  extra: (said) => [
    ...monthsAlone(said),
    ...familyWords(said),
    ...idle(
      said,
      /^(?:send|mail|email|by|in|a|an|their|his|her|my|our|me|us|to|for|of|over|out|statement|statements|stmt|account|accounts|bill|bills|summary|receipts?|the|invoices?|via|my|monthly|pdf|lessons?|payments?|with|all|need|want|would|like|can|i|you|get|out|over|run|go|receive|asked|prepare|please|קבלה|קבלות|הקבלה|הקבלות|חשבונית|החשבונית|לשלוח|שלח|שלחי|תשלח|תשלחי|חשבון|החשבון|חשבונות|החשבונות|דף|דפי|פירוט|הפירוט|סיכום|הסיכום|דוח|חודשי|החודשי|חודשיים|חודש|במייל|למייל|מייל|באימייל|לי|להם|לו|לה|שלי|שלנו|שלהם|שלו|שלה|על|את|עם|כל|תשלומים|התשלומים|שיעורים|השיעורים|בבקשה|צריך|צריכה|רוצה|אפשר|לקבל)$/,
    ),
  ],
  price: noBareHour,
  declines: (heard) => Boolean(heard.verb?.misspelt),
  resolve(draft: Draft, heard: Interpretation, world: IndexedWorld) {
    if (world.role === 'teacher') theFamilies(draft, heard, world);
    else {
      const teacher = askedTeacher(draft, heard.items, world, { subject: null, child: null });
      if (teacher) say(draft, 'teacher', teacher.id, [], 'who');
    }
    theMonth(draft, daysSaid(heard, world), world);
  },
  plan(slots, world): Outcome {
    const { month, payers = [], teacher } = slots as { month?: string; payers?: Id[]; teacher?: Id };
    if (month === undefined) return {};
    if (world.role !== 'teacher')
      return teacher === undefined
        ? {}
        : { steps: [{ name: 'sendStatement', args: { month, teacherId: teacher } }] };
    return { steps: payers.map((payerId) => ({ name: 'sendStatement', args: { month, payerId } })) };
  },
  examples(world) {
    if (world.role !== 'teacher')
      return { en: ['send me last month’s statement'], he: ['לשלוח לי את החשבון של החודש שעבר'] };
    const { person } = firstLessons(world);
    return {
      en: [`send ${person.en} the February statement`],
      he: [`לשלוח ל${person.he} את החשבון של פברואר`],
    };
  },
  counterexamples: {
    en: ["don't send Dana a statement", 'Dana paid 300', 'who owes me?', 'receipt for the last lesson'],
    he: ['אל תשלח לדנה חשבון', 'דנה שילמה 300', 'מי חייב לי?', 'קבלה על השיעור האחרון'],
  },
});
