/** The conventions by which sentences are read, one by one. Now is Tuesday 10 March 2026, 09:00. */
import { describe, expect, it } from 'vitest';
import { indexWorld } from '../../commands/world/indexWorld.ts';
import { preview } from '../../commands/preview.ts';
import { answerCard, readSentence } from '../../commands/nlu/readSentence.ts';
import type { World } from '../../commands/world/world.ts';
import { teacherWorld } from '../corpus/world.ts';

const world = (part: Partial<World> = {}) => indexWorld({ ...teacherWorld, ...part });
const read = (text: string, part: Partial<World> = {}) => readSentence(text, world(part));
const wideOpen = (from: string, to: string) => ({
  user: {
    ...teacherWorld.user!,
    userData: {
      lessonDuration: 45,
      workingHours: Object.fromEntries(
        ['SU', 'MO', 'TU', 'WE', 'TH', 'FR'].map((day) => [day, [{ from, to }]]),
      ),
    },
  },
});

describe('days', () => {
  it('1: reads the day before the month', () => {
    expect(read('book yael 3/4 at 16:00').slots['start']).toBe('2026-04-03T16:00');
    expect(read('תקבע ליעל שיעור ב-3.4 ב-16:00').slots['start']).toBe('2026-04-03T16:00');
  });
  it.each([
    ['book dana on 31/2 at 5', 'book dana on 28/2 at 5'],
    ['move omer to 31/4', 'move omer to 30/4'],
    ['what do I have on 30 february', 'what do I have on 28/2'],
    ['תקבע לדנה ב-30 בפברואר ב-5', 'תקבע לדנה ב-28/2 ב-5'],
  ])('6: asks about a day that does not exist, and never rolls it: %s', (text, other) => {
    const plan = read(text);
    expect(plan).toMatchObject({ status: 'ask', ask: { slot: 'text' }, steps: [] });
    expect(plan.ask?.choices[0]?.value).toBe(other);
    expect(answerCard(plan, { text: other }, world()).text).toBe(other);
  });
  it.each([
    ['מה יהיה לי ביום שני?', '2026-03-16T00:00'],
    ['אילו שיעורים יהיו ביום שני?', '2026-03-16T00:00'],
    ['כמה שיעורים יהיו לי ביום שני?', '2026-03-16T00:00'],
    ['what will I have on Monday?', '2026-03-16T00:00'],
    ['how many lessons will I have on Monday?', '2026-03-16T00:00'],
    ['מה היה לי ביום שני?', '2026-03-09T00:00'],
    ['כמה שיעורים היו לי ביום שני?', '2026-03-09T00:00'],
    ['what did I have on Monday?', '2026-03-09T00:00'],
    ['how many lessons did I have on Monday?', '2026-03-09T00:00'],
  ])('3: what will be is ahead, what was is behind: %s', (text, from) => {
    expect(read(text).slots['from']).toBe(from);
  });
  it('2: counts weeks from Sunday', () => {
    expect(read('what do I have next week?').slots).toMatchObject({
      from: '2026-03-15T00:00',
      to: '2026-03-22T00:00',
    });
  });
  it('3: takes a weekday said on that weekday a week ahead, with today as the other reading', () => {
    const plan = read('book yael tuesday at 5');
    expect(plan.slots['start']).toBe('2026-03-17T17:00');
    expect(plan.others?.map(({ slots }) => slots['start'])).toContain('2026-03-10T17:00');
  });
  it('3: finds an existing lesson of that weekday today, while it is still ahead', () => {
    expect(read("move Tuesday's lesson to 12").slots).toMatchObject({
      meeting: 'm-yael',
      occurrence: '2026-03-10T11:00',
    });
  });
  it('3: takes "next Thursday" in the next calendar week, with the coming one as a button', () => {
    const plan = read('move omer to next thursday');
    expect(plan.slots['start']).toBe('2026-03-19T16:00');
    expect(plan.others?.map(({ slots }) => slots['start'])).toContain('2026-03-12T16:00');
  });
  it('3: lets the person choose where a cancelled "next Thursday" may be this one too', () => {
    const meetings = [
      ...teacherWorld.meetings,
      {
        id: 'm-th',
        subject: 'English',
        start: '2026-03-05T10:00',
        end: '2026-03-05T10:45',
        rrule: 'FREQ=WEEKLY;INTERVAL=1;BYDAY=TH',
        attendees: [{ attendeeId: 'itay' }],
      },
    ];
    const plan = read("cancel itay's english next thursday, only this one", { meetings });
    expect(plan).toMatchObject({ status: 'choose', steps: [] });
    expect(plan.choices?.map(({ slots }) => slots['occurrence'])).toEqual([
      '2026-03-19T10:00',
      '2026-03-12T10:00',
    ]);
  });
  it('6: asks about a day that does not exist', () => {
    expect(read('book yael 31/2 at 5').status).toBe('ask');
    expect(read('move omer to 31/2').status).toBe('ask');
  });
});

