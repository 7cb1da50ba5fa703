/** What the sentences mean that speak of the list of subjects and of a teacher's own settings. */
import type { Slots } from '../../commands/pipeline/plan.ts';
import type { Locale } from '../../commands/world.ts';
import type { MeaningShape } from './meaning.ts';

type Shape = Omit<MeaningShape, 'means' | 'as'> & {
  as?: 'teacher' | 'student' | 'parent';
  /** Words that stay as they are said. */
  told?: Record<Locale, Slots>;
};

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
  'a new subject, chemistry for 200': {
    command: 'subject.add',
    slots: { cost: 200 },
    told: { en: { name: 'Chemistry' }, he: { name: 'כימיה' } },
  },
  'a new subject, chess for 150 in blue': {
    command: 'subject.add',
    slots: { cost: 150, color: 'subject-9' },
    told: { en: { name: 'Chess' }, he: { name: 'שחמט' } },
  },
  'a new subject, its price unsaid': {
    command: 'subject.add',
    status: 'ask',
    asks: 'cost',
    told: { en: { name: 'World history' }, he: { name: 'היסטוריה כללית' } },
  },
  'maths is called algebra': {
    command: 'subject.rename',
    slots: { subject: 'su-maths', scope: 'all' },
    told: { en: { name: 'Algebra' }, he: { name: 'אלגברה' } },
  },
  'english is called spoken english from now on': {
    command: 'subject.rename',
    slots: { subject: 'su-english', scope: 'future' },
    told: { en: { name: 'Spoken English' }, he: { name: 'אנגלית מדוברת' } },
  },
  'every subject ten more, which lessons unsaid': {
    command: 'subject.scalePrice',
    status: 'ask',
    asks: 'scope',
    slots: { amount: 10 },
  },
  'every subject a tenth more from now on': {
    command: 'subject.scalePrice',
    slots: { factor: 1.1, scope: 'future' },
  },
  'physics twenty less from january': {
    command: 'subject.scalePrice',
    slots: { subject: 'su-physics', amount: -20, from: '2027-01-01T00:00' },
  },
  'a lesson decimals in maths, twice': {
    command: 'lesson.add',
    slots: { subject: 'su-maths', repetition: 2 },
    told: { en: { name: 'Decimals' }, he: { name: 'עשרוניים' } },
  },
  'a lesson lenses in physics with a link': {
    command: 'lesson.add',
    slots: { subject: 'su-physics', urls: ['https://example.test/lenses'] },
    told: { en: { name: 'Lenses' }, he: { name: 'עדשות' } },
  },
  'a lesson of an unknown subject': {
    command: 'lesson.add',
    status: 'ask',
    asks: 'subject',
    told: { en: { name: 'Grammar' }, he: { name: 'דקדוק' } },
  },
  'fractions three sessions': { command: 'lesson.change', slots: { lesson: 'l-fractions', repetition: 3 } },
  'hide optics': { command: 'lesson.change', slots: { lesson: 'l-optics', private: true } },
  'waves before optics': { command: 'lesson.change', slots: { lesson: 'l-waves', before: 'l-optics' } },
  'a link to fractions': {
    command: 'lesson.change',
    slots: { lesson: 'l-fractions', urls: ['https://example.test/more'] },
  },
  'a link to fractions, unsaid which': {
    command: 'lesson.change',
    status: 'ask',
    asks: 'urls',
    slots: { lesson: 'l-fractions' },
  },
  'remove the lesson optics': { command: 'lesson.remove', slots: { lesson: 'l-optics' } },
  'materials for thursday': {
    as: 'student',
    command: 'lesson.materials',
    slots: { meeting: 'm-own-group', occurrence: '2026-03-12T18:00' },
  },
  'the link for waves': { as: 'student', command: 'lesson.materials', slots: { lesson: 'l-waves' } },
  'all materials': { as: 'student', command: 'lesson.materials' },
  'lessons of fifty minutes': { command: 'settings.lessonLength', slots: { minutes: 50 } },
  'two late cancels': { command: 'settings.lateAllowance', slots: { count: 2 } },
} satisfies Record<string, Shape>;

export type SubjectMeaning = keyof typeof subjectMeanings;
export type SubjectCorpus = Record<SubjectMeaning, string[]>;
