/** Puts a subject on the teacher's list, with its price and, where it is said, its colour. */
import { toMinor } from '../../../domain/basics/money.ts';
import { command } from '../../kernel/command.ts';
import { ask, say } from '../../kernel/draft.ts';
import type { IndexedWorld } from '../../world/indexWorld.ts';
import { has, type Interpretation, type Entity } from '../../kernel/interpretation.ts';
import { findWord } from '../../world/nameIndex.ts';
import { inWords } from '../../kernel/words.ts';
import { listed, subjectsIn, subjectWords } from '../../slots/theSubject.ts';
import { isWithOne, titleOf, titlesIn, titleWords } from './titleWords.ts';
import { subjectCost } from './subjectCost.ts';
import { inkOf, inksIn } from './ink.ts';

const isSum = (item: Entity): item is Entity & { kind: 'money' | 'number' } =>
  item.kind === 'money' || item.kind === 'number';

const offered = 4;

export const subjectAdd = command({
  id: 'subject.add',
  who: ['teacher'],
  effect: 'does',
  says: {
    en: [
      '(add|create|new|open|start|set up) [a|the] [new] subject',
      '(add|put) … (to|on) [my|the] [list of] (subjects|subject list)',
      '(add|put) … as a [new] subject',
      '(start|starting|started|gonna|going to|i will|begin) [to] (teach|teaching)',
      '^ (add|new)',
    ],
    he: [
      '(להוסיף|לפתוח|ליצור|צור) [את] [עוד] (מקצוע|המקצוע)',
      'להוסיף … (למקצועות|לרשימת)',
      'מקצוע (חדש|נוסף)',
      'להוסיף … כמקצוע',
      '(מתחיל|מתחילה|התחלתי) ללמד',
    ],
  },
  takes: ['quoted', 'money', 'number', 'subject'],
  extra: (said) => [...titleWords(said), ...subjectWords(said), ...inksIn(said)],
  // A name that only sounds like a subject of the list is a new one.
  price: (reading) => (reading.kind === 'subject' && reading.fit !== 'exact' ? null : 0),
  declines: (heard, world) =>
    heard.unread.length > 0 ||
    nameIn(heard) === null ||
    heard.items.filter(isSum).length > 1 ||
    has(heard, 'noun') ||
    isLoose(heard, world) ||
    // "start teaching at 4 with Ruth" is of hours and people.
    titlesIn(heard.items).some((item) => isWithOne(item, heard)),
  resolve(draft, heard, world) {
    const name = nameIn(heard);
    if (name !== null) say(draft, 'name', name, nameParts(heard), 'what');
    const ink = inkOf(heard);
    if (ink?.kind === 'quoted') say(draft, 'color', ink.text, [ink], 'what');
    const sum = heard.items.find(isSum);
    if (sum) say(draft, 'cost', sum.value, [sum], 'money');
    else if (draft.given['cost'] === undefined) {
      const usual = [...new Set(listed(world).flatMap(({ cost }) => cost || []))].slice(0, offered);
      ask(
        draft,
        'cost',
        inWords(world, 'How much is an hour?', 'כמה עולה שעה?'),
        (usual.length > 0 ? usual : [100, 150, 200]).map((cost) => ({
          label: subjectCost(world, cost),
          value: cost,
        })),
      );
    }
  },
  plan(slots, world) {
    const { name, cost, color } = slots as { name?: string; cost?: number; color?: string };
    const minor = toMinor(cost ?? 0, world.user?.preferences?.currency ?? 'ILS');
    if (name === undefined || cost === undefined || minor === null) return {};
    const input = { name, cost: minor, ...(color === undefined ? {} : { color }) };
    return { steps: [{ name: 'addSubject', args: { input } }] };
  },
  examples: () => ({
    en: ['add subject Chemistry at 200 an hour'],
    he: ['מקצוע חדש: כימיה 200 לשעה'],
  }),
  counterexamples: {
    en: [
      "don't add the subject chemistry",
      'should I add the subject chemistry?',
      'add a physics lesson tomorrow at 5',
      'list my subjects',
    ],
    he: [
      'אל תוסיף את המקצוע כימיה',
      'האם להוסיף את המקצוע כימיה?',
      'להוסיף שיעור פיזיקה מחר ב-5',
      'אילו מקצועות יש לי?',
    ],
  },
});

/** A name that another subject already has is a name too: that it is taken is told. */
const nameParts = ({ items }: Interpretation): Entity[] =>
  [...titlesIn(items), ...subjectsIn(items)].sort((a, b) => a.from - b.from);

/** "add chemistry, 170 an hour" puts a new name on the list; without the hour, or of somebody known, it may be anything. */
const isLoose = (heard: Interpretation, world: IndexedWorld): boolean => {
  const { text } = heard.normal;
  const [verb] = heard.verb?.ranges ?? [];
  if (
    heard.verb?.ranges.length !== 1 ||
    verb === undefined ||
    !/^(?:add|new)$/.test(text.slice(verb.from, verb.to))
  )
    return false;
  return (
    !/\b(?:an?|per|\/) ?(?:hour|hr|h)\b/.test(text) ||
    !heard.items.some(isSum) ||
    /\b(?:to|for|of|with)\b/.test(text) ||
    subjectsIn(heard.items).length > 0 ||
    titlesIn(heard.items).some(({ text: name }) => findWord(world.names, name.toLowerCase(), false) !== null)
  );
};

const nameIn = (heard: Interpretation): string | null => titleOf(nameParts(heard), heard);
