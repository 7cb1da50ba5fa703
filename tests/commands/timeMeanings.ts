/** What `--when` answers, in the short form in which tests/sentences/times.en.jsonl is written. */
import { when } from '../../commands/grammar/timeProbe.ts';
import { readTimes, bestTimes } from '../../commands/grammar/times.ts';
import { normalize } from '../../commands/nlu/text/normalize.ts';

/** Tuesday 10 March 2026, 09:00, Jerusalem. */
const frozenAt = { now: '2026-03-10T09:00', timeZone: 'Asia/Jerusalem', weekStart: 0 };

export function meaningOf(text: string): string {
  const { found } = when({ text, ...frozenAt });
  if (found.length === 0) return 'none';
  const readings = bestTimes(readTimes(normalize(text), frozenAt));
  return found
    .map((one, i) => {
      if (one.kind === 'interval') return `interval ${one.start ?? ''}/${one.end ?? ''}`;
      if (one.kind === 'duration') return `duration ${one.minutes}`;
      if (one.kind === 'time') return `time ${one.start?.slice(11)}`;
      if (one.kind !== 'recurrence') return `${one.kind} ${one.start}`;
      const reading = readings[i];
      const clock = reading?.kind === 'recurrence' ? reading.clock : undefined;
      const hour = clock
        ? ` @${String(Math.floor(clock.minute / 60)).padStart(2, '0')}:${String(clock.minute % 60).padStart(2, '0')}`
        : '';
      return `recurrence ${one.rrule}${hour}${one.minutes === undefined ? '' : ` ×${one.minutes}`}`;
    })
    .join(' + ');
}
