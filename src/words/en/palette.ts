/** The palette: everything that can be said, and everyone and everything there is to open. */
import type { palette as he } from '../he/palette.ts';
import type { WordsOf } from '../shape.ts';

export const palette: WordsOf<typeof he> = {
  title: 'Search or command',
  placeholder: 'Find a command, a student, a subject or a screen',
  say: 'Say it',
  ask: 'Ask it',
  people: 'People',
  subjects: 'Subjects',
  screens: 'Go to',
  none: 'Nothing goes by this name',
  choose: 'choose',
  write: 'write it for me',
  leave: 'close',
  nextOf: 'when is {{name}}’s next lesson?',
  lessonsIn: 'what {{name}} lessons do I have this week?',
};
