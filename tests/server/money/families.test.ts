/** What families are told of money, over the wire: their own to the agora, and nothing of any other family. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Actor } from '../../../domain/kernel/actor.ts';
import type { Step } from '../../../domain/operations.ts';
import { makeFeeds } from '../../../server/app/kernel.ts';
import { exportPerson } from '../../../server/modules/access/exportPerson.ts';
import { startEndpoint, type Endpoint } from '../graphqlServer.ts';
import { allFieldsOf } from '../attack/everyField.ts';
import { add, carryingOut, now, type CarryOut } from '../perform/carryOut.ts';

let endpoint: Endpoint;
let rivkaDoes: CarryOut;
let group: string;
let payments: { ruth: string; noam: string };

const slot = String(Date.UTC(2026, 9, 27, 14));

/** Dana and Noam learn in one group on Tuesdays, each at a price of their own; both have paid something. */
beforeAll(async () => {
  endpoint = await startEndpoint({ nowMs: () => now });
  const { rivka, dana, noam, ruth } = endpoint.school;
  rivkaDoes = carryingOut(endpoint.database, rivka);
  const [lesson] = await rivkaDoes([
    add({
      start: '2026-10-20T16:00',
      end: '2026-10-20T16:45',
      rrule: 'FREQ=WEEKLY',
      subject: 'Maths',
      cost: 15_000,
      capacity: 4,
      attendees: [
        { attendeeId: dana.id, personalDiscount: { type: 'fixed', value: 2_111 } },
        { attendeeId: noam.id, personalDiscount: { type: 'percentage', value: 37 } },
      ],
    }),
  ]);
  group = lesson?.meeting?.id ?? '';
  const pay = async (payer: Actor, amount: number): Promise<string> => {
    const step: Step = {
      name: 'addPayment',
      args: { input: { type: 'payment', payerId: payer.id, amount } },
    };
    const [done] = await rivkaDoes([step]);
    return done?.payment?.id ?? '';
  };
  payments = { ruth: await pay(ruth, 14_333), noam: await pay(noam, 8_777) };
});
afterAll(() => endpoint.close());

const query = `query ($id: ID!, $month: String, $payerId: ID) {
  familyAccounts(teacherId: $id, month: $month, payerId: $payerId) ${allFieldsOf('FamilyAccount')} }`;
const receiptQuery = `query ($id: ID!, $meetingId: ID!, $occurrence: String, $studentId: ID!) {
  receipt(teacherId: $id, meetingId: $meetingId, occurrence: $occurrence, studentId: $studentId) ${allFieldsOf('Receipt')} }`;

async function ask(actor: Actor | null, text: string, variables: object = {}) {
  const { data, errors } = await endpoint.ask(actor, text, { id: endpoint.school.rivka.id, ...variables });
  return { data, code: errors[0]?.extensions?.code };
}

const accounts = async (actor: Actor, variables: object = { month: '2026-10' }) =>
  (await ask(actor, query, variables)).data?.['familyAccounts'] as Record<string, unknown>[];

test('a parent is told the equation of the month, each lesson with its price, and what came in', async () => {
  const { ruth, dana } = endpoint.school;
  const [account, another] = await accounts(ruth);
  expect(another).toBeUndefined();
  // Twice 150 − 21.11; 143.33 came in.
  expect(account).toMatchObject({
    payerId: ruth.id,
    open: 114.45,
    students: [{ studentId: dana.id, name: 'Dana Katz', total: 257.78 }],
    paid: { opening: 0, charges: 257.78, credit: 0 },
  });
  const [danas] = account?.['students'] as { lines: Record<string, unknown>[] }[];
  const lines = danas?.lines ?? [];
  expect(lines.map(({ open }) => open)).toEqual([0, 114.45]);
  expect(lines[1]).toMatchObject({
    kind: 'lesson',
    occurrence: slot,
    price: [
      { kind: 'lesson', amount: 150 },
      { kind: 'personal', amount: -21.11 },
    ],
  });
  expect(await accounts(ruth, {})).toMatchObject([{ month: '2026-11', paid: { payments: 143.33 } }]);
});

test('a child is told what is open of their own lessons, and the teacher all of a family that they name', async () => {
  const { dana, rivka, ruth, noam } = endpoint.school;
  expect(await accounts(dana)).toMatchObject([{ payerId: null, open: 114.45, paid: null }]);
  expect(await accounts(rivka, { month: '2026-10', payerId: noam.id })).toMatchObject([
    { payerId: noam.id, open: 101.23 },
  ]);
  expect((await ask(rivka, query, { payerId: endpoint.school.stranger.id })).code).toBe('NOT_FOUND');
  expect((await ask(rivka, query)).code).toBe('NOT_FOUND');
  expect((await ask(ruth, query, { month: '2026-13' })).code).toBe('BAD_REQUEST');
  expect((await ask(endpoint.school.otherTeacher, query, { payerId: ruth.id })).code).toBe('NOT_FOUND');
  expect((await ask(null, query)).code).toBe('UNAUTHENTICATED');
});

test('a receipt tells one lesson; there is none of another student’s', async () => {
  const { ruth, dana, noam } = endpoint.school;
  const of = (studentId: string) => ({ meetingId: group, occurrence: slot, studentId });
  const mine = await ask(ruth, receiptQuery, of(dana.id));
  expect(mine.data?.['receipt']).toMatchObject({
    teacherName: 'Rivka Levi',
    studentName: 'Dana Katz',
    subject: 'Maths',
    number: 2,
    amount: 128.89,
    covers: [{ amount: 14.44, inLessons: false, date: '2026-11-01' }],
    open: 114.45,
    freeUntil: null,
  });
  for (const [actor, variables] of [
    [ruth, of(noam.id)],
    [noam, of(dana.id)],
    [dana, { ...of(dana.id), meetingId: dana.id }],
    [dana, { ...of(dana.id), occurrence: '12' }],
  ] as const)
    expect((await ask(actor, receiptQuery, variables)).code).toBe('NOT_FOUND');
  expect((await ask(dana, receiptQuery, { ...of(dana.id), occurrence: 'now' })).code).toBe('BAD_REQUEST');
});

