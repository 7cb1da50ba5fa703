/** "Gili@mail.com", "her mail is …": said to the question where an invitation goes. */
import { answer } from '../../intents/everywhere/answer.ts';
import type { IndexedWorld } from '../../world/indexWorld.ts';
import { mailsIn, textOf } from '../entities/mailsIn.ts';
import { idle } from '../../slots/freeText.ts';
import { interpret } from '../lattice/interpret.ts';
import { latticeSearch } from '../lattice/latticeSearch.ts';
import type { Plan } from '../../kernel/plan.ts';
import type { ReadOne } from '../parse/readOne.ts';
import type { AnnotatedText } from '../../kernel/annotatedText.ts';
import type { Means } from './substituted.ts';

const mailAlone = {
  ...answer,
  takes: ['link', 'it'],
  extra: (said: AnnotatedText) =>
    idle(
      said,
      /^(?:her|his|their|the|e-?mail|address|is|it's|its|at|to|send|invite|המייל|מייל|אימייל|הכתובת|כתובת|שלה|שלו|היא|הוא|זה|אל|לשלוח|תשלחי?)$/,
    ),
};

export function withMail(card: Plan, { said }: ReadOne, world: IndexedWorld, { read }: Means): Plan | null {
  if (card.command !== 'student.invite' || !card.ask) return null;
  const heard = interpret(latticeSearch(mailAlone, said, null));
  const mails = mailsIn(heard).map(textOf);
  if (mails.length === 0 || heard.unread.length > 0) return null;
  return read(`${card.text} ${mails.join(' ')}`, world, card.given ? { given: card.given } : {});
}
