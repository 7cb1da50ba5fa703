/** A conversation goes on: changes of the last card, more of the same, lists, pasted messages, the wrong keyboard. Now is Tuesday 10 March 2026, 09:00. */
import { describe, expect, it } from 'vitest';
import { indexWorld } from '../../commands/indexWorld.ts';
import { answerCard, readSentence } from '../../commands/pipeline/readSentence.ts';
import type { Discourse } from '../../commands/pipeline/discourse.ts';
import type { Plan } from '../../commands/pipeline/plan.ts';
import { teacherWorld } from '../corpus/world.ts';

const en = indexWorld(teacherWorld);
const he = indexWorld({ ...teacherWorld, locale: 'he' });

/** Each line is said after the card that the one before it gave. */
function talk(...lines: string[]): Plan {
  let card: Plan | undefined;
  for (const line of lines) {
    const world = /[א-ת]/.test(line) ? he : en;
    card = readSentence(line, world, card ? { discourse: after(card) } : {});
  }
  return card as Plan;
}
/** A plan or a question waits; an answer may be gone on with. */
const after = (card: Plan): Discourse =>
  card.ask || card.steps.length > 0 ? { open: card } : { answer: card };
const starts = (plan: Plan) => (plan.slots['items'] as { start: string }[]).map(({ start }) => start);

describe('a change of the last card', () => {
  it.each([
    ['book dana maths tomorrow at 5', 'make it 6 instead', '2026-03-11T18:00'],
    ['book dana maths tomorrow at 5', '6 instead of 5', '2026-03-11T18:00'],
    ['book dana maths tomorrow at 5', 'no, thursday', '2026-03-12T17:00'],
    ['תקבע לדנה מתמטיקה מחר ב-5', 'לא, ביום חמישי', '2026-03-12T17:00'],
    ['move dana to monday at 6, only this one', '5 instead', '2026-03-16T17:00'],
  ])('%s; %s', (first, then, start) => {
    expect(talk(first, then)).toMatchObject({ status: 'ready', slots: { start } });
  });
  it('adds one thing more of the same, as one batch', () => {
    for (const [first, then] of [
      ['book dana maths tomorrow at 5', 'and Thursday too'],
      ['תקבע לדנה מתמטיקה מחר ב-5', 'ואת חמישי גם'],
    ] as const) {
      const plan = talk(first, then);
      expect(plan).toMatchObject({ status: 'ready', command: 'meeting.addBatch' });
      expect(starts(plan)).toEqual(['2026-03-11T17:00', '2026-03-12T17:00']);
      expect(plan.steps).toHaveLength(1);
    }
  });
  it('changes each of a batch', () => {
    const plan = talk('book dana maths tomorrow at 5', 'and Thursday too', 'make it 6');
    expect(starts(plan)).toEqual(['2026-03-11T18:00', '2026-03-12T18:00']);
  });
  it('says how far and whom to tell', () => {
    expect(talk('cancel dana', 'only this one, and tell nobody')).toMatchObject({
      status: 'ready',
      slots: { meeting: 'm-dana', scope: 'this', notify: 'quiet' },
    });
  });
  it('drops the plan that waits by “cancel it”, and cancels nothing', () => {
    expect(talk('move omer to 6', 'cancel it')).toMatchObject({ effect: { kind: 'dismiss' }, steps: [] });
  });
  it('leaves a question of its own alone, whatever stands before it', () => {
    for (const first of ['book dana maths tomorrow at 5', 'when is my next lesson?', 'מי הבא בתור?']) {
      expect(talk(first, 'what do I have today?')).toMatchObject({ command: 'schedule.show', steps: [] });
      expect(talk(first, 'מה יש לי השבוע?')).toMatchObject({ command: 'schedule.show', steps: [] });
    }
  });
  it('answers the question of how far in the words of its buttons', () => {
    expect(talk('תזיז את דנה לשש', 'גם את הבאים').slots['scope']).toBe('future');
    expect(talk('move dana to 6', 'future ones too').slots['scope']).toBe('future');
  });
  it('asks the same of another day, or of somebody else', () => {
    expect(talk('what do I have tomorrow?', 'and thursday?').slots['from']).toBe('2026-03-12T00:00');
    expect(talk('מה יש לי מחר', 'ומה עם חמישי').slots['from']).toBe('2026-03-12T00:00');
    expect(talk('מה יש לי מחר', 'ואת נועם').slots['students']).toEqual(['noam']);
  });
});

