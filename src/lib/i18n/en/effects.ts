/** What an operation comes to, each by its word: the card's title, its button, its line once it is done. */
import type { effects as he } from '../he/effects.ts';
import type { WordsOf } from '../he/shape.ts';
import { rowEffects } from '../he/rowEffects.ts';

type Noun = { a: string; one: string };

const added = ({ a, one }: Noun) => ({
  title: `Add ${a} ${one}: {{what}}`,
  confirm: 'Add',
  did: `{{what}}: ${one} added`,
});

const changed = ({ one }: Noun) => ({
  title: `Change the ${one}: {{what}}`,
  confirm: 'Save',
  did: `{{what}}: ${one} changed`,
});

const removed = ({ one }: Noun) => ({
  title: `Remove the ${one}: {{what}}`,
  confirm: 'Remove',
  did: `{{what}}: ${one} removed`,
});

export const effects: WordsOf<typeof he> = {
  ...rowEffects(
    {
      subject: { a: 'a', one: 'subject' },
      expense: { a: 'an', one: 'expense' },
      discount: { a: 'a', one: 'discount' },
    },
    { add: added, change: changed, remove: removed },
  ),
  close: { title: 'Add restricted time', confirm: 'Add', did: 'Restricted time added: {{when}}' },
  open: { title: 'Open restricted time', confirm: 'Open this time', did: 'Open again: {{when}}' },
  ask: {
    title: 'Request a lesson: {{what}}',
    confirm_one: 'Send request',
    confirm_other: 'Send {{count}} requests',
    did: '{{what}}: request sent, {{when}}',
  },
  offer: {
    title: 'Offer a time: {{what}}',
    confirm_one: 'Send offer',
    confirm_other: 'Send {{count}} offers',
    did: '{{what}}: time offered, {{when}}',
  },
  approve: {
    title: 'Approve: {{what}}',
    confirm_one: 'Approve',
    confirm_other: 'Approve {{count}} requests',
    did: '{{what}}: approved, {{when}}',
  },
  decline: {
    title: 'Decline the request: {{what}}',
    confirm_one: 'Decline request',
    confirm_other: 'Decline {{count}} requests',
    did: '{{what}}: request declined',
  },
  withdraw: {
    title: 'Withdraw the request: {{what}}',
    confirm_one: 'Withdraw request',
    confirm_other: 'Withdraw {{count}} requests',
    did: '{{what}}: request withdrawn',
  },
  attend: { title: 'Attendance: {{what}}', confirm: 'Save', did: '{{what}}: attendance saved' },
  leave: { title: 'Leave: {{what}}', confirm: 'Leave', did: '{{what}}: you left' },
  block: { title: 'Block: {{what}}', confirm: 'Block', did: '{{what}}: blocked' },
  unblock: { title: 'Unblock: {{what}}', confirm: 'Unblock', did: '{{what}}: unblocked' },
  archive: { title: 'Archive: {{what}}', confirm: 'Archive', did: '{{what}}: archived' },
  restore: { title: 'Restore: {{what}}', confirm: 'Restore', did: '{{what}}: restored' },
  lateCancels: { title: 'Late cancels: {{what}}', confirm: 'Save', did: '{{what}}: late cancels changed' },
  admit: { title: 'Approve: {{what}}', confirm: 'Approve', did: '{{what}}: approved' },
  reject: { title: 'Reject the request: {{what}}', confirm: 'Reject', did: '{{what}}: request rejected' },
  takeBack: {
    title: 'Withdraw the request to join',
    confirm: 'Withdraw',
    did: 'Request to join withdrawn',
  },
  join: { title: 'Ask to join: {{what}}', confirm: 'Send request', did: '{{what}}: request to join sent' },
  accept: {
    title: 'Accept the contract: {{what}}',
    confirm: 'Accept contract',
    did: '{{what}}: contract accepted',
  },
  invite: { title: 'Invite: {{what}}', confirm: 'Send invitation', did: '{{what}}: invited' },
  remindFamily: {
    title: 'Remind of a payment: {{what}}',
    confirm: 'Send reminder',
    did: '{{what}}: reminder sent',
  },
  sendStatement: {
    title: 'Account by email: {{what}}',
    confirm: 'Send account',
    did: '{{what}}: account sent, {{when}}',
  },
  profile: { title: 'Change the profile: {{what}}', confirm: 'Save', did: '{{what}}: profile changed' },
  addChild: { title: 'Add: {{what}}', confirm: 'Add', did: '{{what}} was added' },
  addStudent: { title: 'Add: {{what}}', confirm: 'Add', did: '{{what}} was added' },
  removeChild: {
    title: 'Remove from your account: {{what}}',
    confirm: 'Remove',
    did: '{{what}}: removed from your account',
  },
  newLink: {
    title: 'Create a link for new students',
    confirm: 'Create link',
    did: 'The link for new students is ready',
  },
  joinGroup: {
    title: 'Ask to join the group: {{what}}',
    confirm: 'Send request',
    did: '{{what}}: request to join the group sent',
  },
  wait: {
    title: 'Add to the waiting list: {{what}}',
    confirm: 'Add to the waiting list',
    did: '{{what}}: on the waiting list',
  },
  leaveQueue: {
    title: 'Remove from the waiting list: {{what}}',
    confirm: 'Remove from the waiting list',
    did: '{{what}}: off the waiting list',
  },
  takePlace: {
    title: 'Take the place: {{what}}',
    confirm: 'Take the place',
    did: '{{what}}: the place is taken',
  },
  passOn: {
    title: 'Offer the place to the next in line: {{what}}',
    confirm: 'Offer it to the next in line',
    did: '{{what}}: the place was offered to the next in line',
  },
  subjectPrice: {
    title: 'New price: {{what}}',
    confirm: 'Set price',
    did: '{{what}}: new price, {{when}}',
  },
  subjectColor: {
    title: 'New colour: {{what}}',
    confirm: 'Change colour',
    did: '{{what}}: colour changed',
  },
  renameSubject: { title: 'New name: {{what}}', confirm: 'Rename', did: '{{what}}: now called {{when}}' },
  changePlan: { title: 'Lesson plan: {{what}}', confirm: 'Save', did: '{{what}}: plan changed' },
  pay: { title: 'Mark as paid: {{what}}', confirm: 'Mark as paid', did: '{{what}}: paid' },
  unpay: {
    title: 'Not paid after all: {{what}}',
    confirm: 'Mark as not paid',
    did: '{{what}}: no longer paid',
  },
  receive: { title: 'Payment from {{what}}', confirm: 'Record payment', did: '{{what}}: payment recorded' },
  sell: { title: 'Package for {{what}}', confirm: 'Record package', did: '{{what}}: package recorded' },
  credit: { title: 'Make-up lessons for {{what}}', confirm: 'Give credit', did: '{{what}}: credit given' },
  currency: {
    title: 'Change the currency: {{what}}',
    confirm: 'Change currency',
    did: 'Currency changed: {{what}}',
  },
  refund: { title: 'Refund: {{what}}', confirm: 'Record refund', did: '{{what}}: refund recorded' },
  addExpense: {
    title: 'Expense: {{what}}',
    confirm: 'Record',
    did: 'Expense recorded: {{what}}, {{when}}',
  },
  scaleExpenses: {
    title: 'Change all expenses: {{what}}',
    confirm: 'Change',
    did: 'Expenses changed: {{when}}',
  },
  switchOnDiscount: { title: 'Turn on the discount: {{what}}', confirm: 'Turn on', did: '{{what}}: on' },
  switchOffDiscount: {
    title: 'Turn off the discount: {{what}}',
    confirm: 'Turn off',
    did: '{{what}}: off',
  },
  readNotice: {
    title: 'Mark the notification as read',
    confirm: 'Mark as read',
    did: 'The notification is marked as read',
  },
  readAllNotices: {
    title: 'Mark all notifications as read',
    confirm: 'Mark all as read',
    did: 'All notifications are marked as read',
  },
  removeNotice: {
    title: 'Delete the notification',
    confirm: 'Delete',
    did: 'The notification was deleted',
  },
  clearNotices: {
    title: 'Delete all notifications',
    confirm: 'Delete all',
    did: 'All notifications were deleted',
  },
  setting: { title: '{{what}}', confirm: 'Save', did: '{{what}}: {{when}}' },
};
