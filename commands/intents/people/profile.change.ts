/** Another telephone, name or address of one's own; another mail needs the password and opens the screen for it. */
import { ownProfileStep } from '../../../domain/ownProfileStep.ts';
import { isFullName, tidyName } from '../../../domain/people/personName.ts';
import type { Step } from '../../../domain/operations.ts';
import { command, type Outcome } from '../../kernel/command.ts';
import type { IndexedWorld } from '../../world/indexWorld.ts';
import { ask, say } from '../../kernel/draft.ts';
import type { Interpretation } from '../../kernel/interpretation.ts';
import { prefixSplits } from '../../nlu/text/tokens.ts';
import { findWord } from '../../world/nameIndex.ts';
import { idle, lastWords, quotedItem } from '../../slots/freeText.ts';
import { inWords } from '../../kernel/words.ts';

type Field = 'phone' | 'name' | 'address' | 'emails';

const fields: [Field, RegExp][] = [
  ['emails', /\be-?mail\b|\bmail\b|(?<![A-Za-zÀ-ӿא-ي])[הבל]{0,2}(?:מייל|אימייל|דוא"ל)/u],
  [
    'phone',
    /\b(?:phone|mobile|cell|telephone|number)\b|טלפון|נייד|פלאפון|(?:החלפ|שינ)[A-Za-zÀ-ӿא-ي]+ מספר|ה?מספר (?:החדש|שלי)/u,
  ],
  ['address', /\b(?:address|moved to|live at|live in)\b|כתובת|עברתי ל|גרה? ב/],
  ['name', /\bname\b|\bcall me\b|(?<![A-Za-zÀ-ӿא-ي])[הב]?שם(?![A-Za-zÀ-ӿא-ي])|קוראים לי/u],
];

const phoneIn = /(?<!\d)\+?\d[\d ()-]{6,18}\d(?!\d)/;

export const profileChange = command({
  id: 'profile.change',
  who: ['teacher', 'student', 'parent'],
  effect: 'does',
  says: {
    en: [
      '(change|update|set|edit|replace|correct|fix) [my] [own] (phone|phone number|number|mobile|name|address|email|e - mail|mail) [number|address] [to]',
      '[my] new (phone|phone number|number|mobile|name|address|email|mail) [number|address] [is|to]',
      'my (phone|phone number|number|mobile|name|address|email|mail) [number|address] [is|has changed|changed] [now] [to]',
    ],
    he: [
      '(לשנות|שנה|שני|לעדכן|עדכן|להחליף) [לי] [את] (הטלפון|טלפון|המייל|מייל|הכתובת|כתובת|השם|שם|הנייד|נייד) [שלי]',
      '(הטלפון|המייל|הכתובת|השם|הנייד|המספר) (החדש|החדשה) [שלי|שלנו] [הוא|היא|זה]',
      '(הטלפון|המייל|הכתובת|השם|הנייד|המספר) שלי [הוא|היא] [עכשיו|השתנה|השתנתה] [ל]',
      '(החלפתי|החלפנו|שיניתי|שינינו) (טלפון|מייל|כתובת|נייד|מספר|מספר טלפון) [, עכשיו|עכשיו|ל]',
      '(עברתי|עברנו) (דירה|בית)',
      '(טלפון|מייל|כתובת|נייד) (חדש|חדשה) [שלי]',
    ],
  },
  takes: ['quoted', 'link', 'it'],
  extra: (said) => [
    ...lastWords(said, true, 8),
    ...idle(said, /^(?:is|now|to|my|the|new|number|changed|address|שלי|הוא|היא|עכשיו|החדש|החדשה|השתנה)$/),
  ],
  // "… to Rivka Levin", said by Rivka: the name is no address.
  price: (reading, { text }) =>
    reading.kind === 'word' &&
    reading.sense === 'filler' &&
    /\b(?:to|is) $|(?<![A-Za-zÀ-ӿא-ي])ל-?$/u.test(text.slice(0, reading.from))
      ? null
      : 0,
  declines: (heard, world) =>
    namesSubject(heard, world) ||
    isOthers.test(heard.normal.text) ||
    fieldIn(heard.normal.text) === null ||
    /student|lesson|תלמיד|שיעור|subject|מקצוע|lock|password|סיסמ/.test(heard.normal.text),
  resolve(draft, heard, world) {
    const field = fieldIn(heard.normal.text);
    const { raw } = heard.normal;
    const quoted = quotedItem(heard.items);
    const link = heard.items.find((item) => item.kind === 'link');
    const items = [quoted, link].filter((item) => item !== undefined) as typeof heard.items;
    if (field === 'emails') {
      if (link?.kind === 'link')
        say(draft, 'emails', [link.text.replace(/^[א-ת]{1,2}-?|[.,!?]+$/g, '')], items, 'who');
      return;
    }
    if (field === null) return;
    const given = draft.given[field];
    const said = typeof given === 'string' ? given : (quoted?.text ?? '');
    if (field === 'phone') {
      const phone = phoneIn.exec(typeof given === 'string' ? given : raw)?.[0];
      if (phone) say(draft, 'phone', phone.replace(/^\+/, ''), items, 'what');
      else askFor(draft, 'phone', world);
      return;
    }
    const value = tidyName(said.replace(/^(?:is|to|now|הוא|היא|עכשיו) /u, '').replace(/[.!]+$/, ''));
    if (value !== '' && (field === 'address' || isFullName(value))) say(draft, field, value, items, 'what');
    else askFor(draft, field, world);
  },
  plan(slots, world) {
    const { phone, name, address, emails } = slots as Said & { emails?: string[] };
    const id = world.user?.id;
    if (phone === undefined && name === undefined && address === undefined)
      return {
        effect: {
          kind: 'page',
          value: emails === undefined ? '/UserEditScreen' : '/UserEditScreen#own-email',
        },
      };
    const step = id === undefined ? null : stepOf(world, id, { phone, name, address });
    return (step ? { steps: [step] } : {}) satisfies Outcome;
  },
  examples: () => ({
    en: ['my new phone is 052-1234567'],
    he: ['הטלפון החדש שלי 052-1234567'],
  }),
  counterexamples: {
    en: ["don't change my phone", "what's Dana's phone?", 'open my profile', 'should I change my name?'],
    he: ['אל תשנה את הטלפון שלי', 'מה הטלפון של דנה?', 'תפתח את הפרופיל שלי', 'האם לשנות את השם שלי?'],
  },
});

/** "Noa's phone", "the name of the group", "הטלפון של אמא של נועה": not one's own. */
const isOthers =
  /(?<![A-Za-zÀ-ӿא-ي])של(?:ה|ו|ה[םן])? |(?:(?<!\b(?:here|it|that|what|there))'s|\b(?:her|his|their))(?: new| mobile| cell)? (?:phone|number|mobile|name|address|e-?mail|mail)\b|\b(?:name|phone|number|address|mail) (?:of|for) (?!mine|me\b)/u;

/** "the name of maths", "תשני שם לפיזיקה": a subject's own. */
const namesSubject = ({ tokens }: Interpretation, { names }: IndexedWorld): boolean =>
  tokens.some(({ text, kind }) =>
    (kind === 'hebrew' ? prefixSplits(text) : [0]).some((split) =>
      (findWord(names, text.slice(split), false)?.words ?? []).some((word) =>
        names.words.get(word)?.some(({ named }) => named.kind === 'subject'),
      ),
    ),
  );

const fieldIn = (text: string): Field | null => fields.find(([, shape]) => shape.test(text))?.[0] ?? null;

type Draft = Parameters<typeof ask>[0];

function askFor(draft: Draft, field: Field, world: IndexedWorld): void {
  const questions: Record<Field, string> = {
    phone: inWords(
      world,
      'Which number? Write it with the sentence.',
      'איזה מספר? אפשר לכתוב אותו יחד עם המשפט.',
    ),
    name: inWords(world, 'Which name? First and last name.', 'איזה שם? שם פרטי ושם משפחה.'),
    address: inWords(world, 'Which address?', 'איזו כתובת?'),
    emails: inWords(world, 'Which address?', 'איזו כתובת?'),
  };
  ask(draft, field, questions[field], []);
}

type Said = { phone?: string | undefined; name?: string | undefined; address?: string | undefined };

function stepOf(world: IndexedWorld, id: string, { phone, name, address }: Said): Step | null {
  return ownProfileStep(world.role, {
    id,
    ...(name === undefined ? {} : { username: name }),
    ...(phone === undefined ? {} : { phoneNumber: { number: phone } }),
    ...(address === undefined ? {} : { location: { address } }),
  });
}