describe('the rows of the last answer', () => {
  it('are what “it” and “them” mean', () => {
    expect(talk("who's next?", 'move it to 6').slots).toMatchObject({
      meeting: 'm-yael',
      start: '2026-03-10T18:00',
    });
    const asked = talk('what do I have tomorrow', 'cancel them');
    expect(asked).toMatchObject({ status: 'ask', command: 'meeting.cancel', steps: [] });
    const plan = talk('what do I have tomorrow', 'cancel them', 'only this one');
    expect(plan.steps.map(({ args }) => 'id' in args && args.id)).toEqual(['m-omer', 'm-group']);
  });
});

describe('a card that was done', () => {
  it('is not done again: its lesson is changed from where it stands now', () => {
    const done = readSentence('move omer to 6', en);
    const meetings = teacherWorld.meetings.map((one) =>
      one.id === 'm-omer' ? { ...one, start: '2026-03-11T18:00', end: '2026-03-11T18:45' } : one,
    );
    const now = indexWorld({ ...teacherWorld, meetings });
    expect(readSentence('make it 7 instead', now, { discourse: { deed: done } })).toMatchObject({
      status: 'ready',
      command: 'meeting.move',
      slots: { meeting: 'm-omer', occurrence: '2026-03-11T18:00', start: '2026-03-11T19:00' },
    });
    expect(readSentence('cancel it', now, { discourse: { deed: done } })).toMatchObject({
      command: 'meeting.cancel',
      slots: { meeting: 'm-omer', occurrence: '2026-03-11T18:00' },
    });
  });
});

describe('several things in one sentence', () => {
  it.each([
    ['cancel Omer and Yael', ['m-omer', 'm-yael']],
    ['תבטל את יעל ואת עומר', ['m-yael', 'm-omer']],
  ])('%s', (text, ids) => {
    const plan = talk(text);
    expect(plan.status).toBe('ready');
    expect(plan.steps.map(({ args }) => 'id' in args && args.id)).toEqual(ids);
  });
  it('keeps two verbs of doing apart', () => {
    for (const text of [
      'cancel omer tomorrow and book yael maths thursday at 4',
      'תבטל את עומר מחר ותקבע ליעל מתמטיקה ביום חמישי ב4',
    ])
      expect(talk(text).steps.map(({ name }) => name)).toEqual(['deleteMeeting', 'addMeeting']);
  });
  it('takes the day along to the hour that has none', () => {
    const plan = talk('cancel omer tomorrow and book yael maths at 4');
    expect(plan).toMatchObject({ status: 'ready', slots: { items: [{}, { start: '2026-03-11T16:00' }] } });
  });
  it('asks about the one that is not there', () => {
    expect(talk('cancel Dana and Omer tomorrow')).toMatchObject({
      status: 'ask',
      ask: { slot: '0.meeting' },
      steps: [],
    });
  });
  it('asks each in turn', () => {
    const asked = talk('cancel the monday english and the thursday physics');
    expect(asked.ask?.slot).toBe('0.scope');
    expect(answerCard(asked, { '0.scope': 'this' }, en).steps).toHaveLength(2);
  });
});

