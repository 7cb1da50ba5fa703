/** The names of commands by id ('meeting.move'), as the palette and help show them. */
import type { commands as he } from '../he/commands.ts';
import type { WordsOf } from '../shape.ts';

export const commands: WordsOf<typeof he> = {
  meeting: {
    add: 'Book a lesson',
    addBatch: 'Book several lessons',
    move: 'Move a lesson',
    cancel: 'Cancel a lesson',
    resize: 'Change the length',
    change: 'Change a lesson',
    repeat: 'Set a repetition',
    place: 'Change the place',
    price: 'Change the price',
    attendees: 'Add or take out',
    leave: 'Leave a lesson',
    open: 'Open a lesson',
    request: 'Ask for a lesson',
  },
  student: { open: 'Open a student' },
  day: { clear: 'Clear a day' },
  schedule: {
    check: 'Is it free',
    show: 'What is on',
    next: 'Next lesson',
    free: 'Free times',
  },
  time: { block: 'Block time', unblock: 'Unblock time' },
  calendar: { view: 'Calendar view', goto: 'Go to a day' },
  page: { open: 'Open a screen' },
  theme: { change: 'Change the theme' },
  language: { change: 'Change language' },
  help: 'What can I type',
  undo: 'Undo',
  answer: 'Answer a question',
};
