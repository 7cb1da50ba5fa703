/** The rows that lessons are made of. The wire form of a lesson is made of several of them (lessonRows.ts). */
import type { Meeting } from '../../../domain/calendar/meeting.ts';
import type { Occurrence } from '../../../domain/calendar/occurrence.ts';
import type { StoredEntity } from '../../kernel/entities/entity.ts';
import { readMeetings } from './rows/readMeetings.ts';
import { readOccurrences } from './rows/readOccurrences.ts';
import { writeMeetingRows, writeOccurrenceRows } from './rows/writeLessons.ts';

export const meetingEntity: StoredEntity<Meeting> = {
  kind: 'meeting',
  async read(queries, teacherId, which) {
    return (await readMeetings(queries, teacherId, which)).map(({ meeting }) => meeting);
  },
  write: writeMeetingRows,
};

export const occurrenceEntity: StoredEntity<Occurrence> = {
  kind: 'occurrence',
  read: (queries, teacherId, { ids = [] }) => readOccurrences(queries, teacherId, ids),
  write: writeOccurrenceRows,
};