describe('hours', () => {
  it('4: takes a bare hour near the hour of the lesson it moves, with the other reading as a button', () => {
    const plan = read('move omer to 8');
    expect(plan.slots['start']).toBe('2026-03-11T20:00');
    expect(plan.others?.map(({ slots }) => slots['start'])).toContain('2026-03-11T08:00');
    // Eight in the morning has passed today.
    expect(read('move yael to 8').slots['start']).toBe('2026-03-10T20:00');
  });
  it('4: never moves to the night by a bare hour', () => {
    expect(read('move yael to 3').slots['start']).toBe('2026-03-10T15:00');
  });
  it('4: takes a bare hour of a new lesson inside the working hours', () => {
    expect(read('book yael thursday at 7', wideOpen('07:00', '12:00')).slots['start']).toBe(
      '2026-03-12T07:00',
    );
    expect(read('book yael thursday at 7', wideOpen('14:00', '20:00')).slots['start']).toBe(
      '2026-03-12T19:00',
    );
    expect(read('book yael thursday at 9').slots['start']).toBe('2026-03-12T09:00');
  });
  it('4: lets words decide', () => {
    expect(read('move omer to 9 in the morning').slots['start']).toBe('2026-03-11T09:00');
    expect(read('תזיז את עומר ל-9 בבוקר').slots['start']).toBe('2026-03-11T09:00');
  });
  it('5: knows the parts of the day', () => {
    expect(read('clear tomorrow morning').slots).toMatchObject({
      from: '2026-03-11T06:00',
      to: '2026-03-11T12:00',
    });
    expect(read('לפנות את מחר בערב').slots).toMatchObject({
      from: '2026-03-11T17:00',
      to: '2026-03-11T21:00',
    });
  });
  it('7: rolls a passed hour forward to tomorrow', () => {
    expect(read('book yael at 8am').slots['start']).toBe('2026-03-11T08:00');
  });
  it('7: looks back for what was', () => {
    expect(read('what did I have in October?').slots).toMatchObject({
      from: '2025-10-01T00:00',
      to: '2025-11-01T00:00',
    });
  });
});

describe('series', () => {
  it('8: counts two weekdays for ten weeks as twenty', () => {
    expect(read('yael every sunday and wednesday at 4 for ten weeks').slots['rrule']).toBe(
      'FREQ=WEEKLY;INTERVAL=1;BYDAY=SU,WE;COUNT=20',
    );
  });
  it('8: reads every other week', () => {
    expect(read('yael every other sunday at 4').slots['rrule']).toBe('FREQ=WEEKLY;INTERVAL=2;BYDAY=SU');
    expect(read('יעל פעם בשבועיים ביום ראשון בארבע').slots['rrule']).toBe('FREQ=WEEKLY;INTERVAL=2;BYDAY=SU');
  });
  it('9: keeps the hour, the day and the length that were not said', () => {
    expect(read('move the physics group to thursday, just this once').slots).toMatchObject({
      start: '2026-03-12T18:00',
      end: '2026-03-12T19:00',
    });
    expect(read('move the physics group to 19:00, just this once').slots).toMatchObject({
      start: '2026-03-11T19:00',
      end: '2026-03-11T20:00',
    });
  });
  it('9: asks for the scope unless it was said, and a day alone does not say it', () => {
    expect(read("cancel sunday's maths").ask?.slot).toBe('scope');
    expect(read("cancel sunday's maths, only this one").slots['scope']).toBe('this');
    expect(read('cancel dana from now on').slots['scope']).toBe('future');
    expect(read("cancel all of dana's lessons").slots['scope']).toBe('all');
  });
  it('9: hears "push back" as later', () => {
    expect(read('push omer back half an hour').slots['delta']).toBe(30);
  });
});

