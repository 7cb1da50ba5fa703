/** What cannot be certain is asked of the person who said it, and what is only told is done nothing about. */
import { describe, expect, it } from 'vitest';
import { indexWorld } from '../../commands/world/indexWorld.ts';
import { preview } from '../../commands/preview.ts';
import { readSentence } from '../../commands/nlu/readSentence.ts';
import type { World } from '../../commands/world/world.ts';
import { sixthWorlds } from '../corpus/aside/sixthWorlds.ts';
import { readInSchool as read } from './readInSchool.ts';

describe('the teacher answers what waits', () => {
  it.each([
    ['en', 'withdraw the offer to Noam'],
    ['he', 'תבטלי את ההצעה לנועם'],
  ] as const)('an offer of her own: %s: %s', (locale, text) => {
    const world = sixthWorlds[locale].teacher as World;
    const [row] = world.pendingMeetings;
    const offer = { ...row, id: 'p-noam', status: 'Offered', attendees: [{ attendeeId: 'noam' }] };
    const plan = readSentence(text, indexWorld({ ...world, pendingMeetings: [row, offer] } as World));
    expect(plan).toMatchObject({
      status: 'ready',
      command: 'pending.decline',
      steps: [{ args: { input: { id: 'p-noam' }, status: 'Declined' } }],
    });
  });
});

describe('two change places by two moves', () => {
  const nextWeek = {
    items: [
      {
        meeting: 'm-noam',
        occurrence: '2026-03-16T17:00',
        start: '2026-03-18T18:00',
        end: '2026-03-18T19:00',
      },
      {
        meeting: 'm-omer',
        occurrence: '2026-03-18T18:00',
        start: '2026-03-16T17:00',
        end: '2026-03-16T17:45',
      },
    ],
  };

  it.each([
    ['en', 'swap Noam and Omer next week, just this once'],
    ['he', 'תחליפי בין נועם לעומר בשבוע הבא, רק הפעם'],
  ] as const)('%s: %s, which clash with nothing', (locale, text) => {
    const plan = read(locale, 'teacher', text);
    expect(plan).toMatchObject({ status: 'ready', slots: { ...nextWeek, scope: 'this' } });
    const done = preview(plan, indexWorld(sixthWorlds[locale].teacher as World));
    expect(done).not.toHaveProperty('refused');
  });
});