describe('what is pasted', () => {
  const list = ['book dana maths tomorrow at 5', 'yael maths thursday at 4', 'noam english friday 10:00'];
  it('is one batch, in one document', () => {
    const plan = talk(list.join('\n'));
    expect(plan).toMatchObject({ status: 'ready', command: 'meeting.addBatch', unread: [] });
    expect(plan.steps).toHaveLength(1);
    expect(starts(plan)).toEqual(['2026-03-11T17:00', '2026-03-12T16:00', '2026-03-13T10:00']);
  });
  it('shows a line that was not understood, and asks before the rest is done', () => {
    const text = [...list, 'blah blah foo'].join('\n');
    const plan = talk(text);
    expect(plan).toMatchObject({
      status: 'ask',
      ask: { slot: 'sure' },
      unread: ['blah blah foo'],
      steps: [],
    });
    expect(answerCard(plan, { sure: true }, en)).toMatchObject({
      status: 'ready',
      unread: ['blah blah foo'],
    });
  });
  it('marks the words where they stand in the whole', () => {
    const text = list.join('\r\n');
    for (const { from, to, slot } of talk(text).spans.filter((span) => span.to > 0 && span.pen === 'who'))
      expect([slot, text.slice(from, to)]).toEqual([
        'students',
        expect.stringMatching(/^(?:dana|yael|noam)$/),
      ]);
  });
  it('may have fifty lines, and no more', () => {
    const lines = (count: number) => Array.from({ length: count }, () => list[0]).join('\n');
    expect(talk(lines(50)).slots['items']).toHaveLength(50);
    expect(talk(lines(51))).toMatchObject({ status: 'unknown', steps: [] });
  });
  it('may be a message out of a chat, about the one who wrote it', () => {
    expect(talk('[08:14, 10.3.2026] אמא של עומר: היי אפשר לדחות מחר לשעה 6?')).toMatchObject({
      status: 'ready',
      command: 'meeting.move',
      slots: { meeting: 'm-omer', start: '2026-03-11T18:00' },
    });
    expect(talk('10.3.2026, 08:14 - Dana Levi: can we move sunday to 6?')).toMatchObject({
      status: 'ask',
      ask: { slot: 'scope' },
      slots: { meeting: 'm-dana', start: '2026-03-15T18:00' },
    });
    expect(talk('אפשר להזיז את עומר לחמישי ב-6?').slots).toMatchObject({
      meeting: 'm-omer',
      start: '2026-03-12T18:00',
    });
  });
});

describe('the wrong layout of the keyboard', () => {
  it('is offered corrected, and never taken in silence', () => {
    const plan = talk('n,h vahgur vct');
    expect(plan).toMatchObject({
      status: 'choose',
      steps: [],
      choices: [{ command: 'schedule.next', label: 'מתי השיעור הבא' }],
    });
    const [choice] = plan.choices ?? [];
    expect(answerCard(plan, { ...choice?.slots, command: choice?.command }, en)).toMatchObject({
      status: 'ready',
      command: 'schedule.next',
      text: 'מתי השיעור הבא',
    });
    expect(talk("בשמבקך םצקר אםצםררם'").choices?.[0]).toMatchObject({
      command: 'meeting.cancel',
      label: 'cancel omer tomorrow',
    });
  });
  it('leaves alone what reads as it stands', () => {
    for (const text of ['akuo', 'book dana', 'hello there', 'שלום'])
      expect(talk(text).corrected).toBeUndefined();
  });
});

describe('two moments with or', () => {
  it.each([
    ['move omer to thursday or friday', ['move omer to thursday', 'move omer to friday']],
    ['תקבע לדנה מתמטיקה מחר ב5 או ב6', ['תקבע לדנה מתמטיקה מחר ב5', 'תקבע לדנה מתמטיקה מחר ב6']],
  ])('are two buttons: %s', (text, values) => {
    const plan = talk(text);
    expect(plan).toMatchObject({ status: 'ask', ask: { slot: 'text' }, steps: [] });
    expect(plan.ask?.choices.map(({ value }) => value)).toEqual(values);
  });
});

describe('courtesy', () => {
  it.each([
    ['undo pls', 'undo'],
    ['oops undo', 'undo'],
    ['i need help', 'help'],
    ['עזרה בבקשה', 'help'],
    ['settings please', 'page.open'],
  ])('stands aside: %s', (text, command) => {
    expect(talk(text)).toMatchObject({ status: 'ready', command });
  });
  it.each(["sick, cancel thursday's lesson", 'vacation 1/4-9/4 cancel all lessons'])(
    'so does a reason: %s',
    (text) => {
      expect(talk(text)).toMatchObject({ status: 'ready', unread: [] });
    },
  );
});

