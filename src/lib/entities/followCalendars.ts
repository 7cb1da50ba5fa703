/** The calendars of all teachers of a school: each held, followed live and fetched, gathered into one list of meetings. */
import type { Subscription } from 'rxjs';
import type { WireMeeting } from '../../../domain/calendar/wireMeeting.ts';
import { MeetingsLiveDocument } from './meeting.generated.ts';
import { client } from '../apollo/apollo.ts';
import { holdCalendar, mergeMeetings, type HeldCalendar, type Stretch } from './mergeMeetings.ts';

export type FollowedCalendars = {
  follow(teacherId: string): void;
  /** All of it. `nearHere` is called as soon as the days around today are, where the calendar is a long one. */
  fetch(teacherId: string, nearHere?: (stretch: Stretch) => void): Promise<void>;
  /** Brings these days of all calendars. */
  fetchDays(stretch: Stretch): Promise<unknown>;
  stop(): void;
};

const dayMs = 86_400_000;
const firstPauseMs = 1_000;
const longestPauseMs = 15_000;

/** What is shown first lies in it, whichever view is open: the week, the next four, or most of the month. */
const nearDays = (): Stretch => ({
  fromMs: Date.now() - 14 * dayMs,
  untilMs: Date.now() + 28 * dayMs,
});

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

export function followCalendars(onMeetings: (meetings: WireMeeting[]) => void): FollowedCalendars {
  const calendars = new Map<string, { held: HeldCalendar; line: Subscription; rows: WireMeeting[] }>();

  function stop(teacherId: string): void {
    const calendar = calendars.get(teacherId);
    calendar?.held.stop();
    calendar?.line.unsubscribe();
    calendars.delete(teacherId);
  }

  function show(teacherId: string, rows: readonly WireMeeting[]): void {
    const calendar = calendars.get(teacherId);
    if (!calendar) return;
    // Of an hour that is only taken the server tells nothing else; whose it is follows from the question.
    calendar.rows = rows.map((row) => (row.organizer ? row : { ...row, organizer: teacherId }));
    onMeetings([...calendars.values()].flatMap((each) => each.rows));
  }

  /** The days around today are shown already: a line that breaks meanwhile takes nothing away, and the rest comes later. */
  async function fetchRest(teacherId: string, held: HeldCalendar): Promise<void> {
    for (
      let ms = firstPauseMs;
      calendars.get(teacherId)?.held === held;
      ms = Math.min(ms * 2, longestPauseMs)
    ) {
      await pause(ms);
      try {
        return await held.fetchWhole();
      } catch (fault) {
        console.warn('a part of the calendar did not come', fault);
      }
    }
  }

  return {
    follow(teacherId) {
      stop(teacherId);
      const line = client
        .subscribe({
          query: MeetingsLiveDocument,
          variables: { teacherId },
          // The cache would put the row over a newer one of the same id; the merge does not.
          fetchPolicy: 'no-cache',
        })
        .subscribe({
          next: ({ data }) => data && mergeMeetings([data.meetings], teacherId),
          // A refused or broken stream leaves what was fetched; the line itself comes back by its own retries.
          error: (fault: unknown) => console.warn('meetings are not followed live', fault),
        });
      const held = holdCalendar(teacherId, (rows) => show(teacherId, rows));
      calendars.set(teacherId, { held, line, rows: [] });
    },
    async fetch(teacherId, nearHere) {
      const held = calendars.get(teacherId)?.held;
      let isNear = false;
      try {
        await held?.fetchWhole(async (parts) => {
          if (!nearHere || parts === 1) return;
          const stretch = nearDays();
          await held.fetchStretch(stretch);
          isNear = true;
          nearHere(stretch);
        });
      } catch (fault) {
        if (!held || !isNear) throw fault;
        await fetchRest(teacherId, held);
      }
    },
    fetchDays: (stretch) =>
      Promise.all([...calendars.values()].map(({ held }) => held.fetchStretch(stretch))),
    stop() {
      for (const teacherId of calendars.keys()) stop(teacherId);
    },
  };
}
