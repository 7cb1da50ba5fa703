import { expect, test } from 'vitest';
import { overlapsOf } from '../../../domain/calendar/collisions.ts';
import { asHeld } from '../../../domain/calendar/availability/restrictedTime.ts';
import { closedHours } from '../../../server/modules/demo/closedHours.ts';
import { demoId } from '../../../server/modules/demo/demoId.ts';
import { layOutTerm } from '../../../server/modules/demo/term.ts';

test.each([0, 1, 2, 3, 4, 5, 6])(
  'no lesson of the demo school stands in hours that its teacher has closed, begun %i days later',
  (day) => {
    const nowMs = Date.UTC(2026, 10, 22 + day, 9);
    const { meetings, occurrences } = layOutTerm(nowMs, 'rivka', (key) => demoId(0, key));
    const closed = closedHours(nowMs, 'rivka').map(asHeld);
    expect(closed.length).toBeGreaterThan(1);
    for (const time of closed)
      for (const meeting of meetings) {
        const held = { meeting, occurrences: occurrences.filter((row) => row.meetingId === meeting.id) };
        expect(overlapsOf(time, held).next().value, meeting.subject).toBeUndefined();
      }
  },
);
