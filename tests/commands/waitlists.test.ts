/** Waiting lists by sentence: which group is chosen by what is told of it to those who may wait, and nobody waits where there is room. */
import { describe, expect, it } from 'vitest';
import { indexWorld } from '../../commands/world/indexWorld.ts';
import { preview } from '../../commands/preview.ts';
import { waitingPlaces } from '../../commands/intents/requests/waitlist.show.ts';
import { answerCard, readSentence } from '../../commands/nlu/readSentence.ts';
import { isRefused } from '../../domain/decide.ts';
import { waitlistWorlds } from '../sentences/worlds/waitlists.ts';

const { student, parent } = waitlistWorlds;
const world = indexWorld(student);
const inHebrew = indexWorld({ ...student, locale: 'he' });
const step = (meetingId: string, studentId = 'omer') => [
  { name: 'joinWaitlist', args: { meetingId, studentId } },
];

describe('a group that is full', () => {
  it('is asked for by its subject, its weekday, its hour and its next date', () => {
    const asked = readSentence('put me on the waiting list', world);
    expect(asked).toMatchObject({ status: 'ask', ask: { slot: 'meeting', question: 'Which group?' } });
    expect(asked.ask?.choices).toEqual([
      { label: 'Physics · Wednesday 11 March 17:00', value: 'g-physics' },
      { label: 'Maths · Monday 16 March 18:00', value: 'g-maths' },
    ]);
    const he = readSentence('תכניס אותי לרשימת המתנה', inHebrew);
    expect(he.ask?.choices[1]?.label).toBe('Maths · יום שני 16.3 18:00');
  });

  it('is joined by the button, and the plan is one the server would take', () => {
    const asked = readSentence('put me on the waiting list', world);
    const plan = answerCard(asked, { meeting: 'g-physics' }, world);
    expect(plan).toMatchObject({ status: 'ready', steps: step('g-physics') });
    expect(isRefused(preview(plan, world))).toBe(false);
  });

  it.each([
    ["add me to the waiting list for Monday's group", 'g-maths'],
    ['תכניס אותי לרשימת המתנה לקבוצה של שני', 'g-maths'],
  ])('is meant where the sentence says which: %s', (text, meeting) => {
    expect(readSentence(text, world)).toMatchObject({ status: 'ready', steps: step(meeting) });
  });

  it('is waited for by a child, who is asked for where there are two', () => {
    const family = indexWorld(parent);
    const plan = readSentence('put Gil on the waiting list for the physics group', family);
    expect(plan).toMatchObject({ status: 'ready', steps: step('g-physics', 'gil') });
    expect(readSentence('put my child on the waiting list for the physics group', family)).toMatchObject({
      status: 'ask',
      ask: { slot: 'child' },
    });
  });
});

describe('nobody waits', () => {
  it.each([
    ['en', "put me on the waiting list for Thursday's group"],
    ['he', 'תכניס אותי לרשימת המתנה לקבוצה של חמישי'],
  ] as const)('where there is room: asking to join is offered, in %s', (locale, text) => {
    const here = locale === 'en' ? world : inHebrew;
    const asked = readSentence(text, here);
    expect(asked).toMatchObject({ status: 'ask', command: 'waitlist.join', steps: [] });
    const [join] = asked.ask?.choices ?? [];
    expect(answerCard(asked, { [asked.ask?.slot ?? '']: join?.value }, here)).toMatchObject({
      command: 'request.add',
      steps: [{ name: 'addJoinRequest', args: { joinRequest: { meetingId: 'g-open', studentId: 'omer' } } }],
    });
    // A yes is for the one thing that is offered.
    const yes = readSentence(locale === 'en' ? 'yes' : 'כן', here, { discourse: { open: asked } });
    expect(yes.command).toBe('request.add');
  });

  it('for a group that is joined already', () => {
    const plan = readSentence("put me on the waiting list for Sunday's group", world);
    expect(plan).toMatchObject({ status: 'ready', steps: [] });
    expect(plan.reply?.text).toBe('That group is joined already.');
  });
});

describe('a place on a list is given up', () => {
  const waiting = (meetingId: string) => ({
    id: `w-${meetingId}`,
    teacherId: 't1',
    meetingId,
    seriesId: meetingId,
    studentId: 'omer',
    status: 'Waiting',
    version: 1,
  });

  it('at once where it is the only one', () => {
    const one = indexWorld({ ...student, waitings: [waiting('g-maths')] as never });
    expect(readSentence('take me off the waiting list', one)).toMatchObject({
      status: 'ready',
      steps: [{ name: 'leaveWaitlist', args: { meetingId: 'g-maths', studentId: 'omer' } }],
    });
  });

  it('by a button that tells the groups apart, where there are several', () => {
    const two = indexWorld({ ...student, waitings: [waiting('g-maths'), waiting('g-physics')] as never });
    expect(readSentence('take me off the waiting list', two).ask?.choices.map(({ label }) => label)).toEqual([
      'Physics · Wednesday 11 March 17:00',
      'Maths · Monday 16 March 18:00',
    ]);
  });
});

it('who waits is told with the group and its next lesson, of one group or of all', () => {
  const waitings = ['g-maths', 'g-physics'].map((meetingId) => ({
    id: `w-${meetingId}`,
    meetingId,
    studentId: 'omer',
    studentName: 'Omer',
    status: 'Waiting',
  }));
  const waits = indexWorld({ ...student, waitings });
  const peopleIn = (meeting?: string) => waitingPlaces({ meeting, people: ['omer'] }, waits).reply?.people;
  expect(peopleIn()).toHaveLength(2);
  expect(
    peopleIn('g-maths')
      ?.map(({ note }) => note)
      .join(),
  ).toBe('Maths · Monday 16 March 18:00');
});
