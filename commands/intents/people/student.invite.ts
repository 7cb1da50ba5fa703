/** Brings in a student: by mail, to come by themselves; or by a name alone, kept by the teacher without an account. */
import { isChildName, tidyName } from '../../../domain/people/personName.ts';
import { command } from '../../kernel/command.ts';
import type { IndexedWorld } from '../../world/indexWorld.ts';
import { ask, say, type Draft } from '../../kernel/draft.ts';
import { words, type Interpretation, type Entity } from '../../kernel/interpretation.ts';
import { typedSpan } from '../../nlu/text/normalize.ts';
import { typedText } from '../../kernel/unread.ts';
import { idle, quotedItem } from '../../slots/freeText.ts';
import { inWords } from '../../kernel/words.ts';
import { mailsIn, textOf } from '../../nlu/entities/mailsIn.ts';
import { newNames, phonesIn } from '../../slots/namesSaid.ts';
import { peopleOf } from '../../slots/somePeople.ts';
import { addStudent, settleSeveral, type New } from './invite/severalNew.ts';
import {
  askWhetherNew,
  inviteKnown,
  settleByMail,
  settleKnown,
  somebodyNew,
  theKnown,
} from './invite/whoIsKnown.ts';

type Quoted = Entity & { kind: 'quoted' };
type Slots = { emails?: string[]; name?: string; phone?: string; known?: string; several?: New[] };

export const studentInvite = command({
  id: 'student.invite',
  who: ['teacher'],
  effect: 'does',
  says: {
    en: [
      '(invite|inviting)',
      '(send|email|mail) … (invite|invites|invitation|invitations)',
      '(send|email|mail) [an|a|out] (invite|invites|invitation|invitations) [to]',
      '(add|new|register) [a|my] [new] (student|pupil) [with|by|called|named]',
      '(add|register) [my|the] [new] (students|pupils)',
      '^ new (students|pupils)',
      'ask … to (join|sign up)',
      '(send|give|text) … link',
    ],
    he: [
      '(להזמין|הזמן)',
      '(לשלוח|שלח) [לו|לה|להם] (הזמנה|הזמנות) [אל|ל]',
      '^ הזמנה',
      '(לשלוח|שלח|לתת|תן|תני) … (קישור|הקישור)',
      '(להוסיף|לרשום) (תלמיד|תלמידה) [חדש|חדשה]',
      '(להוסיף|לרשום) [את] (תלמידים|התלמידים|תלמידות|התלמידות)',
      '^ (תלמידים|תלמידות) (חדשים|חדשות)',
      '(מתחיל|מתחילה|הצטרף|הצטרפה) [אצלי] (תלמיד|תלמידה) (חדש|חדשה)',
      '(תלמיד|תלמידה) (חדש|חדשה)',
    ],
  },
  takes: ['link', 'noun:student', 'it', 'req:join', 'phone', 'person'],
  extra: (said) => [
    ...newNames(said),
    ...phonesIn(said),
    ...idle(
      said,
      /^(?:students?|pupils?|his|her|their|links?|send|give|text|by|email|e-mail|mail|new|an?|invites?|invitations?|out|the|with|join|[בהולמש]{0,2}(?:תלמיד|תלמידה|תלמידים|חדש|חדשה|מייל|אימייל|במייל|הזמנה|כתובת|קישור|הצטרף)|את|עם|phone|tel|טלפון|בטלפון)$/,
    ),
  ],
  declines: (heard) =>
    heard.unread.length > 0 ||
    heard.items.some(({ kind }) => kind === 'time' || kind === 'subject' || kind === 'number') ||
    (peopleOf(heard.items).length > 0 && theKnown(heard) === null) ||
    (/\blinks?\b|קישור/.test(heard.normal.text) && theKnown(heard) === null) ||
    (mailsIn(heard).length === 0 &&
      nameIn(heard) === undefined &&
      theKnown(heard) === null &&
      !/student|pupil|תלמיד/.test(heard.normal.text)) ||
    /\b(?:group|lesson|class)\b|קבוצ|שיעור/.test(heard.normal.text),
  resolve(draft, heard, world) {
    if (isAdding(heard) && settleSeveral(draft, heard, world)) return;
    const mails = mailsIn(heard);
    const name = nameIn(heard);
    settleKnown(draft, heard, world);
    if (isAdding(heard) && mails.length === 0) askWhetherNew(draft, world);
    const [phone] = words(heard, 'phone');
    if (name) say(draft, 'name', name.text, [name], 'who');
    const adds =
      mails.length === 0 && name !== undefined && isAdding(heard) && isChildName(tidyName(name.text));
    if (phone) (adds ? takePhone : leaveOut)(phone, draft, heard, world);
    if (mails.length > 0) {
      say(draft, 'emails', [...new Set(mails.map(textOf))], mails, 'who');
      settleByMail(draft, world);
    } else if (!adds && draft.slots['known'] === undefined)
      askWhere(draft, name?.text, phone !== undefined, world);
  },
  plan(slots, world) {
    const { emails = [], name, phone, known, several } = slots as Slots;
    if (several !== undefined) return { steps: several.map(addStudent) };
    if (known !== undefined && known !== somebodyNew) return inviteKnown(known, emails, world);
    if (emails.length === 0 && name !== undefined)
      return { steps: [addStudent({ name, ...(phone === undefined ? {} : { phone }) })] };
    const named = name !== undefined && emails.length === 1 ? { name } : {};
    return {
      steps: emails.map((email) => ({ name: 'inviteStudent' as const, args: { email, ...named } })),
    };
  },
  examples: () => ({
    en: ['add student Gil Bar 052-5550142', 'invite noam@mail.com'],
    he: ['להוסיף תלמיד גיל בר 052-5550142', 'להזמין את noam@mail.com'],
  }),
  counterexamples: {
    en: [
      "don't invite noam@mail.com",
      'invite Dana on Sunday at 5',
      'find noam@mail.com',
      'did I invite noam@mail.com?',
    ],
    he: [
      'אל תזמין את noam@mail.com',
      'להזמין את דנה לראשון ב-5',
      'לחפש את noam@mail.com',
      'האם הזמנתי את noam@mail.com?',
    ],
  },
});

