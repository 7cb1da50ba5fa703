/** The sign of what a change is about. */
import {
  BookOpen,
  CalendarDays,
  CalendarOff,
  Inbox,
  Settings,
  Users,
  Wallet,
  type LucideIcon,
} from 'lucide-react';
import { createElement } from 'react';

const icons: Record<string, LucideIcon> = {
  lessons: CalendarDays,
  requests: Inbox,
  people: Users,
  subjects: BookOpen,
  money: Wallet,
  hours: CalendarOff,
  settings: Settings,
};

export const AreaIcon = ({ area }: { area: string }) => createElement(icons[area] ?? CalendarDays);