/** What Noam's family must not be told: who else learns, what they pay, and with what. */
const ofRuths = (): string[] => {
  const { ruth, dana } = endpoint.school;
  return [ruth.id, dana.id, 'Dana', 'Katz', payments.ruth, '143.33', '128.89', '21.11', '114.45'];
};
const ofNoams = (): string[] => [
  endpoint.school.noam.id,
  'Noam',
  payments.noam,
  '87.77',
  '94.5',
  '"value":37',
];
const leaks = (text: string, foreign: readonly string[]): string[] =>
  foreign.filter((each) => text.includes(each));

const everyQuery = async (actor: Actor, studentId: string): Promise<string> => {
  const queries = [
    query,
    `query ($id: ID!) { paymentsByTeacherId(teacherId: $id) ${allFieldsOf('Payment')} }`,
    `query ($id: ID!) { meetingsByTeacherId(teacherId: $id) ${allFieldsOf('Meeting')} }`,
    `query ($id: ID!) { getDiscountsByTeacherId(teacherId: $id) ${allFieldsOf('Discount')} }`,
  ];
  const told = await Promise.all([
    ...['2026-10', '2026-11'].map((month) => ask(actor, query, { month })),
    ...queries.map((text) => ask(actor, text)),
    ask(actor, receiptQuery, { meetingId: group, occurrence: slot, studentId }),
  ]);
  expect(told.map(({ code }) => code)).toEqual(told.map(() => undefined));
  return JSON.stringify(told);
};

test('no family is told of another by any query', async () => {
  const { noam, dana, ruth } = endpoint.school;
  expect(leaks(await everyQuery(noam, noam.id), ofRuths())).toEqual([]);
  expect(leaks(await everyQuery(dana, dana.id), ofNoams())).toEqual([]);
  expect(leaks(await everyQuery(ruth, dana.id), ofNoams())).toEqual([]);
  // The search finds what is there.
  expect(leaks(await everyQuery(ruth, dana.id), ofRuths())).toContain('114.45');
});

test('a child is not told what the parent paid', async () => {
  const { dana, ruth } = endpoint.school;
  const told = await everyQuery(dana, dana.id);
  expect(leaks(told, [ruth.id, '143.33', '"date":"2026-11-01"'])).toEqual([]);
});

test('no family hears by the live connection that another pays', async () => {
  const { rivka, noam, ruth, dana } = endpoint.school;
  const feeds = makeFeeds(endpoint.database, endpoint.live, () => now);
  const heard: string[] = [];
  const follow = async (watching: AsyncGenerator<unknown> | null): Promise<AsyncGenerator<unknown>> => {
    if (!watching) throw new Error('Noam may follow this.');
    void (async () => {
      for await (const row of watching) heard.push(JSON.stringify(row));
    })();
    return watching;
  };
  const followed = [
    await follow((await feeds.payments.watch(rivka.id, noam)) as AsyncGenerator<unknown> | null),
    await follow((await feeds.meetings.watch(rivka.id, noam)) as AsyncGenerator<unknown> | null),
  ];
  const mark = (attendeeId: string, amount: number): Step => ({
    name: 'markPayments',
    args: { marks: [{ meetingId: group, occurrence: '2026-10-27T16:00', attendeeId, amount }] },
  });
  const [hers] = await rivkaDoes([mark(dana.id, 1_717)]);
  const [his] = await rivkaDoes([mark(noam.id, 1_313)]);
  await expect.poll(() => heard.join('\n'), { timeout: 120_000 }).toContain(his?.payment?.id);
  const told = heard.join('\n');
  expect(told).toContain('13.13');
  expect(leaks(told, [...ofRuths(), hers?.payment?.id ?? 'none', '17.17', ruth.id])).toEqual([]);
  for (const each of followed) await each.return(undefined);
});

test('no family finds another in the export of its own data, nor a student what a parent paid', async () => {
  const { noam, ruth, dana } = endpoint.school;
  // As accounts, which the people of the small school have none of; their rows as persons are there already.
  await endpoint.database.pool.query(`alter table auth."user" disable trigger keep_person`);
  await endpoint.database.pool.query(
    `insert into auth."user" (id, name, email, "emailVerified", role, "createdAt", "updatedAt")
     select user_id, username, email, true, role, now(), now() from app.users where user_id = any($1)`,
    [[noam.id, ruth.id, dana.id]],
  );
  const of = async (actor: Actor): Promise<string> =>
    JSON.stringify(await exportPerson(endpoint.database, actor));
  const input = {
    type: 'package',
    payerId: ruth.id,
    studentId: dana.id,
    amount: 90_417,
    lessons: 7,
  } as const;
  const [sold] = await rivkaDoes([{ name: 'addPayment', args: { input } }]);
  const ofPackage = [sold?.payment?.id ?? 'none', '90417'];
  expect(leaks(await of(ruth), ofPackage)).toEqual(ofPackage);
  expect(leaks(await of(dana), ofPackage)).toEqual([]);
  expect(leaks(await of(noam), [...ofRuths(), '14333', '12889'])).toEqual([]);
  expect(leaks(await of(ruth), [...ofNoams(), '8777'])).toEqual([]);
});
