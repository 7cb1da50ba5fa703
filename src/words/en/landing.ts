/** The first page that a visitor sees. */
import type { landing as he } from '../he/landing.ts';
import type { WordsOf } from '../shape.ts';

export const landing: WordsOf<typeof he> = {
  sections: 'Main',
  home: 'Home',
  pricing: 'Pricing',
  faq: 'FAQ',
  about: 'About',
  myDesk: 'To my screen',
  title: 'Lessons run by sentences',
  lead: 'Private teachers type what should happen, see exactly what would change, and confirm. In English and in Hebrew, without forms and without surprises.',
  begin: 'Open a teacher’s account',
  trial: '21 days of trial, no card needed',
  tryTitle: 'Try it here, without an account',
  tryBody: 'A sample teacher’s week. Nothing is sent: the sentence is read here, on your device.',
  tryLabel: 'A sentence to try',
  tryHint: 'Type a sentence, or take one:',
  try1: 'move Dana’s maths to 5pm, future ones too',
  try2: 'cancel Noam on Wednesday',
  try3: 'book Yael for English on Thursday at 18:30',
  try4: 'when am I free this week?',
  week: 'The sample teacher’s week',
  before: 'Now',
  after: 'Once confirmed',
  gone: 'leaves its place',
  wouldBe: 'how it would be',
  goThere: 'Go there',
  readsOnly: 'This is a question: it is answered and changes nothing.',
  clash: 'Two lessons meet here. Before anything is confirmed, free hours are offered, or to keep both.',
  notRead:
    'The sentences here do not understand that. In a real account there is always a classic screen too.',
  forTeacher: 'For the teacher',
  forTeacherBody:
    'A calendar that loses no lesson: series, groups, clashes, cancellations and exceptions. Every change is shown before it happens, and can be undone.',
  forStudent: 'For students',
  forStudentBody:
    'When the next lesson is, what can be cancelled and on what terms, and asking for another hour, in one sentence.',
  forParent: 'For parents',
  forParentBody:
    'All the children’s week in one place, cancelling when somebody is ill, and requests to the teacher.',
  byHand:
    'And whoever would rather not type does it all by hand: every deed is on the classic screens too, by keyboard and on the phone.',
  subjectMaths: 'Maths',
  subjectEnglish: 'English',
  subjectPhysics: 'Physics',
  dana: 'Dana Levi',
  noam: 'Noam Cohen',
  yael: 'Yael Mizrahi',
  omer: 'Omer Peretz',
  teacher: 'Sample Teacher',
};
