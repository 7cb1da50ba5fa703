/** The notes of a plan as sentences: what counts as late is told with its measure. */
import type { TFunction } from 'i18next';
import type { Language } from '../../../domain/basics/languages.ts';
import { money } from '../../lib/i18n/money.ts';
import { stretchOf } from '../../lib/i18n/stretch.ts';
import { listOf } from '../../lib/i18n/when.ts';
import { lateSum } from './lateCost.ts';
import type { PlanNote } from './planFactsShape.ts';

export type NoteView = {
  key: string;
  tone: 'plain' | 'place' | 'good' | 'late' | 'warning';
  sentences: string[];
  list: string[];
  /** Late cancels, of those that are forgiven. */
  meter: { used: number; allowed: number } | null;
  /** What it costs, for the button that does it. */
  cost?: string;
};

type Words = { t: TFunction; language: Language; currency: string };

export const plain = (key: string, sentence: string): NoteView => ({
  key,
  tone: 'plain',
  sentences: [sentence],
  list: [],
  meter: null,
});

type Listed = Extract<PlanNote, { kind: 'inside' }>['lessons'][number];

const lessonLine = ({ start, end, subject, names }: Listed, language: Language): string =>
  [stretchOf(start, end, language), subject, listOf(names, language)]
    .filter((part) => part !== '')
    .join(' · ');

/** A note may be one of several kinds that are told alike. */
type NoteOf<Kind, Note = PlanNote> = Note extends { kind: infer Said }
  ? Kind extends Said
    ? Note
    : never
  : never;

type Written<Kind extends PlanNote['kind']> = (note: NoteOf<Kind>, words: Words) => NoteView | null;

const moved: Written<'moves' | 'wouldMove' | 'excused'> = ({ kind, names, from, to }, { t, language }) =>
  plain(
    kind,
    t(`actions.note.${kind}`, {
      name: listOf(names, language),
      from: stretchOf(from.start, from.end, language),
      to: stretchOf(to.start, to.end, language),
    }),
  );

const late: Written<'late'> = (note, { t, language, currency }) => {
  const { count = 1, used, allowed, blocked, hours, costMinor, isMost = false } = note;
  const counted =
    used > allowed || hours === null
      ? t('actions.note.lateOver', { count, used, allowed })
      : t('actions.note.late', { count, used, allowed, hours });
  const sum = costMinor > 0 ? lateSum(costMinor, isMost, { t, language, currency }) : null;
  const cost = sum === null ? [] : [t('actions.note.cost', { sum })];
  return {
    key: 'late',
    tone: 'late',
    sentences: [counted, ...cost, ...(blocked ? [t('actions.note.blocks')] : [])],
    list: [],
    meter: { used, allowed },
    ...(sum === null ? {} : { cost: sum }),
  };
};

const place: Written<'place'> = ({ places, from }, { t }) => {
  const said = (each: typeof places): string =>
    each.map((location) => t(`calendar.form.places.${location}`)).join(', ');
  const sentence =
    from.length > 0 ? t('actions.note.placeFrom', { places: said(places), from: said(from) }) : said(places);
  return { ...plain('place', sentence), tone: 'place' };
};

const written: { [Kind in PlanNote['kind']]: Written<Kind> } = {
  inTime: (_, { t }) => ({ ...plain('inTime', t('actions.note.inTime')), tone: 'good' }),
  late,
  inside: ({ lessons }, { t, language }) => ({
    ...plain('inside', t('actions.note.inside', { count: lessons.length })),
    tone: 'warning',
    list: lessons.map((lesson) => lessonLine(lesson, language)),
  }),
  taken: ({ by, name, lessons }, { t, language }) => ({
    ...plain(`taken ${by}`, name === '' ? t(`actions.taken.${by}`) : t(`actions.takenOf.${by}`, { name })),
    tone: 'warning',
    list: lessons.map((lesson) => lessonLine(lesson, language)),
  }),
  place,
  waits: ({ name }, { t }) => (name === '' ? null : plain('waits', t('actions.note.waits', { name }))),
  stays: (_, { t }) => plain('stays', t('actions.note.stays')),
  moves: moved,
  wouldMove: moved,
  excused: moved,
  queue: (_, { t }) => plain('queue', t('actions.note.queue')),
  comes: (_, { t }) => plain('comes', t('actions.note.comes')),
  reason: ({ text }, { t }) => plain('reason', t('actions.note.reason', { text })),
  asked: ({ text }, { t }) => plain('asked', t('actions.note.asked', { text })),
  marks({ marks }, { t, language, currency }) {
    const [first, ...rest] = marks.map(({ name, mark, costMinor }) => {
      const said = t(`actions.mark.${mark}`, { name });
      return costMinor === undefined
        ? said
        : t('actions.mark.charged', { said, sum: money(costMinor, currency, language) });
    });
    return first === undefined ? null : { ...plain('marks', first), list: rest };
  },
};

/** null where there is nothing to be told. */
export const noteView = (note: PlanNote, words: Words): NoteView | null =>
  (written[note.kind] as Written<PlanNote['kind']>)(note, words);
