/** What may be said of a lesson that is asked for. */
import * as v from 'valibot';
import { id, money, text, wall, wallEnd, type Marks } from '../basics/wire.ts';
import { newMeetingInput } from '../calendar/meetingInput.ts';
import { occurrence } from '../kernel/sharedInput.ts';

const { attendees, capacity, location, rrule, subject, summary } = newMeetingInput.entries;

/** A lesson of a series is named by its occurrence, a single one by itself. */
const replacedLesson = v.pipe(
  v.strictObject({ id, occurrence }),
  v.metadata({ input: 'ReplacedLessonInput' } satisfies Marks),
);

export type ReplacedLessonInput = v.InferOutput<typeof replacedLesson>;

export const newPendingMeetingInput = v.pipe(
  v.strictObject({
    /** The teacher who is asked. */
    organizer: v.nullish(id),
    start: wall,
    end: wallEnd,
    attendees,
    summary,
    description: v.nullish(text),
    subject,
    location,
    rrule,
    capacity,
    cost: v.nullish(money),
    /** Another time for a lesson that is there: a yes moves it. */
    replaces: v.nullish(replacedLesson),
  }),
  v.metadata({ input: 'NewPendingMeetingInput' } satisfies Marks),
);

export type NewPendingMeetingInput = v.InferOutput<typeof newPendingMeetingInput>;

/** Another time; what is absent stays. */
export const pendingMeetingInput = v.pipe(
  v.strictObject({ id, start: v.optional(wall), end: v.optional(wallEnd) }),
  v.metadata({ input: 'PendingMeetingInput' } satisfies Marks),
);
