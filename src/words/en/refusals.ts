/** Why something that was understood is not done. Every refusal code has a sentence; a missing one does not compile. */
import type { refusals as he } from '../he/refusals.ts';
import type { WordsOf } from '../shape.ts';

export const refusals: WordsOf<typeof he> = {
  UNAUTHENTICATED: { title: 'Please sign in again', why: 'The session has ended, so nothing was sent.' },
  FORBIDDEN: { title: 'This is not yours to do', why: 'Only the one whose lesson it is may do this.' },
  NOT_FOUND: { title: 'It is not there', why: 'It may have been removed meanwhile, or it is not yours.' },
  BAD_REQUEST: { title: 'A detail is missing', why: 'One of the details is missing or out of place.' },
  BAD_TIME: {
    title: 'There is no such time',
    why: 'The end is before the start, or the moment does not exist or is too far off.',
  },
  BAD_RULE: {
    title: 'It cannot repeat like this',
    why: 'It can repeat by day, week, month or year, and at least once.',
  },
  CLASH: {
    title: 'This time is taken',
    why: 'There is a lesson then already. Choose a free time, or book it anyway.',
  },
  CHANGED_MEANWHILE: {
    title: 'It has changed meanwhile',
    why: 'Somebody changed the lesson after it was shown. The plan was made again.',
  },
  ALREADY_BEGUN: {
    title: 'The lesson has begun',
    why: 'Time, length and people of a lesson that has begun stay as they are.',
  },
  WRITTEN_SINCE: { title: 'This can’t be undone', why: 'Somebody has changed the same lessons since.' },
  BILLING: { title: 'The payment did not go through', why: 'Nothing was changed; try again in a moment.' },
  PLAN_LIMIT: { title: 'Your plan does not include this', why: 'A higher plan lifts the limit.' },
  CAPACITY: { title: 'Not enough places', why: 'The lesson would have more students than places.' },
  BLOCKED: { title: 'The link is blocked', why: 'The teacher has blocked new lessons.' },
  NO_TEACHER: {
    title: 'There is no teacher yet',
    why: 'Ask the teacher for their link and paste it here; once they approve, lessons can be booked.',
  },
  TOO_MANY: { title: 'Too many at once', why: 'It can be done in several parts.' },
  NAME_TAKEN: { title: 'Name already taken', why: 'There is a subject of this name. Choose another one.' },
  TITLE_EXISTS: { title: 'Title already exists', why: 'Another lesson of this subject has the same title.' },
  IN_USE: { title: 'It is still in use', why: 'Lessons ahead are of this subject. They can keep its name.' },
  CONTRACT_CHANGED: {
    title: 'The contract comes first',
    why: 'The teacher’s contract is to be accepted as it is now.',
  },
  ALREADY_ASKED: { title: 'This was asked already', why: 'The request is waiting for the teacher’s answer.' },
  CODE_WRONG: {
    title: 'Invalid verification code',
    why: 'It is wrong, or its time is over. A new one can be made.',
  },
  ROLLED_BACK: {
    title: 'Nothing was saved',
    why: 'Another step of the same plan was refused, so this one was too.',
  },
  REQUEST_REUSED: {
    title: 'This was sent already',
    why: 'The same request was sent with other details. Please write it again.',
  },
  RATE_LIMITED: {
    title: 'A little slower',
    why: 'Too many requests in a short time. Try again in a moment.',
  },
  MAINTENANCE: {
    title: 'Server closed for maintenance',
    why: 'Everything can be read; changes can be made again in a few minutes.',
  },
  INTERNAL: { title: 'Something went wrong on our side', why: 'Nothing was saved. Please try again.' },
};
