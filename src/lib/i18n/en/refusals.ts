/** Why something that was understood is not done. Every refusal code has a sentence; a missing one does not compile. */
import type { refusals as he } from '../he/refusals.ts';
import type { WordsOf } from '../he/shape.ts';

export const refusals: WordsOf<typeof he> = {
  UNAUTHENTICATED: { title: 'Please sign in again', why: 'Your session has ended, so nothing was sent.' },
  FORBIDDEN: { title: 'You can’t do this', why: 'Only the person whose lesson it is can do this.' },
  PROVE_AGAIN: {
    title: 'Please sign in again',
    why: 'These figures are shown only for 15 minutes after signing in.',
  },
  NOT_FOUND: { title: 'Not found', why: 'It may have been removed, or you don’t have access to it.' },
  BAD_REQUEST: { title: 'A detail is missing', why: 'One of the details is missing or incorrect.' },
  BAD_TIME: {
    title: 'This time doesn’t work',
    why: 'The end is before the start, or the time doesn’t exist or is too far away.',
  },
  HOUR_TWICE: {
    title: 'This hour occurs twice',
    why: 'The clocks go back that night, so it’s unclear which of the two is meant. Choose a time before or after it.',
  },
  BAD_RULE: {
    title: 'It can’t repeat like this',
    why: 'It can repeat by day, week, month or year, at least once.',
  },
  CLASH: {
    title: 'This time is taken',
    why: 'There’s already a lesson then. Choose a free time.',
  },
  CHANGED_MEANWHILE: {
    title: 'The lesson has just changed',
    why: 'Someone changed it after you saw it. The plan has been updated.',
  },
  ALREADY_BEGUN: {
    title: 'The lesson has already started',
    why: 'You can’t change the time, length or students of a lesson that has started.',
  },
  ALREADY_SENT: {
    title: 'What was sent can’t be recalled',
    why: 'The email has already gone out, so there is nothing to undo.',
  },
  UNDO_EXPIRED: {
    title: 'This can no longer be undone',
    why: 'Changes can be undone for an hour. You can still change it in a sentence or by hand.',
  },
  WRITTEN_SINCE: { title: 'This can’t be undone', why: 'Someone has changed the same lessons since.' },
  BILLING: {
    title: 'The payment did not go through',
    why: 'Nothing was changed. Please try again in a moment.',
  },
  PLAN_LIMIT: { title: 'Your plan doesn’t include this', why: 'A higher plan removes the limit.' },
  CAPACITY: { title: 'Not enough places', why: 'The lesson would have more students than places.' },
  AMOUNTS_FIRST: {
    title: 'A currency is changed with its amounts',
    why: 'Choose it in the settings with its rate, or write “change currency to euros”: prices, payments and expenses go over together.',
  },
  DISCOUNT_USED_UP: {
    title: 'This discount is used up',
    why: 'All its uses are taken. Book without it, or raise the number of uses.',
  },
  BLOCKED: { title: 'New lessons are blocked', why: 'The teacher has blocked new lessons.' },
  NO_TEACHER: {
    title: 'No teacher yet',
    why: 'Ask your teacher for their link and paste it here. Once they approve, you can book lessons.',
  },
  TOO_MANY: { title: 'Too many at once', why: 'Try it in several parts.' },
  NAME_TAKEN: {
    title: 'Name already taken',
    why: 'There’s already a subject with this name. Choose another one.',
  },
  TITLE_EXISTS: { title: 'Title already exists', why: 'Another lesson of this subject has the same title.' },
  IN_USE: {
    title: 'Still in use',
    why: 'There are upcoming lessons in this subject. They can keep its name.',
  },
  CONTRACT_CHANGED: {
    title: 'Accept the contract first',
    why: 'The current version of the teacher’s contract has to be accepted.',
  },
  ALREADY_ASKED: { title: 'Already requested', why: 'Your request is waiting for the teacher’s answer.' },
  SAME_LESSON: {
    title: 'In the same lesson twice',
    why: 'Your account and the name on the teacher’s list are in the same lesson. Ask the teacher to remove one of them, then open the link again.',
  },
  CODE_WRONG: {
    title: 'Invalid verification code',
    why: 'It’s wrong or has expired. You can create a new one.',
  },
  ROLLED_BACK: {
    title: 'Nothing was saved',
    why: 'Another step of the same plan was refused, so this one wasn’t saved either.',
  },
  REQUEST_REUSED: {
    title: 'Already sent',
    why: 'The same request was sent with different details. Please type it again.',
  },
  RATE_LIMITED: {
    title: 'Too many requests',
    why: 'That was a lot in a short time. Try again in a moment.',
  },
  MAIL_LIMIT: {
    title: 'No more emails for now',
    why: 'The limit protects people from unwanted email. You can still share in other ways.',
  },
  NOTHING_OPEN: {
    title: 'Nothing is open there',
    why: 'This family owes nothing, so there is nothing to remind of.',
  },
  NO_ADDRESS: {
    title: 'No email address',
    why: 'Nobody in this family has an email address. You can download the account and send it another way.',
  },
  MAINTENANCE: {
    title: 'Server closed for maintenance',
    why: 'You can view everything; you can make changes again in a few minutes.',
  },
  INTERNAL: { title: 'Something went wrong on our side', why: 'Nothing was saved. Please try again.' },
};
