/** Converts meetings to and from database rows. */
import type { Meeting } from '../../../../domain/calendar/meeting.ts';
import type { Stored, ToStore } from '../../../db/tables.ts';

export function toMeeting(row: Stored<'app.meetings'>): Meeting {
  return {
    kind: 'meeting',
    teacherId: row.teacher_id,
    id: row.id,
    seriesId: row.series_id,
    revision: row.revision,
    start: row.start,
    zone: row.zone,
    minutes: row.minutes,
    rrule: row.rrule,
    summary: row.summary,
    description: row.description,
    subject: row.subject,
    color: row.color,
    location: row.location,
    attendees: row.attendees,
    capacity: row.capacity,
    costMinor: row.cost_minor,
    costByHand: row.cost_by_hand,
    oldLessonNumber: row.old_lesson_number,
    alarms: row.alarms,
    insisted: row.insisted,
    createdMs: row.created_at.getTime(),
    removedMs: row.removed_at === null ? null : row.removed_at.getTime(),
  };
}

export function toStoredMeeting(meeting: Meeting): ToStore<'app.meetings'> {
  return {
    teacher_id: meeting.teacherId,
    id: meeting.id,
    series_id: meeting.seriesId,
    revision: meeting.revision,
    start: meeting.start,
    zone: meeting.zone,
    minutes: meeting.minutes,
    rrule: meeting.rrule,
    summary: meeting.summary,
    description: meeting.description,
    subject: meeting.subject,
    color: meeting.color,
    location: meeting.location,
    attendees: JSON.stringify(meeting.attendees),
    capacity: meeting.capacity,
    cost_minor: meeting.costMinor,
    cost_by_hand: meeting.costByHand,
    old_lesson_number: meeting.oldLessonNumber,
    alarms: JSON.stringify(meeting.alarms),
    insisted: meeting.insisted,
    created_at: new Date(meeting.createdMs),
    removed_at: meeting.removedMs === null ? null : new Date(meeting.removedMs),
    // provisional: stampMeetings, which knows the occurrences, sets them
    reach_from: meeting.start,
    reach_until: meeting.start,
  };
}
