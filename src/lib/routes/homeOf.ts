/** Where each role lives (spec section 2). */
import type { Role } from '../session/session.ts';

const homes: Record<Role, string> = {
  teacher: '/home',
  student: '/students/home',
  parent: '/parent/home',
  admin: '/admin',
};

export const homeOf = (role: Role): string => homes[role];

/** `role`: of whoever is known on this device; to nobody each of them may be home. */
export const isHome = (path: string, role: string | null): boolean =>
  Object.entries(homes).some(([whose, home]) => home === path && (role === null || role === whose));
