/** Where the teacher teaches, and what a place adds to the price. */
import { command } from '../../kernel/command.ts';
import { toMinor } from '../../../domain/basics/money.ts';
import { say } from '../../kernel/draft.ts';
import { words, type Interpretation } from '../../kernel/interpretation.ts';
import { idle } from '../../slots/freeText.ts';
import { ownPatch } from './ownPatch.ts';

type Place = 'teacher' | 'student' | 'online';
const fields = { teacher: 'teachAtTeacher', student: 'teachAtStudent', online: 'teachOnline' } as const;
const costs = {
  teacher: 'teachAtTeacherCost',
  student: 'teachAtStudentCost',
  online: 'teachOnlineCost',
} as const;

const offers =
  /\b(?:teach|teaching|give|giving|offer|places|choose|lessons (?:can|may|are))\b|מלמד|נותן|נותנת|מקומות|אפשר ללמוד|שיעורים/;
const adds =
  /\bmore\b|\bextra\b|\badd\b|surcharge|יותר|תוספת|(?<![A-Za-zÀ-ӿא-ي])עוד(?![A-Za-zÀ-ӿא-ي])|הוסיף|תוסיפ|תוסיף/u;
const stops =
  /\b(?:don't|dont|do not|no longer|stop|not) (?:teach|teaching|give|offer)|לא (?:מלמד|נותן|נותנת)|מפסיק|הפסק/;

/** The lessons of one who learns ("השיעורים שלו אצלו"). */
const ofSomebody =
  /\b(?:his|her|their) (?:lessons?|place|home|house)\b|(?<![A-Za-zÀ-ӿא-ي])(?:של|אצל)(?:ו|ה|הם)(?![A-Za-zÀ-ӿא-ي])/u;

const sumsIn = ({ items }: Interpretation) =>
  items.flatMap((item) => (item.kind === 'number' || item.kind === 'money' ? [item] : []));

export const settingsPlaces = command({
  id: 'settings.places',
  who: ['teacher'],
  effect: 'does',
  says: {
    en: [
      '(i|we) [also|only] (teach|give|offer)',
      "(i|we) (don't|no longer) [teach|offer]",
      '[my] (teaching|places|lessons|let)',
      '(costs|cost|extra|more) ',
    ],
    he: [
      '[אני|אנחנו] [לא] (מלמד|מלמדת|נותן|נותנת)',
      '(שיעורים|השיעורים|מקומות|אפשר ללמוד)',
      '(עולה|עולים|תוספת|יותר|להוסיף) [של]',
    ],
  },
  takes: ['place', 'number', 'money', 'noun:lessons', 'noun:lesson', 'noun:student', 'it', 'price', 'may'],
  extra: (said) =>
    idle(
      said,
      /^(?:at|or|also|both|teach|teaching|give|lessons|can|be|students|choose|places|are|is|more|extra|costs?|add|charge|going|the|to|for|additional|it's|its|[בהולמש]{0,2}(?:או|גם|שיעור|שיעורים|מקומות|לימוד|תוספת|יותר|עוד|עולה|עולים|ללמוד|זה)|איתי|על|תוספת|עולה|עוד)$/,
    ),
  declines(heard) {
    const { text } = heard.normal;
    const places = words(heard, 'place');
    const sums = sumsIn(heard);
    const strange = heard.items.some(({ kind }) =>
      ['person', 'subject', 'time', 'percent', 'quoted'].includes(kind),
    );
    if (heard.unread.length > 0 || strange || ofSomebody.test(text) || places.length === 0 || heard.asks)
      return true;
    return sums.length === 0
      ? !offers.test(text)
      : sums.length > 1 || places.length > 1 || !(adds.test(text) || /\bcosts?\b|עולה|עולים/.test(text));
  },
  resolve(draft, heard) {
    const places = words(heard, 'place');
    const [sum] = sumsIn(heard);
    say(draft, 'places', [...new Set(places.map(({ value }) => value))], places, 'what');
    if (sum) say(draft, 'cost', sum.value, [sum], 'money');
    const { text } = heard.normal;
    if (stops.test(text)) draft.slots['archived'] = true;
    else if (/\bonly\b|(?<![A-Za-zÀ-ӿא-ي])רק(?![A-Za-zÀ-ӿא-ي])/u.test(text)) draft.slots['scope'] = 'all';
  },
  plan(slots, world) {
    const { places, cost, scope, archived } = slots as {
      places?: Place[];
      cost?: number;
      scope?: string;
      archived?: boolean;
    };
    if (places === undefined || places.length === 0) return {};
    const minor = cost === undefined ? null : toMinor(cost, world.user?.preferences?.currency ?? 'ILS');
    const [place] = places;
    if (minor !== null && place)
      return ownPatch(world, { teachLocations: { [fields[place]]: true, [costs[place]]: minor } });
    const others = Object.keys(fields).filter((one) => !places.includes(one as Place)) as Place[];
    return ownPatch(world, {
      teachLocations: {
        ...Object.fromEntries(places.map((one) => [fields[one], archived !== true])),
        ...(scope === 'all' ? Object.fromEntries(others.map((one) => [fields[one], false])) : {}),
      },
    });
  },
  examples: () => ({
    en: ['I teach online and at my place', "at the student's home costs 30 more"],
    he: ['השיעורים אצלי ובזום', 'אצל התלמיד עולה 30 יותר'],
  }),
  counterexamples: {
    en: [
      'all of next week online',
      "Dana's lessons at her place from now on",
      'where do I teach?',
      "charge 180 for Dana's lessons at her place",
      'should I teach online?',
    ],
    he: [
      'כל השבוע הבא בזום',
      'השיעור של דנה מחר בזום',
      'איפה אני מלמדת?',
      'דנה משלמת 180 לשיעור',
      'האם ללמד בזום?',
    ],
  },
});
