/** The palette: everything that can be said, and everyone and everything there is to open. */
import type { palette as he } from '../he/palette.ts';
import type { WordsOf } from '../he/shape.ts';

export const palette: WordsOf<typeof he> = {
  title: 'Search or command',
  placeholder: 'Search, ask, or say what to do',
  groups: {
    typed: 'As you typed it',
    waiting: 'Waiting for you',
    most: 'What you do most',
    subjects: 'Subjects',
    people: 'People',
    say: 'Say it',
    ask: 'Ask it',
    screens: 'Go to',
  },
  times_one: 'once',
  times_other: '{{count}} times',
  none: 'Nothing found for “{{text}}”',
  ways: {
    ask: 'Ask the conversation about “{{text}}”',
    subject: 'New subject: {{text}}',
    subjectSentence: 'add subject {{text}}',
    invite: 'Invite a student called {{text}}',
    help: 'See what you can type',
  },
  live: {
    title: 'What this would do',
    answer: 'Answer, as things stand now',
    wouldDo: 'What would happen',
    asks: 'This would be asked first',
    which: 'This can be meant in more than one way',
    cannot: 'This can’t be done',
    nothing: 'Nothing to show before it’s sent.',
    opens: 'Opens this screen',
  },
  readAs: 'Understood as',
  correct: 'correct it',
  choose: 'choose',
  write: 'write it or open it',
  planFirst: 'Changes always show their plan first',
  asks: '{{name}} requested a lesson',
  whoWaits: 'what’s waiting for my approval?',
  nextOf: 'when is {{name}}’s next lesson?',
  lessonsIn: 'what {{name}} lessons do I have this week?',
};
