/** Every route of spec section 2, as the features declare them; the app puts them together (app/features.ts). */
import type { Role } from '../session/session.ts';
import type { Access, BesideCalendar, Feature, Route } from './route.ts';

let table: readonly Route[] = [];
let forms: readonly BesideCalendar[] = [];

/** Called once, before anything is drawn. */
export function composeRoutes(features: readonly Feature[]): readonly Route[] {
  table = features.flatMap(({ routes }) => routes);
  forms = features.flatMap(({ besideCalendar }) => besideCalendar ?? []);
  return table;
}

/** What features put beside the teacher's calendar. */
export const formsBeside = (): readonly BesideCalendar[] => forms;

const rowOf = (path: string): Route | undefined => table.find((row) => row.path === path);

/** Beside the conversation. */
export const isInShell = (path: string): boolean => rowOf(path)?.frame === 'shell';

type MenuEntry = { path: string } & NonNullable<Route['menu']>;

/** The screens that the menus and the palette name for this role; each of them stands. */
export const menuOf = (role: Role): MenuEntry[] =>
  table.flatMap(({ path, menu, screen }) => (screen && menu?.for.includes(role) ? [{ path, ...menu }] : []));

/** Whether a screen stands there: a sentence opens no other. */
export const isScreen = (route: string): boolean => rowOf(route.split(/[?#]/)[0] ?? '')?.screen !== undefined;

/** Whether this role may open the address, which may have a query and a fragment, and is not sent away from it. */
export function mayOpen(role: Role, address: string): boolean {
  const row = rowOf(address.split(/[?#]/)[0] ?? '');
  return row !== undefined && isFor(row.access, role);
}

const isFor = (access: Access, role: Role): boolean =>
  access === 'anyone' || (typeof access !== 'string' && access.includes(role));
