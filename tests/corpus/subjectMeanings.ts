/** What the sentences mean that speak of the list of subjects and of a teacher's own settings. */
import type { MeaningShape } from './meaning.ts';

type Shape = Omit<MeaningShape, 'means' | 'as'>;

export const subjectMeanings = {
  'my subjects': { command: 'subject.show' },
  'what maths costs': { command: 'subject.show', slots: { subject: 'su-maths' } },
  'maths 220 from now on': {
    command: 'subject.price',
    slots: { subject: 'su-maths', cost: 220, scope: 'future' },
  },
  'physics 210 for all': {
    command: 'subject.price',
    slots: { subject: 'su-physics', cost: 210, scope: 'all' },
  },
  'english 180, which lessons unsaid': {
    command: 'subject.price',
    status: 'ask',
    asks: 'scope',
    slots: { subject: 'su-english', cost: 180 },
  },
  'maths 180 from january': {
    command: 'subject.price',
    slots: { subject: 'su-maths', cost: 180, from: '2027-01-01T00:00' },
  },
  'physics orange': { command: 'subject.color', slots: { subject: 'su-physics', color: 'subject-2' } },
  'remove physics': {
    command: 'subject.remove',
    status: 'ask',
    asks: 'sure',
    slots: { subject: 'su-physics' },
  },
  'lessons of fifty minutes': { command: 'settings.lessonLength', slots: { minutes: 50 } },
  'two late cancels': { command: 'settings.lateAllowance', slots: { count: 2 } },
} satisfies Record<string, Shape>;

export type SubjectMeaning = keyof typeof subjectMeanings;
export type SubjectCorpus = Record<SubjectMeaning, string[]>;
