/** Reads and writes a teacher's profile and settings; a new contract is added as another version. */
import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Id } from '../../../../domain/basics/ids.ts';
import type { TeacherProfile } from '../../../../domain/people/teacherProfile.ts';
import type { Queries, StoreTransaction } from '../../../db/tables.ts';
import { personFieldsOf, writePerson } from './writePerson.ts';
import type { Which } from '../../../kernel/entities/entity.ts';

export const hashOfText = (text: string): string => createHash('sha256').update(text, 'utf8').digest('hex');

export async function readTeacherProfiles(
  queries: Queries,
  teacherId: Id,
  { ids, since }: Which = {},
): Promise<TeacherProfile[]> {
  if (ids && !ids.includes(teacherId)) return [];
  let query = queries
    .selectFrom('app.teachers as t')
    .innerJoin('app.users as u', 'u.user_id', 't.teacher_id')
    .leftJoin('app.contracts as c', (join) =>
      join.onRef('c.teacher_id', '=', 't.teacher_id').onRef('c.version', '=', 't.contract_version'),
    )
    .selectAll('t')
    .select(['u.username', 'u.phone', 'u.location', 'u.profile_image', 'u.preferences', 'c.text'])
    .where('t.teacher_id', '=', teacherId);
  if (since !== undefined) query = query.where('t.settings_revision', '>', since);
  const row = await query.executeTakeFirst();
  if (!row) return [];
  const profile: TeacherProfile = {
    ...personFieldsOf(row),
    kind: 'teacher',
    teacherId,
    id: teacherId,
    revision: row.settings_revision,
    zone: row.zone,
    currency: row.currency,
    lessonMinutes: row.lesson_minutes,
    noticeHours: row.notice_hours,
    remindAfterDays: row.remind_after_days,
    badCancelsAllowed: row.bad_cancels_allowed,
    bufferMinutes: row.buffer_minutes,
    travelMinutes: row.travel_minutes,
    workingHours: row.working_hours,
    holidaysOff: row.holidays_off,
    locations: row.locations,
    radiusKm: row.operation_radius,
    yearsExperience: row.years_experience,
    about: row.about,
    contractVersion: row.contract_version,
    contract: row.text,
    shareSlug: row.share_slug,
    shareOpen: row.share_open,
  };
  return [profile];
}

export async function writeTeacherProfiles(
  transaction: StoreTransaction,
  profiles: readonly TeacherProfile[],
): Promise<void> {
  for (const profile of profiles) {
    const { teacherId, contract, contractVersion } = profile;
    if (contract !== null && contractVersion > 0) {
      const version = { teacher_id: teacherId, version: contractVersion, locale: profile.language };
      await transaction
        .insertInto('app.contracts')
        .values({ ...version, text: contract, hash: hashOfText(contract), created_at: sql`now()` })
        // An undo returns to a version that exists.
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    }
    await transaction
      .updateTable('app.teachers')
      .set({
        settings_revision: profile.revision,
        zone: profile.zone,
        currency: profile.currency,
        lesson_minutes: profile.lessonMinutes,
        notice_hours: profile.noticeHours,
        remind_after_days: profile.remindAfterDays,
        bad_cancels_allowed: profile.badCancelsAllowed,
        buffer_minutes: profile.bufferMinutes,
        travel_minutes: profile.travelMinutes,
        working_hours: JSON.stringify(profile.workingHours),
        holidays_off: profile.holidaysOff,
        locations: JSON.stringify(profile.locations),
        operation_radius: profile.radiusKm,
        years_experience: profile.yearsExperience,
        about: profile.about,
        contract_version: contractVersion,
        share_slug: profile.shareSlug,
        share_open: profile.shareOpen,
      })
      .where('teacher_id', '=', teacherId)
      .execute();
    await writePerson(transaction, teacherId, profile);
  }
}
