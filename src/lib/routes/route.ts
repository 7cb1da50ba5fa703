/** What a feature declares: its screens (the address, who may open it, where it stands, where the menus name it), and its form beside the calendar. */
import type { ParseKeys } from 'i18next';
import type { LucideIcon } from 'lucide-react';
import type { ComponentType } from 'react';
import type { Day, Wall } from '../../../domain/basics/wallTime.ts';
import type { Step } from '../../../domain/operations.ts';
import type { Role } from '../session/session.ts';

/** signedOut: whoever is in goes to their home; invited: a visitor with a teacher's link; a list of roles: everybody else goes to sign-in. */
export type Access = 'anyone' | 'signedOut' | 'invited' | readonly Role[];

/** The words of its entry in the menus and the palette, its sign, the key that opens it after G, and for whom it stands there. */
type Menu = { words: ParseKeys; icon: LucideIcon; key: string; for: readonly Role[] };

export type Route = {
  path: string;
  access: Access;
  /** shell: beside the conversation; page: a page of its own. */
  frame: 'shell' | 'page';
  menu?: Menu;
  /** Fetched when it is first opened; without one its guard stands already, its screen does not yet. */
  screen?(): Promise<ComponentType>;
};

/** All that the app takes from a feature; whatever else is in its folder is its own. */
export type Feature = { routes: readonly Route[]; besideCalendar?: BesideCalendar };

/** A form that the teacher's calendar has a sign for. `Given`: with what it opens. */
export type BesideCalendar<Given = unknown> = {
  words: ParseKeys;
  icon: LucideIcon;
  /** By its sign, on the day that is seen. */
  opened(start: Wall): Given;
  /** By a plan that is changed by hand; null where the plan is of something else. */
  planned(steps: readonly Step[]): Given | null;
  form: ComponentType<{ byHand: Given; today: Day; onSaved(): void; onClose(): void }>;
};

/** The calendar hands to the form only what its own `opened` and `planned` gave, which a list of forms cannot show. */
export const besideCalendar = <Given>(beside: BesideCalendar<Given>): BesideCalendar =>
  beside as unknown as BesideCalendar;