describe('orders, questions and refusals', () => {
  it.each(['cancel everything from 12 April', 'לבטל הכל מ-12.4', 'לבטל הכל מה-12.4'])(
    'a clearing without an end asks first: %s',
    (text) => {
      const plan = read(text);
      expect(plan).toMatchObject({ command: 'day.clear', status: 'ask', ask: { slot: 'sure' } });
      expect(plan.ask?.question).toMatch(/12 April.* \d+ /);
      const sure = answerCard(plan, { sure: true }, world());
      expect([sure.status, sure.ask]).toEqual(['ready', undefined]);
      expect(plan.ask?.question).toContain(` ${sure.steps.length} `);
    },
  );
  it('10: does nothing for a negated sentence', () => {
    for (const text of ["don't cancel omer", 'do not move omer to 5', 'אל תבטל את עומר', 'לא להזיז את עומר'])
      expect(read(text)).toMatchObject({ status: 'unknown', command: null, steps: [] });
  });
  it('10: never acts on a question about what is', () => {
    for (const text of [
      'is omer cancelled?',
      'should I cancel omer?',
      'did we move omer to 5?',
      'האם לבטל את עומר?',
      'למה להזיז את עומר?',
    ])
      expect(read(text).steps).toEqual([]);
  });
  it('10: takes a polite question for an order', () => {
    expect(read('could you cancel omer please?')).toMatchObject({
      status: 'ready',
      command: 'meeting.cancel',
    });
    expect(read('אפשר להזיז את עומר ל-5?')).toMatchObject({ status: 'ready', command: 'meeting.move' });
  });
});

describe('names', () => {
  it('11: reads them whole, by first name, across scripts and under prefixes', () => {
    for (const name of ['Dana Levi', 'dana', 'דנה', "dana's"])
      expect(read(`book ${name} tomorrow at 5`).slots['students']).toEqual(['dana']);
    expect(read('תקבע לדנה מחר ב-5').slots['students']).toEqual(['dana']);
    expect(read('book omer tomorrow at 5').slots['students']).toEqual(['omer']);
  });
  it('11: takes "tom" and "jan" for people where they are called so, and else for tomorrow and January', () => {
    const students = [...teacherWorld.students, { id: 'tom', username: 'Tom Ben-Ami' }];
    expect(read('book tom sunday at 5', { students }).slots['students']).toEqual(['tom']);
    expect(read('book dana tom at 5').slots['start']).toBe('2026-03-11T17:00');
    const jan = [...teacherWorld.students, { id: 'jan', username: 'Jan Novak' }];
    expect(read('book jan sunday at 5', { students: jan }).slots['students']).toEqual(['jan']);
    expect(read('book dana 5 jan at 4', { students: jan }).slots['start']).toBe('2027-01-05T16:00');
  });
  it('11: keeps נועה and נועם two people', () => {
    expect(read('תקבע לנועה מחר ב-5').slots['students']).toEqual(['noa']);
    expect(read('תקבע לנועם מחר ב-5').slots['students']).toEqual(['noam']);
  });
  it('11: shows one letter wrong as assumed, and asks about it where something is cancelled', () => {
    const booked = read('book danaa tomorrow at 5');
    expect(booked).toMatchObject({ status: 'ready', slots: { students: ['dana'] } });
    expect(booked.spans.find(({ slot }) => slot === 'students')?.kind).toBe('assumed');
    expect(read('cancel itya').status).toBe('ask');
  });
  it.each([
    'charge dannaa 150',
    'danaa pays 10% more',
    'stop repeating danaa after 30 June',
    'take itayy out of the physics group',
    'danaa משלמת 150',
  ])('11: asks before it charges, ends or takes away by a name with one letter wrong: %s', (text) => {
    expect(read(text).status).not.toBe('ready');
    expect(read(text.replace(/dann?aa/, 'dana').replace('itayy', 'itay')).status).toBe('ready');
  });
  it('11: asks when two fit equally', () => {
    const students = [...teacherWorld.students, { id: 'dana2', username: 'Dana Cohen' }];
    const plan = read('book dana tomorrow at 5', { students });
    expect(plan.ask).toMatchObject({
      slot: 'students',
      choices: [{ value: ['dana'] }, { value: ['dana2'] }],
    });
    expect(read('book dana cohen tomorrow at 5', { students }).slots['students']).toEqual(['dana2']);
  });
  it('asks before "delete Omer" cancels his lesson, for it may be the student who is meant', () => {
    expect(read('delete omer')).toMatchObject({ status: 'ask', ask: { slot: 'sure' }, steps: [] });
  });
  it('12: leaves what is in quotes a title', () => {
    const plan = read('book yael thursday at 4 "Monday blues"');
    expect(plan.slots).toMatchObject({ summary: 'Monday blues', start: '2026-03-12T16:00' });
  });
  it('12: takes whole words only', () => {
    for (const text of ['monitor dana', 'שני תפוחים', 'ראשון לציון'])
      expect(read(text)).toMatchObject({ steps: [] });
  });
  it('12: asks about a misspelt verb that cancels', () => {
    expect(read('cancle omer tomorrow').ask?.slot).toBe('sure');
    expect(read('moev omer to 5').status).toBe('ready');
  });
});

