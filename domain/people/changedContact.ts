/** How a person is reached: what a change of it says, the old and the new. */
import type { Id } from '../basics/ids.ts';
import type { Notice } from '../notices/notice.ts';
import type { PersonFields } from './person.ts';

export const isOther = (before: unknown, after: unknown): boolean =>
  JSON.stringify(before) !== JSON.stringify(after);

type Reached = Pick<PersonFields, 'phone'>;

/** With the country in front where it is known. */
export const phoneText = ({ phone }: Reached): string | null =>
  phone?.number === undefined
    ? null
    : phone.countryCode === undefined
      ? phone.number
      : `+${phone.countryCode} ${phone.number.replace(/^0/, '')}`;

export const phonesOf = (
  before: Reached,
  after: Reached,
): Record<'oldPhone' | 'newPhone', string | null> => ({
  oldPhone: phoneText(before),
  newPhone: phoneText(after),
});

type Profile = PersonFields & { id: Id };

/** Students hear of their teacher's other telephone; of her address only that it is another one: they do not see it. */
export function tellStudentsOfContact(before: Profile, after: Profile, studentIds: readonly Id[]): Notice[] {
  const teacher = { teacherId: after.id, teacherName: after.name };
  const told: Omit<Notice, 'to'>[] = [];
  if (isOther(before.phone, after.phone))
    told.push({ title: 'TeacherPhoneChanged', params: { ...teacher, ...phonesOf(before, after) } });
  if (isOther(before.place?.address, after.place?.address))
    told.push({ title: 'TeacherLocationUpdated', params: teacher });
  return studentIds.flatMap((to) => told.map((notice) => ({ to, ...notice })));
}
