/** Gives a subject another name; its lessons take it over. */
import { command } from '../../kernel/command.ts';
import { assume, say } from '../../kernel/draft.ts';
import { has, words, type Interpretation, type Entity } from '../../kernel/interpretation.ts';
import { idle } from '../../slots/freeText.ts';
import { inWords } from '../../kernel/words.ts';
import { exampleSubject, isOfSubject, subjectsIn, subjectWords, theSubject } from '../../slots/theSubject.ts';
import { titleOf, titlesIn, titleWords } from './titleWords.ts';

const names = /\bname\b|\brename|\bcall|שם(?![A-Za-zÀ-ӿא-ي])|קר[או]/u;

export const subjectRename = command({
  id: 'subject.rename',
  who: ['teacher'],
  effect: 'does',
  says: {
    en: [
      '(rename|retitle)',
      '(change|update|switch) [the] name of',
      '(change|update|switch) … name',
      '(call|name)',
      '(should|will|to) be (called|named)',
      'is [now] (called|named)',
    ],
    he: ['(לשנות|שנה|שני|להחליף|לעדכן) [את] [השם|שם] [של]', '(לקרוא|קרא)', '(תיקרא|ייקרא|יקרא|נקרא|נקראת)'],
  },
  takes: ['quoted', 'subject', 'scope', 'all', 'notify'],
  extra: (said) => [
    // "מתמטיקה של דנה לפיזיקה": what is said of somebody's lesson is no new name.
    ...(names.test(said.normal.text) ||
    !said.readings.some((one) => one.kind === 'person' && one.fit === 'exact')
      ? titleWords(said, true)
      : []),
    ...subjectWords(said),
    ...idle(said, /^(?:everywhere|it|מקום)$/),
  ],
  declines: (heard) =>
    !isOfSubject(heard) ||
    nameIn(heard) === null ||
    // "תחליף אנגלית בספרדית": one is taught instead of the other, or is called so.
    (/חלי?[ףפ].* ב/.test(heard.normal.text) && !names.test(heard.normal.text)) ||
    // "change maths to physics" is of a lesson; a name that nobody has yet is a new name.
    (heard.items.filter(({ kind }) => kind === 'quoted').length === 0 && !names.test(heard.normal.text)),
  resolve(draft, heard, world) {
    const [first] = subjectsIn(heard.items);
    theSubject(draft, { ...heard, items: first ? [first] : [] }, world);
    const name = nameIn(heard);
    if (name !== null) say(draft, 'name', name, nameParts(heard), 'what');
    const told = words(heard, 'notify').at(-1);
    if (told) say(draft, 'notify', told.value, [told], 'scope');
    const scope = words(heard, 'scope').at(-1);
    const all = words(heard, 'all').at(-1);
    if (scope?.value === 'future') {
      say(draft, 'scope', 'future', [scope], 'scope');
      // What was is shown under the name that the subject has.
      const why = inWords(world, 'earlier lessons show the new name too', 'גם שיעורים קודמים יוצגו בשם החדש');
      draft.spans.push({ from: 0, to: 0, slot: 'name', kind: 'assumed', pen: 'what', why });
    } else if (scope ?? all)
      say(
        draft,
        'scope',
        'all',
        [scope ?? all].flatMap((one) => one ?? []),
        'scope',
      );
    else if (/\beverywhere\b|בכל מקום/.test(heard.normal.text)) say(draft, 'scope', 'all', [], 'scope');
    else
      assume(
        draft,
        'scope',
        'all',
        inWords(world, 'its lessons take the name over', 'השיעורים מקבלים את השם'),
        'scope',
      );
  },
  plan(slots) {
    const { subject, name, notify } = slots as { subject?: string; name?: string; notify?: 'tell' | 'quiet' };
    if (subject === undefined || name === undefined) return {};
    const input = { id: subject, name };
    return {
      steps: [{ name: 'updateSubject', args: { input, ...(notify === undefined ? {} : { notify }) } }],
    };
  },
  examples(world) {
    const name = exampleSubject(world);
    return { en: [`rename ${name} to Algebra`], he: [`לשנות את השם של ${name} לאלגברה`] };
  },
  counterexamples: {
    en: [
      "don't rename maths to Algebra",
      'should I rename maths to Algebra?',
      "rename Tuesday's lesson to Algebra",
      'change my name to Rivka Cohen',
    ],
    he: [
      'אל תשנה את השם של מתמטיקה לאלגברה',
      'האם לשנות את השם של מתמטיקה לאלגברה?',
      'לשנות את שם השיעור של שלישי לאלגברה',
      'לשנות את השם שלי לרבקה כהן',
    ],
  },
});

/** What stands after the subject; another subject's name may be a part of it ("Spoken English"). */
function nameParts({ items }: Interpretation): Entity[] {
  const [first] = subjectsIn(items);
  if (first === undefined) return [];
  const parts = [...titlesIn(items), ...subjectsIn(items)].filter(({ from }) => from > first.from);
  return parts.sort((a, b) => a.from - b.from);
}

function nameIn(heard: Interpretation): string | null {
  const parts = nameParts(heard);
  // A scope in the middle of a name would be none of it.
  const [first, last] = [parts[0], parts.at(-1)];
  if (first === undefined || last === undefined || has(heard, 'mine')) return null;
  const isCut = heard.items.some(
    ({ kind, from }) => kind === 'word' && from > first.from && from < last.from,
  );
  return isCut ? null : titleOf(parts, heard);
}
