/** Of a lesson that was cancelled it is said that it is; the next one of the series is changed only where that is meant. */
import { describe, expect, it } from 'vitest';
import { indexWorld } from '../../commands/indexWorld.ts';
import type { Plan } from '../../commands/pipeline/plan.ts';
import { answerCard, readSentence } from '../../commands/pipeline/readSentence.ts';
import type { SpeakerRole, World, WorldMeeting } from '../../commands/world.ts';
import { sixthWorlds } from '../corpus/aside/sixthWorlds.ts';
import { localeOf } from './sharedFamily.ts';

/** Dana's Sunday and Adam's Wednesday are cancelled by whoever learns, or by the teacher. */
function cancelled(text: string, who: SpeakerRole, moved?: WorldMeeting) {
  const world = sixthWorlds[localeOf(text)][who] as World;
  const gone: Record<string, string> = { 'm-dana': '2026-03-15T16:00', 'm-adam': '2026-03-11T16:00' };
  const meetings = world.meetings.map((one) => {
    const slot = gone[one.id];
    if (slot === undefined) return one;
    if (who === 'teacher') return { ...one, exdates: [slot] };
    return { ...one, attendees: one.attendees?.map((each) => ({ ...(each as object), cant: [slot] })) ?? [] };
  });
  return indexWorld({ ...world, meetings: [...meetings, ...(moved ? [moved] : [])] });
}

const read = (who: SpeakerRole, text: string): Plan => readSentence(text, cancelled(text, who));

describe('the lesson of a weekday that was cancelled this week', () => {
  it.each([
    ['student', 'move my Sunday lesson to Monday at 5', 'Sunday 15 March', 'Sunday 22 March'],
    ['student', 'cancel my Sunday lesson', 'Sunday 15 March', 'Sunday 22 March'],
    ['student', 'תזיזי את השיעור שלי ביום ראשון לשני ב-5', 'יום ראשון 15.3', 'יום ראשון 22.3'],
    ['parent', "move Adam's Wednesday lesson to Thursday", 'Wednesday 11 March', 'Wednesday 18 March'],
    ['parent', 'לבטל את השיעור של אדם ביום רביעי', 'יום רביעי 11.3', 'יום רביעי 18.3'],
    ['teacher', "move Dana's Sunday lesson to Monday at 5", 'Sunday 15 March', 'Sunday 22 March'],
  ] as const)('is told to be so to a %s, and the next is asked about: %s', (who, text, was, is) => {
    const plan = read(who, text);
    expect(plan).toMatchObject({ status: 'ask', ask: { slot: 'meeting' }, steps: [] });
    expect(plan.ask?.question).toContain(was);
    expect(plan.ask?.question).toContain(is);
    expect(plan.ask?.choices.map(({ label }) => label)).toEqual([expect.stringContaining(is)]);
  });

  it.each(['move my Sunday lesson to Monday at 5', 'תזיזי את השיעור שלי ביום ראשון לשני ב-5'])(
    'is followed by the next where a yes says so: %s',
    (text) => {
      const world = cancelled(text, 'student');
      const asked = readSentence(text, world);
      const next = {
        status: 'ready',
        slots: { meeting: 'm-dana', occurrence: '2026-03-22T16:00', start: '2026-03-23T17:00' },
      };
      expect(answerCard(asked, { meeting: 'm-dana' }, world)).toMatchObject(next);
      const yes = world.locale === 'he' ? 'כן' : 'yes';
      expect(readSentence(yes, world, { discourse: { open: asked } })).toMatchObject(next);
    },
  );

  it('is not asked about where the next one is named', () => {
    for (const text of ['cancel my lesson on 22/3', 'לבטל את השיעור שלי ב-22/3'])
      expect(read('student', text)).toMatchObject({
        status: 'ready',
        slots: { occurrence: '2026-03-22T16:00' },
      });
  });

  it('is not told to be cancelled where it is held at another hour', () => {
    const moved: WorldMeeting = {
      id: 'm-moved',
      seriesId: 'm-dana',
      slot: '2026-03-15T16:00',
      start: '2026-03-17T18:00',
      end: '2026-03-17T18:45',
      subject: 'Maths',
      attendees: [{ attendeeId: 'dana' }],
    };
    const text = "cancel Dana's Sunday lesson";
    expect(readSentence(text, cancelled(text, 'teacher', moved)).ask?.question ?? '').not.toContain(
      'is cancelled',
    );
  });
});

describe('the lesson of a day that was cancelled', () => {
  it.each([
    ["move Adam's lesson tomorrow to Thursday", 'The lesson on Wednesday 11 March is cancelled.'],
    ['לבטל את השיעור של אדם מחר', 'השיעור ביום רביעי 11.3 מבוטל.'],
  ])('is told to be so, and no other is taken for it: %s', (text, told) => {
    const plan = read('parent', text);
    expect(plan).toMatchObject({ status: 'ask', ask: { slot: 'meeting' }, steps: [] });
    expect(plan.ask?.question).toContain(told);
  });
});
