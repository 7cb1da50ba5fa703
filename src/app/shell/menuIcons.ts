/** The sign of each screen that the menus name. */
import {
  BookOpen,
  CalendarDays,
  CalendarOff,
  CalendarPlus,
  House,
  type LucideIcon,
  Settings,
  Users,
} from 'lucide-react';
import type { MenuPath } from '../../lib/routes/routeTable.ts';

export const menuIcons: Record<MenuPath, LucideIcon> = {
  '/home': CalendarDays,
  '/restrictedTimes': CalendarOff,
  '/subjects': BookOpen,
  '/settings': Settings,
  '/students': Users,
  '/students/home': House,
  '/studentMeetingCreation': CalendarPlus,
  '/parent/home': House,
  '/admin': House,
};
