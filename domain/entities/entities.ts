/** The one list of entities; names, types, payloads and questions derive from what each one declares. */
import { meetingEntity } from '../calendar/meeting.ts';
import { occurrenceEntity } from '../calendar/occurrence.ts';
import { restrictedTimeEntity } from '../calendar/availability/restrictedTime.ts';
import type { EntityShape } from '../kernel/entity.ts';
import { discountEntity } from '../money/discount.ts';
import { expenseEntity } from '../money/expense.ts';
import { familyMailEntity } from '../money/familyMail.ts';
import { paymentEntity } from '../money/payment.ts';
import type { Entities, Row, RowKind } from '../kernel/rows.ts';
import { notificationEntity } from '../notifications/notification.ts';
import { notificationSettingEntity } from '../notifications/notificationSetting.ts';
import { invitationEntity } from '../people/invitation.ts';
import { linkEntity } from '../people/link.ts';
import { guardianshipEntity, personEntity } from '../people/personRow.ts';
import { teacherEntity } from '../people/teacherProfile.ts';
import { acceptanceEntity } from '../people/contract.ts';
import { joinRequestEntity } from '../requests/joinRequest.ts';
import { pendingMeetingEntity } from '../requests/pendingMeeting.ts';
import { waitingEntity } from '../requests/waiting.ts';
import { subjectEntity } from '../subjects/subject.ts';

const entities: Entities = {
  meeting: meetingEntity,
  occurrence: occurrenceEntity,
  restrictedTime: restrictedTimeEntity,
  pendingMeeting: pendingMeetingEntity,
  waiting: waitingEntity,
  subject: subjectEntity,
  expense: expenseEntity,
  discount: discountEntity,
  payment: paymentEntity,
  familyMail: familyMailEntity,
  teacher: teacherEntity,
  link: linkEntity,
  acceptance: acceptanceEntity,
  joinRequest: joinRequestEntity,
  invitation: invitationEntity,
  person: personEntity,
  guardianship: guardianshipEntity,
  notification: notificationEntity,
  notificationSetting: notificationSettingEntity,
};

export const rowKindNames = Object.keys(entities) as RowKind[];

// The row and its entity belong together by name, which the index type alone cannot show.
export const entityOf = ({ kind }: { kind: RowKind }): EntityShape<Row> =>
  entities[kind] as unknown as EntityShape<Row>;
