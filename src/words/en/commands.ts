/** The names of commands by id ('meeting.move'), as the palette and help show them. */
import type { commands as he } from '../he/commands.ts';
import type { WordsOf } from '../shape.ts';

export const commands: WordsOf<typeof he> = {
  meeting: {
    add: 'Book a lesson',
    move: 'Move a lesson',
    addBatch: 'Book several lessons',
    cancel: 'Cancel a lesson',
  },
  day: { clear: 'Clear a day' },
  schedule: {
    check: 'Is it free',
    show: 'What is in the calendar',
    next: 'Next lesson',
    free: 'Free times',
  },
  page: { open: 'Open a screen' },
  theme: { change: 'Change the theme' },
  language: { change: 'Change the language' },
  help: 'What can I type',
  undo: 'Undo the last deed',
  answer: 'Answer a question',
};
