/** What is said of the card that waits in the words of its buttons: a verdict on its request, and going ahead over a conflict. */
import type { IndexedWorld } from '../../world/indexWorld.ts';
import { inWords } from '../../kernel/words.ts';
import { followUp } from './followUp.ts';
import { has } from '../../kernel/interpretation.ts';
import type { Plan, Slots } from '../../kernel/plan.ts';
import type { ReadOne } from '../parse/readOne.ts';
import type { Means } from './substituted.ts';
import { withMail } from './withMail.ts';

/** The verdicts that may be said of what is on the card, and the sentence that says the same with a name. */
const verdicts: { example: string; pattern: RegExp; en: string; he: string }[] = [
  {
    example: 'decline it',
    pattern: /^(?:no,? )?(?:decline|reject|refuse)(?: it| this| that| the request| request)?$/,
    en: 'decline',
    he: 'לדחות את',
  },
  {
    example: 'לדחות את הבקשה',
    pattern: /^(?:לא,? )?(?:לדחות|תדחה|תדחי|דחה|דחי|לסרב)(?: את (?:זה|הבקשה)| לזה| לבקשה)?$/,
    en: 'decline',
    he: 'לדחות את',
  },
  {
    example: 'approve it',
    pattern: /^(?:no,? )?(?:approve|accept)(?: it| this| that| the request| request)$/,
    en: 'approve',
    he: 'לאשר את',
  },
  {
    example: 'לאשר את הבקשה',
    pattern: /^(?:לא,? )?(?:לאשר|תאשר|תאשרי|לקבל)(?: את (?:זה|הבקשה))$/,
    en: 'approve',
    he: 'לאשר את',
  },
];

export const saidOfOpen = (
  card: Plan,
  one: ReadOne,
  world: IndexedWorld,
  means: Means,
  again: (slots: Slots) => Plan,
): Plan | null =>
  withMail(card, one, world, means) ??
  verdictOnIt(card, one, world, means) ??
  insistedOn(card, one, world, again);

/** "Decline it" before a plan that would approve a request: the plan that declines the same request. */
function verdictOnIt(card: Plan, { said }: ReadOne, world: IndexedWorld, { read }: Means): Plan | null {
  const { text } = said.normal;
  const rate = rateAnswered(card, said.normal.raw.trim());
  if (rate !== null) return read(rate, world, {});
  const verdict = verdicts.find(({ pattern }) => pattern.test(text.replace(/[.!]+$/, '')));
  const pending = world.pendings.find(({ id }) => [card.slots['pending']].flat().includes(id));
  const name = world.named.get(pending?.attendeeIds[0] ?? '')?.name;
  if (!verdict || !pending || name === undefined) return null;
  const told = inWords(
    world,
    `${verdict.en} ${name}'s pending lesson`,
    `${verdict.he} השיעור הממתין של ${name}`,
  );
  return read(told, world, { given: { pending: card.slots['pending'] } });
}

/** A bare figure answers the question for one that has no buttons: "3.7" is no date then. */
function rateAnswered({ ask, text = '' }: Plan, reply: string): string | null {
  if (ask?.slot !== 'factor' || ask.choices.length > 0) return null;
  const figure = /^(?:at |לפי |בשער )?(\d{1,6}(?:[.,]\d{1,6})?)$/.exec(reply)?.[1];
  return figure === undefined
    ? null
    : `${text} ${/[א-ת]/.test(text) ? 'לפי' : 'at'} ${figure.replace(',', '.')}`;
}

/** "Book it at 4:30 anyway": never done by a sentence at once; the card asks once more before it goes ahead over a conflict. */
function insistedOn(
  card: Plan,
  one: ReadOne,
  world: IndexedWorld,
  again: (slots: Slots) => Plan,
): Plan | null {
  if (world.role !== 'teacher' || card.steps.length === 0) return null;
  const heard = one.hearings.find(
    ({ command, heard }) =>
      (command.id === card.command || command.id === 'answer') &&
      has(heard, 'insist') &&
      heard.unread.length === 0,
  )?.heard;
  if (!heard || heard.items.some(({ kind }) => kind === 'person' || kind === 'subject')) return null;
  const { ask: _, ...plan } = card;
  const told = followUp(heard, one.said, plan);
  const start = told && 'given' in told ? told.given['start'] : undefined;
  if (start !== undefined && start !== card.slots['start']) return again({ start });
  return {
    status: 'unknown',
    command: null,
    slots: {},
    steps: [],
    reply: {
      text: inWords(
        world,
        'Nothing was done yet. Where the time clashes, a line at the bottom of the plan goes ahead anyway, and asks once more first. Without a clash, confirm the plan as usual.',
        'עוד לא בוצע דבר. כשיש התנגשות, שורה בתחתית התוכנית מאפשרת להמשיך בכל זאת, ושואלת פעם נוספת לפני כן. בלי התנגשות, אפשר לאשר את התוכנית כרגיל.',
      ),
    },
    spans: [],
    unread: [],
  };
}
