/** The notes of a plan as sentences: what counts as late is told with its measure. */
import type { TFunction } from 'i18next';
import type { Language } from '../../words/language.ts';
import { money } from '../../words/money.ts';
import { stretchOf } from '../../words/stretch.ts';
import { listOf } from '../../words/when.ts';
import type { PlanNote } from './planNotes.ts';

export type NoteView = {
  key: string;
  tone: 'plain' | 'place' | 'good' | 'late' | 'warning';
  sentences: string[];
  list: string[];
  /** Late cancels, of those that are forgiven. */
  meter: { used: number; allowed: number } | null;
};

type Words = { t: TFunction; language: Language; currency: string };

const plain = (key: string, sentence: string): NoteView => ({
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

export function noteView(note: PlanNote, { t, language, currency }: Words): NoteView | null {
  switch (note.kind) {
    case 'inTime':
      return { ...plain('inTime', t('deeds.note.inTime')), tone: 'good' };
    case 'late': {
      const { count = 1, used, allowed, blocked, hours, costMinor } = note;
      const counted =
        used > allowed || hours === null
          ? t('deeds.note.lateOver', { count, used, allowed })
          : t('deeds.note.late', { count, used, allowed, hours });
      const cost = costMinor > 0 ? [t('deeds.note.cost', { sum: money(costMinor, currency, language) })] : [];
      return {
        key: 'late',
        tone: 'late',
        sentences: [counted, ...cost, ...(blocked ? [t('deeds.note.blocks')] : [])],
        list: [],
        meter: { used, allowed },
      };
    }
    case 'inside':
      return {
        ...plain('inside', t('deeds.note.inside', { count: note.lessons.length })),
        tone: 'warning',
        list: note.lessons.map((lesson) => lessonLine(lesson, language)),
      };
    case 'taken':
      return {
        ...plain(
          `taken ${note.by}`,
          note.name === '' ? t(`deeds.taken.${note.by}`) : t(`deeds.takenOf.${note.by}`, { name: note.name }),
        ),
        tone: 'warning',
        list: note.lessons.map((lesson) => lessonLine(lesson, language)),
      };
    case 'place': {
      const said = (places: typeof note.places): string =>
        places.map((place) => t(`calendar.form.places.${place}`)).join(', ');
      const places = said(note.places);
      const sentence =
        note.from.length > 0 ? t('deeds.note.placeFrom', { places, from: said(note.from) }) : places;
      return { ...plain('place', sentence), tone: 'place' };
    }
    case 'waits':
      return note.name === '' ? null : plain('waits', t('deeds.note.waits', { name: note.name }));
    case 'stays':
      return plain('stays', t('deeds.note.stays'));
    case 'moves':
    case 'wouldMove':
    case 'excused':
      return plain(
        note.kind,
        t(`deeds.note.${note.kind}`, {
          name: listOf(note.names, language),
          from: stretchOf(note.from.start, note.from.end, language),
          to: stretchOf(note.to.start, note.to.end, language),
        }),
      );
    case 'queue':
      return plain('queue', t('deeds.note.queue'));
    case 'comes':
      return plain('comes', t('deeds.note.comes'));
    case 'reason':
      return plain('reason', t('deeds.note.reason', { text: note.text }));
    case 'asked':
      return plain('asked', t('deeds.note.asked', { text: note.text }));
    case 'marks': {
      const [first, ...rest] = note.marks.map(({ name, mark }) => t(`deeds.mark.${mark}`, { name }));
      return first === undefined ? null : { ...plain('marks', first), list: rest };
    }
  }
}
