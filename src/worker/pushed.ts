/** What is pushed, as the worker reads it, and where a press of it leads. */
import { usualLanguage } from '../../domain/basics/languages.ts';

type Pushed = { id: string; heading: string; body: string; language: string; role: string };

/** A browser that is pushed to must show something, also what it cannot read. */
const unread: Pushed = { id: 'unread', heading: 'Lessons', body: '', language: usualLanguage, role: '' };

const homes: Record<string, string> = {
  teacher: '/home',
  student: '/students/home',
  parent: '/parent/home',
};

export function readPushed(text: string | undefined): Pushed {
  try {
    const read = JSON.parse(text ?? '') as Partial<Pushed> | null;
    return typeof read?.id === 'string' && typeof read.heading === 'string' ? { ...unread, ...read } : unread;
  } catch {
    return unread;
  }
}

/** The page finds the notification by its id, marks it as read and goes to what it is about. */
export const pathOf = ({ id, role }: Pick<Pushed, 'id' | 'role'>): string =>
  `${homes[role] ?? '/'}?notice=${encodeURIComponent(id)}`;
