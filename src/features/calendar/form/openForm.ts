/** What the form opens with, and the step that its fields come to. */
import { addMinutes, minutesBetween, type Wall } from '../../../../domain/basics/wallTime.ts';
import type { Codec } from '../../../../domain/basics/wire.ts';
import { lessonOf, type Lesson } from '../../../../domain/calendar/lesson.ts';
import type { NewMeetingInput } from '../../../../domain/calendar/meetingInput.ts';
import type { Step } from '../../../../domain/operations.ts';
import type { SchoolMeetings } from '../../../lib/lessons/schoolMeetings.ts';
import type { Shown } from '../../../lib/lessons/shown.ts';
import {
  emptyFields,
  fieldsOfLesson,
  priceOf,
  stepToAdd,
  stepToCancel,
  stepToChange,
  type MeetingFields,
} from './meetingFields.ts';

type Addressed = Pick<Shown, 'meetingId' | 'slot'>;

export type ByHand =
  | {
      kind: 'new';
      start: Wall;
      end: Wall | null;
      fields?: Partial<MeetingFields>;
      /** What was said of it that the form has no field for. */
      rest?: Partial<NewMeetingInput>;
    }
  | { kind: 'edit'; shown: Addressed; fields?: Partial<MeetingFields>; cancelling?: boolean }
  | { kind: 'move'; shown: Addressed; start: Wall; end: Wall }
  /** A step of a plan that is no lesson's: it goes along as it is. */
  | { kind: 'fixed'; step: Step };

/** One lesson on the form. */
export type OpenForm = {
  byHand: Exclude<ByHand, { kind: 'fixed' }>;
  lesson: Lesson | null;
  fields: MeetingFields;
  cancelling: boolean;
};

export function lessonHeld(byHand: ByHand, school: SchoolMeetings): Lesson | null {
  if (byHand.kind === 'new' || byHand.kind === 'fixed') return null;
  const held = school.held.find(({ meeting }) => meeting.id === byHand.shown.meetingId);
  return held ? lessonOf(held, byHand.shown.slot) : null;
}

export function firstFields(
  byHand: Exclude<ByHand, { kind: 'fixed' }>,
  lesson: Lesson | null,
  usualMinutes: number,
  codec: Codec,
): MeetingFields {
  if (lesson && byHand.kind === 'move') return fieldsOfLesson(lesson, codec, byHand);
  const given = byHand.kind === 'move' ? {} : byHand.fields;
  if (lesson) return { ...fieldsOfLesson(lesson, codec), ...given };
  const start = byHand.kind === 'new' ? byHand.start : '';
  const end = (byHand.kind === 'new' ? byHand.end : null) ?? addMinutes(start, usualMinutes);
  return {
    ...emptyFields,
    day: start.slice(0, 10),
    hour: start.slice(11, 16),
    minutes: minutesBetween(start, end),
    ...given,
  };
}

/** What is missing before the lesson can be saved. */
export function lacking(
  { fields, lesson }: OpenForm,
  currency: string,
): 'subject' | 'student' | 'value' | null {
  const isWrong = fields.minutes <= 0 || fields.hour === '' || priceOf(fields, currency) === undefined;
  if (lesson) return isWrong ? 'value' : null;
  if (fields.subject === '') return 'subject';
  if (fields.students.length === 0) return 'student';
  return isWrong ? 'value' : null;
}

export function stepOf(form: OpenForm, codec: Codec): Step | null {
  const { byHand, lesson, fields, cancelling } = form;
  if (lacking(form, codec.currency) !== null) return null;
  if (lesson) return cancelling ? stepToCancel(lesson, fields, codec) : stepToChange(lesson, fields, codec);
  return byHand.kind === 'new' ? stepToAdd(fields, codec.currency, byHand.rest) : null;
}
