/** What a patch does to one row, apart from its times: fields, attendees, and the price that follows from them. */
import type { Teacher } from '../../people/people.ts';
import type { Lesson } from '../lesson.ts';
import type { Meeting } from '../meeting.ts';
import { changedAttendees, type Patch } from '../meetingPatch.ts';
import type { OwnFields } from '../occurrence.ts';
import { changedCost, usualCost, type Priced } from '../price.ts';
import type { Rows } from '../../kernel/rows.ts';

/** keepsPrice: another name of the same subject, say, is no reason for another price. */
export type Prices = { teacher: Teacher; subjects: Rows['subject'][]; keepsPrice?: boolean };

/** `base`: the row that was addressed; others of the series take only who joined and who left. */
export function patchedMeeting(meeting: Meeting, patch: Patch, base: Meeting, prices: Prices): Meeting {
  const { start: _start, rrule: _rrule, costMinor: _cost, attendees, ...fields } = patch;
  const after: Meeting = { ...meeting, ...fields };
  if (patch.color === undefined && patch.subject !== undefined) {
    after.color = prices.subjects.find(({ name }) => name === patch.subject)?.color ?? meeting.color;
  }
  if (attendees) after.attendees = changedAttendees(meeting.attendees, base.attendees, attendees);
  return { ...after, ...priceOf(meeting, after, patch, meeting.costByHand, prices) };
}

function priceOf(
  before: Priced,
  after: Omit<Priced, 'costMinor'>,
  patch: Patch,
  byHand: boolean,
  { teacher, subjects, keepsPrice }: Prices,
) {
  const usual = usualCost(after, teacher, subjects);
  if (patch.costMinor === null) return { costMinor: usual, costByHand: false };
  const changes =
    !keepsPrice &&
    (before.minutes !== after.minutes ||
      before.location !== after.location ||
      before.subject !== after.subject);
  const followed = changes && !byHand ? changedCost(before, after, teacher, subjects) : before.costMinor;
  if (patch.costMinor === undefined) return { costMinor: followed, costByHand: byHand };
  const isByHand = patch.costMinor !== usual && !(patch.costMinor === followed && !byHand);
  return { costMinor: patch.costMinor, costByHand: isByHand };
}

/** The fields that one occurrence has for itself after a patch of it alone. */
export function patchedOwn(lesson: Lesson, patch: Patch, prices: Prices): OwnFields {
  const { meeting } = lesson;
  const after = {
    subject: patch.subject ?? lesson.subject,
    minutes: patch.minutes ?? lesson.minutes,
    location: patch.location ?? lesson.location,
  };
  const { costMinor } = priceOf(lesson, after, patch, meeting.costByHand, prices);
  const own: OwnFields = { ...lesson.occurrence?.own };
  if (patch.start !== undefined) own.start = patch.start;
  if (patch.minutes !== undefined) own.minutes = patch.minutes;
  if (patch.summary !== undefined) own.summary = patch.summary;
  if (patch.description !== undefined) own.description = patch.description;
  if (patch.subject !== undefined) own.subject = patch.subject;
  if (patch.color !== undefined) own.color = patch.color;
  if (patch.location !== undefined) own.location = patch.location;
  if (costMinor !== lesson.costMinor) own.costMinor = costMinor;
  return own;
}

/** Fields that an occurrence cannot have for itself: changing them for one lesson makes it a row of its own. */
export const needsOwnRow = ({ attendees, capacity, alarms }: Patch): boolean =>
  attendees !== undefined || capacity !== undefined || alarms !== undefined;