describe('the rest', () => {
  it('13: answers a text that is too long, and one of exactly 500 letters is read', () => {
    expect(read('a'.repeat(501)).reply?.text).toContain('500');
    expect(read(`cancel omer ${'please '.repeat(69)}`.slice(0, 500)).command).toBe('meeting.cancel');
  });
  it('14: is ready in spite of a clash, which the card shows', () => {
    const plan = read('move omer to 18:15');
    expect(plan.status).toBe('ready');
    const shown = preview(plan, world());
    expect('refused' in shown && shown.refused.refusal.code).toBe('CLASH');
  });
  it('15: ends a whole day at the next midnight', () => {
    expect(read('clear tomorrow').slots).toMatchObject({ from: '2026-03-11T00:00', to: '2026-03-12T00:00' });
  });
  it('16: takes names, subject and time without a verb for a new lesson', () => {
    expect(read('dana sun 5pm')).toMatchObject({
      status: 'ready',
      command: 'meeting.add',
      slots: { students: ['dana'], start: '2026-03-15T17:00' },
    });
  });
  it('16: asks where a name fits two lessons', () => {
    expect(read('cancel noam').ask).toMatchObject({
      slot: 'meeting',
      choices: [{ value: 'm-noam-physics' }, { value: 'm-noam' }, { value: ['m-noam-physics', 'm-noam'] }],
    });
  });
  it('17: shows the schedule for "what do I have"', () => {
    expect(read('what is there tomorrow?').command).toBe('schedule.show');
  });
});

describe('answers to the open card', () => {
  const w = world();
  const reply = (first: string, ...more: string[]) =>
    more.reduce((card, text) => readSentence(text, w, { discourse: { open: card } }), readSentence(first, w));
  it('settle what was asked, by word, number, or name', () => {
    expect(reply('cancel dana', 'only this one')).toMatchObject({
      status: 'ready',
      slots: { scope: 'this' },
    });
    expect(reply('cancel dana', '2')).toMatchObject({ status: 'ready', slots: { scope: 'future' } });
    expect(reply('cancel tomorrow', 'omer')).toMatchObject({ status: 'ready', slots: { meeting: 'm-omer' } });
    expect(reply('cancel dana', 'גם את הבאים')).toMatchObject({
      status: 'ready',
      slots: { scope: 'future' },
    });
  });
  it('change the hour of a plan that stands open', () => {
    expect(reply('move dana to monday at 6, only this one', '5 instead')).toMatchObject({
      status: 'ready',
      slots: { start: '2026-03-16T17:00', end: '2026-03-16T17:45' },
    });
  });
  it('finish a sentence that lacked its hour', () => {
    expect(reply('book dana tomorrow', 'at 5')).toMatchObject({
      status: 'ready',
      slots: { start: '2026-03-11T17:00' },
    });
  });
  it('confirm or drop the plan', () => {
    expect(reply('move omer to 5', 'yes').effect?.kind).toBe('confirm');
    expect(reply('move omer to 5', 'no').effect?.kind).toBe('dismiss');
  });
  it('leave an unrelated sentence alone', () => {
    expect(reply('cancel dana', 'what do I have today?').command).toBe('schedule.show');
  });
  it('work by button as by word', () => {
    const card = readSentence('cancel dana', w);
    const { heard, ...said } = reply('cancel dana', 'only this one');
    expect(answerCard(card, { scope: 'this' }, w)).toEqual(said);
    expect(heard?.text).toBe('only this one');
  });
});