/** "Add", "new student": to the list. Whoever is invited comes by themselves. */
const isAdding = ({ verb }: Interpretation): boolean => /student|תלמיד/.test(verb?.pattern ?? '');

const nameIn = ({ items }: Interpretation): Quoted | undefined => quotedItem(items) as Quoted | undefined;

/** By mail alone somebody is invited; without one the link can be sent in any other way. */
function askForMail(draft: Draft, name: string | null, world: IndexedWorld): void {
  ask(
    draft,
    'text',
    name === null
      ? inWords(
          world,
          'An invitation goes by mail. To which address? Or send your link by phone.',
          'ההזמנה נשלחת במייל. לאיזו כתובת? אפשר גם לשלוח את הקישור בטלפון.',
        )
      : inWords(
          world,
          `An invitation goes by mail. What is the mail address of ${name}? Or send your link by phone.`,
          `ההזמנה נשלחת במייל. מה כתובת המייל של ${name}? אפשר גם לשלוח את הקישור בטלפון.`,
        ),
    [
      {
        label: inWords(world, 'Copy the link for new students', 'להעתיק את הקישור לתלמידים חדשים'),
        value: inWords(world, 'copy my share link', 'תעתיק את הקישור שלי'),
      },
    ],
  );
}

const takePhone = (phone: Entity & { value: string }, draft: Draft): void =>
  say(draft, 'phone', phone.value, [phone], 'who');

/** A telephone is told, and not used: the invitation goes by mail. */
function leaveOut(phone: Entity, draft: Draft, heard: Interpretation, world: IndexedWorld): void {
  draft.spans.push({
    ...typedSpan(heard.normal, phone.from, phone.to),
    slot: 'phone',
    kind: 'assumed',
    pen: 'who',
    why: `${typedText(phone, heard.normal)}, ${inWords(world, 'not sent: the invitation goes by mail', 'לא נשלח: ההזמנה היא במייל')}`,
  });
}

/** To which address: somebody's, where they were told of. */
function askWhere(draft: Draft, said: string | undefined, isReached: boolean, world: IndexedWorld): void {
  const name = said ?? (typeof draft.slots['name'] === 'string' ? draft.slots['name'] : undefined);
  if (name !== undefined || isReached) askForMail(draft, name ?? null, world);
  else ask(draft, 'emails', inWords(world, 'To which mail address?', 'לאיזו כתובת מייל?'), []);
}
