/** A parent as they see themselves: their own account, and their children. */
import type { Id } from '../../../domain/basics/ids.ts';
import type { PhoneNumber, Place, Preferences, Queries } from '../../db/tables.ts';
import { removedChildrenOf, type RemovedChild } from './removedChildren.ts';
import { notificationsIdsOf } from './teacher.ts';

export type Parent = {
  id: Id;
  version: number;
  phoneNumber: PhoneNumber | null;
  location: Place | null;
  notificationsIds: Id[];
  username: string;
  email: string | null;
  role: string;
  profileImage: string | null;
  preferences: Preferences;
  userData: {
    students: { id: Id; username: string; email: string | null; profileImage: string | null }[];
    removedStudents: RemovedChild[];
  };
};

export async function loadParent(db: Queries, parentId: Id, nowMs: number): Promise<Parent | null> {
  const [user, children, removedStudents, notificationsIds] = await Promise.all([
    db
      .selectFrom('app.users')
      .selectAll()
      .where('user_id', '=', parentId)
      .where('role', '=', 'parent')
      .executeTakeFirst(),
    db
      .selectFrom('app.guardians')
      .innerJoin('app.users as child', 'child.user_id', 'app.guardians.student_id')
      .select(['child.user_id', 'child.username', 'child.email', 'child.profile_image'])
      .where('app.guardians.parent_id', '=', parentId)
      .orderBy('child.username')
      .execute(),
    removedChildrenOf(db, parentId, nowMs),
    notificationsIdsOf(db, parentId),
  ]);
  if (!user) return null;
  return {
    id: user.user_id,
    version: user.revision,
    phoneNumber: user.phone,
    location: user.location,
    notificationsIds,
    username: user.username,
    email: user.email,
    role: user.role,
    profileImage: user.profile_image,
    preferences: user.preferences,
    userData: {
      students: children.map((child) => ({
        id: child.user_id,
        username: child.username,
        email: child.email,
        profileImage: child.profile_image,
      })),
      removedStudents,
    },
  };
}
