/** How often something may be requested: one row for each limit, counted in the database for all server processes together. */
import { familyMailLimits } from '../../../domain/money/familyMail.ts';
import { invitationLimits } from '../../../domain/people/invitation.ts';

export type Limit = {
  what: string;
  /** Whose requests are counted together. */
  by: string;
  points: number;
  seconds: number;
  /** Beyond the points, one more request passes after a wait that doubles each time. Without it none passes until the time is over. */
  wait?: { firstSeconds: number; longestSeconds: number };
};

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

/** A few mistakes lock nobody out: they wait, at first for a second. */
const fewTries = {
  points: 10,
  seconds: 15 * minute,
  wait: { firstSeconds: 1, longestSeconds: 5 * minute },
} as const;

export const limitTable = {
  signInToAccountFromAddress: {
    what: 'wrong passwords at sign-in',
    by: 'account and network address',
    ...fewTries,
  },
  signInFromAddress: {
    what: 'wrong passwords at sign-in',
    by: 'network address',
    points: 100,
    seconds: 15 * minute,
  },
  signInToAccount: {
    what: 'wrong passwords at sign-in',
    by: 'account',
    points: 50,
    seconds: 15 * minute,
    wait: { firstSeconds: 1, longestSeconds: minute },
  },
  passkeysFromAddress: {
    what: 'ways in by a passkey',
    by: 'network address',
    points: 100,
    seconds: 15 * minute,
  },
  secondStepFromAddress: {
    what: 'wrong codes of the second factor',
    by: 'account and network address',
    ...fewTries,
  },
  /** Only whoever has the password comes this far. Three codes are good at a time: guessing has one chance in five thousand within a day. */
  secondStepToAccount: {
    what: 'wrong codes of the second factor',
    by: 'account',
    points: 20,
    seconds: day,
    wait: { firstSeconds: 30, longestSeconds: hour },
  },
  changePassword: { what: 'wrong present passwords', by: 'person and network address', ...fewTries },
  proveAgain: { what: 'wrong passwords before an action', by: 'person and network address', ...fewTries },
  signUpFromAddress: { what: 'sign-ups of a registered address', by: 'network address', ...fewTries },
  resetFromAddress: { what: 'resets for an unknown address', by: 'network address', ...fewTries },
  emailChangesAsked: { what: 'new mail addresses asked for', by: 'person', points: 10, seconds: day },
  emailChangesFromAddress: {
    what: 'new mail addresses asked for',
    by: 'network address',
    points: 30,
    seconds: day,
  },
  googleFromAddress: {
    what: 'sign-ins by an identity provider',
    by: 'network address',
    points: 60,
    seconds: 15 * minute,
    wait: { firstSeconds: 1, longestSeconds: 5 * minute },
  },
  codesTriedFromAddress: {
    what: 'wrong codes',
    by: 'network address',
    points: 30,
    seconds: 15 * minute,
    wait: { firstSeconds: 1, longestSeconds: 5 * minute },
  },
  codeMailsFromAddress: {
    what: 'codes sent by mail',
    by: 'network address',
    points: 60,
    seconds: 15 * minute,
    wait: { firstSeconds: 5, longestSeconds: 5 * minute },
  },
  codeMailsFromAddressADay: {
    what: 'codes sent by mail',
    by: 'network address',
    points: 300,
    seconds: day,
  },
  codeMailsToReceiverFromAddress: {
    what: 'codes sent by mail',
    by: 'receiver and network address',
    points: 5,
    seconds: 15 * minute,
    wait: { firstSeconds: minute, longestSeconds: 5 * minute },
  },
  codeMailsToReceiver: {
    what: 'codes sent by mail',
    by: 'receiver',
    points: 20,
    seconds: 15 * minute,
    wait: { firstSeconds: minute, longestSeconds: 5 * minute },
  },
  /** For addresses that the caller may choose. Reset codes go to existing accounts only, and have a limit of their own. */
  codeMailsToReceiverAWeek: {
    what: 'codes to sign up or for a new address',
    by: 'receiver',
    points: 40,
    seconds: 7 * day,
    // Strangers may have used them up, and the owner of the address still wants to sign up.
    wait: { firstSeconds: hour, longestSeconds: 6 * hour },
  },
  /** Five tries each: guessing six digits within a day has one chance in twenty thousand. */
  resetCodesOfAccount: { what: 'codes to reset a password', by: 'account', points: 10, seconds: day },
  resetCodesAtKnownPlace: {
    what: 'codes to reset a password at a usual place',
    by: 'account and network address',
    points: 10,
    seconds: day,
  },
  invitationsADay: {
    what: 'invitations by mail',
    by: 'teacher',
    points: invitationLimits.aDay,
    seconds: day,
  },
  invitationsADayAtFirst: {
    what: `invitations by mail in the first ${invitationLimits.firstDays} days`,
    by: 'teacher',
    points: invitationLimits.aDayAtFirst,
    seconds: day,
  },
  invitationsToReceiver: {
    what: 'invitations by mail',
    by: 'receiver',
    points: invitationLimits.toReceiverAWeek,
    seconds: 7 * day,
  },
  familyMailsADay: {
    what: 'accounts and reminders by mail',
    by: 'teacher',
    points: familyMailLimits.aDay,
    seconds: day,
  },
  familyMailsToFamily: {
    what: 'accounts and reminders by mail',
    by: 'teacher and family',
    points: familyMailLimits.toFamilyAWeek,
    seconds: 7 * day,
  },
  familyMailsAsked: {
    what: 'own accounts asked for by mail',
    by: 'person',
    points: familyMailLimits.askedADay,
    seconds: day,
  },
  /** Whoever books and cancels without end fills nobody's mailbox; in the app everything is told. */
  noticeMailsOfPair: {
    what: 'changes told by mail',
    by: 'who changed it, and receiver',
    points: 30,
    seconds: day,
  },
  linkCodes: { what: 'codes that link a child', by: 'parent', points: 5, seconds: 10 * minute },
  shareLinks: { what: 'share links tried', by: 'network address', points: 60, seconds: minute },
  emailsLookedUp: { what: 'mail addresses looked up', by: 'teacher', points: 20, seconds: minute },
  plans: { what: 'plans chosen', by: 'teacher', points: 20, seconds: minute },
  planStatus: { what: 'states of a plan asked for', by: 'teacher', points: 30, seconds: minute },
  feedback: { what: 'feedback sent', by: 'teacher', points: 20, seconds: day },
  contactFromAddress: {
    what: 'messages of the contact page',
    by: 'network address',
    points: 5,
    seconds: hour,
  },
  exports: { what: 'exports of one’s own data', by: 'person', points: 10, seconds: hour },
  /** Calendar programs ask a few times an hour, on each device of a person. */
  feeds: { what: 'calendar feeds read', by: 'feed', points: 120, seconds: hour },
  /** There are 2^256: nobody guesses one. This bounds what the answers cost us. */
  unknownFeeds: {
    what: 'calendar feeds that do not exist',
    by: 'network address',
    points: 60,
    seconds: hour,
  },
  /** Of more than about two thousand lessons; a page reads them in parts. */
  longCalendars: { what: 'long calendars read whole', by: 'person', points: 60, seconds: hour },
  images: { what: 'pictures uploaded', by: 'person', points: 60, seconds: hour },
  documents: { what: 'documents to print', by: 'person', points: 60, seconds: hour },
  /** A browser asks for it again at each visit. */
  devices: { what: 'devices for notifications registered', by: 'person', points: 60, seconds: hour },
  imports: { what: 'calendars imported', by: 'teacher', points: 30, seconds: hour },
} as const satisfies Record<string, Limit>;

export type LimitName = keyof typeof limitTable;

export const limitOf = (name: LimitName): Limit => limitTable[name];
