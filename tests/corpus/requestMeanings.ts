/** What the sentences about requests, offers, contracts and links mean, whatever the language. */
import type { MeaningShape } from './meaning.ts';

type Role = 'teacher' | 'student' | 'parent' | 'visitor';

const counterOffer = { pending: 'p-noam', start: '2026-03-16T18:00', end: '2026-03-16T18:45' };
const ofWednesday = [{ request: 'r-omer' }, { request: 'r-yael' }, { request: 'r-tamar' }];
const ofTheFull = [{ request: 'r-lior' }, { request: 'r-gal' }];
const withoutClash = [
  { pending: 'p-yael' },
  { pending: 'p-dana' },
  { pending: 'p-noa-monday' },
  { pending: 'p-noam' },
  { pending: 'p-noa-thursday' },
];

export const requestMeanings = {
  'what is pending': { command: 'pending.show' },
  'what is pending of noa': { command: 'pending.show', slots: { students: ['noa'] } },
  'my pending lessons': { as: 'student', command: 'pending.show' },
  'what noam asked for': { command: 'pending.open', slots: { pending: 'p-noam' } },
  'what noa asked for, two fit': { command: 'pending.open', status: 'ask', asks: 'pending' },
  'approve noam': { command: 'pending.approve', slots: { pending: 'p-noam' } },
  'approve all without clashes': { command: 'pending.approve', slots: { items: withoutClash } },
  'approve noa, two fit': { command: 'pending.approve', status: 'ask', asks: 'pending' },
  'accept the offer': { as: 'student', command: 'pending.approve', slots: { pending: 's-offer' } },
  'approve yael: her lesson or her joining': { command: '*', status: 'choose' },
  'do not approve': { command: null, status: 'unknown' },
  'a question about approving': { command: null, status: 'unknown' },
  'decline dana': { command: 'pending.decline', slots: { pending: 'p-dana' } },
  'decline noam, offer monday 18': { command: 'pending.decline', slots: counterOffer },
  'decline noa, two fit': { command: 'pending.decline', status: 'ask', asks: 'pending' },
  'do not decline': { command: null, status: 'unknown' },
  'withdraw what was asked for sunday': {
    as: 'student',
    command: 'pending.withdraw',
    slots: { pending: 's-sunday' },
  },
  'withdraw, two fit': { as: 'student', command: 'pending.withdraw', status: 'ask', asks: 'pending' },
  'take back one of several': { as: 'student', command: '*', status: 'choose' },
  'withdraw what was asked for gil': {
    as: 'parent',
    command: 'pending.withdraw',
    slots: { pending: 'c-gil', child: 'gil' },
  },
  'do not withdraw': { as: 'student', command: null, status: 'unknown' },
  'propose thursday 17 to dana': {
    command: 'meeting.propose',
    slots: { students: ['dana'], start: '2026-03-12T17:00', end: '2026-03-12T17:45' },
  },
  'propose monday 18 to noam': {
    command: 'meeting.propose',
    slots: { students: ['noam'], start: '2026-03-16T18:00' },
  },
  'propose to yael, hour unsaid': {
    command: 'meeting.propose',
    status: 'ask',
    asks: 'start',
    slots: { students: ['yael'] },
  },
  'do not propose': { command: null, status: 'unknown' },
  'which join requests': { command: 'request.show' },
  'which join requests for the physics group': { command: 'request.show', slots: { meeting: 'm-group' } },
  'my requests': { as: 'student', command: 'request.show' },
  'did rivka approve': { as: 'student', command: 'request.show' },
  'join the wednesday group': { as: 'student', command: 'request.add', slots: { meeting: 'm-group' } },
  'gil joins the wednesday group': {
    as: 'parent',
    command: 'request.add',
    slots: { meeting: 'm-group', child: 'gil' },
  },
  'do not join': { as: 'student', command: null, status: 'unknown' },
  'approve omer': { command: 'request.approve', slots: { request: 'r-omer' } },
  'approve tamar, no student yet': { command: 'request.approve', slots: { request: 'r-tamar' } },
  'approve everyone for wednesday': { command: 'request.approve', slots: { items: ofWednesday } },
  'reject omer': { command: 'request.reject', slots: { request: 'r-omer' } },
  'reject all of the full group': { command: 'request.reject', slots: { items: ofTheFull } },
  'do not reject': { command: null, status: 'unknown' },
  'withdraw the join request': { as: 'student', command: 'request.withdraw', slots: { request: 'sr-group' } },
  'withdraw the join request of maya': {
    as: 'parent',
    command: 'request.withdraw',
    slots: { request: 'cr-maya' },
  },
  'onto the waiting list': { as: 'student', command: 'waitlist.join', slots: { meeting: 'm-full' } },
  'maya onto the waiting list': {
    as: 'parent',
    command: 'waitlist.join',
    slots: { meeting: 'm-full', child: 'maya' },
  },
  'off the waiting list': { as: 'student', command: 'waitlist.leave', slots: { meeting: 'm-full' } },
  'my own contract': { command: 'contract.open' },
  'the contract of rivka': { as: 'student', command: 'contract.open', slots: { teacher: 't1' } },
  'the contract of rivka for gil': {
    as: 'parent',
    command: 'contract.open',
    slots: { teacher: 't1', child: 'gil' },
  },
  'accept the contract of rivka': { as: 'student', command: 'contract.accept', slots: { teacher: 't1' } },
  'accept a contract, whose': { as: 'student', command: 'contract.accept', status: 'ask', asks: 'teacher' },
  'accept the contract of rivka for gil': {
    as: 'parent',
    command: 'contract.accept',
    slots: { teacher: 't1', child: 'gil' },
  },
  'do not accept the contract': { as: 'student', command: null, status: 'unknown' },
  'join a teacher by this link': {
    as: 'student',
    command: 'teacher.join',
    slots: { urls: ['https://lessons.test/lessonSignup?teacherId=t9'] },
  },
  'join a teacher, link unsaid': { as: 'visitor', command: 'teacher.join', status: 'ask', asks: 'urls' },
  'copy my link': { command: 'link.copy' },
} satisfies Record<string, Omit<MeaningShape, 'means' | 'as'> & { as?: Role }>;

export type RequestMeaning = keyof typeof requestMeanings;

export type RequestCorpus = Partial<Record<RequestMeaning, string[]>>;
