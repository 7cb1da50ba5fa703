/** The one list of modules; everything that they contribute is found here. */
import { accessModule } from '../modules/access/module.ts';
import { adminModule } from '../modules/admin/module.ts';
import { calendarModule } from '../modules/calendar/module.ts';
import { claimsModule } from '../modules/claims/module.ts';
import { discountsModule } from '../modules/discounts/module.ts';
import { documentsModule } from '../modules/documents/module.ts';
import { expensesModule } from '../modules/expenses/module.ts';
import { familiesModule } from '../modules/families/module.ts';
import { feedbackModule } from '../modules/feedback/module.ts';
import { feedsModule } from '../modules/feeds/module.ts';
import { guidesModule } from '../modules/guides/module.ts';
import { historyModule } from '../modules/history/module.ts';
import { imagesModule } from '../modules/images/module.ts';
import { importsModule } from '../modules/imports/module.ts';
import { joiningModule } from '../modules/joining/module.ts';
import type { Module } from '../modules/module.ts';
import { notificationsModule } from '../modules/notifications/module.ts';
import { paymentsModule } from '../modules/payments/module.ts';
import { peopleModule } from '../modules/people/module.ts';
import { plansModule } from '../modules/plans/module.ts';
import { requestsModule } from '../modules/requests/module.ts';
import { restrictedTimesModule } from '../modules/restrictedTimes/module.ts';
import { subjectsModule } from '../modules/subjects/module.ts';
import { waitlistModule } from '../modules/waitlist/module.ts';

/** Rows are written in this order, each after the rows that it refers to. */
const listed = [
  calendarModule,
  restrictedTimesModule,
  requestsModule,
  waitlistModule,
  subjectsModule,
  expensesModule,
  discountsModule,
  paymentsModule,
  peopleModule,
  claimsModule,
  joiningModule,
  plansModule,
  notificationsModule,
  familiesModule,
  feedbackModule,
  adminModule,
  guidesModule,
  historyModule,
  feedsModule,
  accessModule,
  importsModule,
  documentsModule,
  imagesModule,
] as const;

type Listed = (typeof listed)[number];
type With<Part extends keyof Module> = Extract<Listed, Record<Part, unknown>>;
type Given<Value> = Value extends (given: infer Parts) => unknown ? Parts : never;
/** All members of a union at once. */
type All<Union> = (Union extends unknown ? (each: Union) => void : never) extends (all: infer Each) => void
  ? Each
  : never;

/** What resolvers, routes and tasks of all modules together are given. */
export type Resolving = All<Given<With<'resolvers'>['resolvers']>>;
export type Serving = All<Given<With<'routes'>['routes']>>;
export type Working = All<Given<With<'tasks'>['tasks']>>;

export type ListedEntity = With<'entities'>['entities'][number];
export type ModuleFacts = All<ReturnType<With<'facts'>['facts']>>;

export const modules: readonly Module<Resolving, Serving, Working>[] = listed;
