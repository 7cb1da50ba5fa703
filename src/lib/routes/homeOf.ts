/** Where each role lives (spec section 2). */
import type { Role } from '../session/session.ts';

const homes: Record<Role, string> = {
  teacher: '/home',
  student: '/students/home',
  parent: '/parent/home',
  admin: '/admin',
};

export const homeOf = (role: Role): string => homes[role];

export const isHome = (path: string): boolean => Object.values(homes).includes(path);
