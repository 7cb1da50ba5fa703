/** Changes a lesson's subject, colour or number of places. */
import { command } from '../../kernel/command.ts';
import type { IndexedWorld } from '../../world/indexWorld.ts';
import { say, type Draft } from '../../kernel/draft.ts';
import { words, type Interpretation } from '../../kernel/interpretation.ts';
import { whenOf } from '../../slots/when.ts';
import { colorsIn } from '../../grammar/colors.ts';
import { idle } from '../../slots/freeText.ts';
import { aChange, openPrice } from '../../slots/aChange.ts';
import { addressOf, stepToChange } from './lesson/address.ts';
import { firstLessons } from '../../world/exampleWords.ts';
import { becomes, becomesOther, sizes, placesOf } from './lesson/becomes.ts';

/** "Noam on Thursday: English instead of physics", without a verb. */
const isSwapped = (heard: Interpretation): boolean => {
  const { items } = heard;
  return (
    becomes(heard) !== null &&
    items.some(({ kind, role }) => kind === 'subject' && role === 'instead') &&
    items.some((item) => item.kind === 'person' || (item.kind === 'word' && item.value === 'lesson')) &&
    whenOf(items).clock === undefined
  );
};

/** "Two more places", "עוד מקום": by how many more or fewer, and not how many there are then. */
const isMore =
  /(?<!\bno )\b(?:more|extra|additional|another|fewer|less)\b(?! than)|\b(?:add|remove) [a-z\d]+ (?:pla|sea|spo|spa)|(?<![A-Za-zÀ-ӿא-ي])(?:עוד |ב[A-Za-zÀ-ӿא-ي]+ מקומות)/u;
const isFewer = /\b(?:fewer|less|remove)\b|קטי?נ|צמצ/;

export const meetingChange = command({
  id: 'meeting.change',
  who: ['teacher'],
  effect: 'does',
  says: {
    en: [
      '(switch|change|make|turn|convert|raise|set|increase|lower|reduce|expand|swap|color|colour|recolor|recolour|paint|mark|highlight)',
      '(add|open|remove) … (places|seats|spots|spaces)',
      '(becomes|is|is now|will be|should be|is going to be)',
      '(let|allow|admit|accept|cap|limit|open|do|doing|teach|teaching)',
      '(can|could|may) (take|hold|fit|have)',
      'capacity',
      'limited to',
      '(paint|colour|color|mark)',
      '(change|set|make) … (colour|color)',
    ],
    he: [
      '(להחליף|תעשה|תעשי|לעשות|לעבור|לשנות|לעדכן|שנה|להפוך|תהפוך|תהפכי|להגדיל|להקטין|להעלות|להעביר|לצבוע|לסמן|להגביל|להרחיב|לצמצם|שים|שימי|תשים|תשימי)',
      '(לשנות|שנה|להחליף) … (צבע|הצבע)',
      '(בצבע|הצבע|צבע)',
      '(מוגבל|מוגבלת|מוגבלים)',
      '(יהיה|תהיה|יהיו|שיהיה)',
      '(לפתוח|להוסיף)',
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
    'it',
    'all:all',
    'limit',
    'places',
    'color',
  ],
  lightly: true,
  /** "6 places in the physics group" */
  bare: (heard) =>
    !heard.asks &&
    !heard.negated &&
    (isSwapped(heard) ||
      (becomesOther(heard) && whenOf(heard.items).clock === undefined) ||
      // "סגול לשיעורים של נועה"
      (words(heard, 'color').length > 0 && words(heard, 'noun').length > 0) ||
      (placesOf(heard) !== null &&
        words(heard, 'noun', 'group').length > 0 &&
        whenOf(heard.items.filter((item) => item !== placesOf(heard))).clock === undefined)),
  extra: (said) => [
    ...colorsIn(said.tokens).map((one) => ({ kind: 'word' as const, sense: 'color', cost: 0.5, ...one })),
    ...idle(said, /^(?:subject|topic|colour|color)$/),
  ],
  price: (reading, { text }) =>
    reading.kind === 'time' &&
    ((/קבוצ/.test(text) && text.startsWith('עד ', reading.from)) ||
      (sizes.test(text) && text.startsWith('ל', reading.from)) ||
      (/\b(?:cap|limit|capacity)\b/.test(text) &&
        /^(?:at|to|up to) (?:\d+|[a-z]+)$/.test(text.slice(reading.from, reading.to))))
      ? null
      : openPrice(reading),
  declines: (heard) =>
    (becomes(heard) === null && placesOf(heard) === null && words(heard, 'color').length === 0) ||
    // "Maths is 130 for new students" is a price.
    /\bfor (?:all |the )*new (?:students|people|kids)/.test(heard.normal.text) ||
    // "לעבור לאנגלית" may be the language of the screen.
    (/עבור/.test(heard.normal.text) &&
      !heard.items.some(({ kind }) => kind === 'person' || kind === 'time')) ||
    // A colour alone may be of the screen or of a subject.
    (words(heard, 'color').length > 0 &&
      !heard.items.some(({ kind }) => kind === 'person' || kind === 'time') &&
      words(heard, 'noun').length === 0),
  resolve,
  plan(slots, world) {
    const addressed = addressOf(slots, world);
    const { subject, capacity, color } = slots as { subject?: string; capacity?: number; color?: string };
    if (addressed === null) return {};
    const name = subject === undefined ? undefined : (world.named.get(subject)?.name ?? subject);
    return { steps: [stepToChange(addressed, { subject: name, capacity, color })] };
  },
  examples(world) {
    const { person } = firstLessons(world);
    const subject = world.subjects.at(-1)?.name ?? 'physics';
    return {
      en: [`switch ${person.en}'s next lesson to ${subject}`],
      he: [`תחליף את השיעור הבא של ${person.he} ל${subject}`],
    };
  },
  counterexamples: {
    en: [
      "don't switch Noam to physics",
      'switch to English',
      "move Noam's physics to Monday",
      'should I change Noam to physics?',
    ],
    he: [
      'אל תחליף את נועם לפיזיקה',
      'לעבור לאנגלית',
      'תזיז את הפיזיקה של נועם לשני',
      'האם להחליף את נועם לפיזיקה?',
    ],
  },
});

function resolve(draft: Draft, heard: Interpretation, world: IndexedWorld): void {
  const subject = becomes(heard);
  const size = placesOf(heard);
  const held = aChange(
    draft,
    heard.items.filter(
      (item) => item !== subject && item !== size && !(item.role === 'instead' && item.kind === 'number'),
    ),
    world,
  );
  if (subject) say(draft, 'subject', subject.named[0]?.id, [subject], 'what');
  const were = heard.items.filter((item) => item.role === 'instead' && item.kind === 'number');
  if (size) {
    const { text } = heard.normal;
    const now = isMore.test(text) ? (held?.lesson.capacity ?? 0) : 0;
    const capacity = now + (isFewer.test(text) && now > size.value ? -size.value : size.value);
    say(draft, 'capacity', capacity, [size, ...were], 'what');
  }
  const color = words(heard, 'color').at(-1);
  if (color) say(draft, 'color', color.value, words(heard, 'color'), 'what');
}