describe('what is no order', () => {
  it.each([
    'i moved omer to thursday',
    'the lesson with omer was moved to thursday',
    'is it possible that omer moved to thursday?',
    'dana called at 5',
    'השיעור עם עומר הוזז לחמישי',
    'כדאי לבטל את מחר?',
    'צריך לבטל את דנה?',
    'תסדר לי את העניינים',
  ])('%s', (text) => {
    expect(talk(text)).toMatchObject({ status: 'unknown', steps: [] });
  });
  it.each([
    'עומר רוצה לבטל מחר',
    'omer would like to cancel tomorrow',
    'omer cancels',
    'dana was here sunday at 5',
    'דנה הייתה ביום ראשון ב5',
    'book yael instead of omer tomorrow at 4',
    'move omer except tomorrow to 5',
    "move omer's payment to thursday",
    'cancel omerr tomorrow',
    'cancle omer tomorrow',
    'move omer tomorrow',
    'move omer to yesterday',
  ])('or is asked about first: %s', (text) => {
    expect(talk(text)).toMatchObject({ status: 'ask', steps: [] });
  });
});

describe('a sentence near to nothing', () => {
  it('suggests the nearest three, in the person’s own words', () => {
    expect(talk('friday morning freee pizza').suggestions?.join()).toMatch(/free/);
    expect(talk('theme').suggestions?.[0]).toBe('dark mode');
    expect(talk('blah').suggestions).toHaveLength(3);
  });
});

describe('all of somebody’s lessons in a range', () => {
  it.each([
    ["cancel all of dana's lessons in april", ['2026-04-05', '2026-04-12', '2026-04-19', '2026-04-26']],
    ['תבטל את כל השיעורים של דנה באפריל', ['2026-04-05', '2026-04-12', '2026-04-19', '2026-04-26']],
    ['cancel dana for the next two weeks', ['2026-03-15', '2026-03-22']],
    ['תבטל את דנה עד סוף החודש', ['2026-03-15', '2026-03-22', '2026-03-29']],
  ])('are those of the range alone: %s', (text, days) => {
    const plan = talk(text);
    expect(plan).toMatchObject({ status: 'ready', command: 'meeting.cancel' });
    expect(
      plan.steps.map(({ args }) =>
        'occurrence' in args && 'scope' in args ? `${args.occurrence?.slice(0, 10)} ${args.scope}` : '',
      ),
    ).toEqual(days.map((day) => `${day} this`));
  });
});

describe('why it was read so', () => {
  it('is told in the person’s own language, word by word', () => {
    expect(talk('book dana tomorrow at 5 foo').trace).toEqual([
      '“book” says what to do',
      '“dana” says who',
      expect.stringMatching(/^assumed: /),
      '“tomorrow at 5” says when',
      expect.stringMatching(/^assumed: 45 minutes/),
      '“foo” was not read',
    ]);
    expect(talk('תקבע לדנה מחר ב-5').trace).toContain('״תקבע״ אומר מה לעשות');
  });
  it('asks about what was assumed and is refused', () => {
    const plan = talk('book dana tomorrow at 5');
    const asked = answerCard(plan, { subject: null }, en);
    expect(asked).toMatchObject({ status: 'ask', ask: { slot: 'subject' }, steps: [] });
    expect(answerCard(asked, { subject: 'su-english' }, en)).toMatchObject({
      status: 'ready',
      slots: { subject: 'su-english' },
    });
    const length = answerCard(plan, { end: null }, en);
    expect(length.ask?.slot).toBe('minutes');
    expect(answerCard(length, { minutes: 90 }, en)).toMatchObject({
      status: 'ready',
      slots: { end: '2026-03-11T18:30' },
    });
  });
});
