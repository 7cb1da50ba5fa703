/** The one list of features; the menus name their screens in this order. */
import { access } from '../features/access/feature.ts';
import { account } from '../features/account/feature.ts';
import { admin } from '../features/admin/feature.ts';
import { booking } from '../features/booking/feature.ts';
import { calendar } from '../features/calendar/feature.ts';
import { families } from '../features/families/feature.ts';
import { feedback } from '../features/feedback/feature.ts';
import { history } from '../features/history/feature.ts';
import { insight } from '../features/insight/feature.ts';
import { joining } from '../features/joining/feature.ts';
import { landing } from '../features/landing/feature.ts';
import { money } from '../features/money/feature.ts';
import { opening } from '../features/opening/feature.ts';
import { parents } from '../features/parents/feature.ts';
import { people } from '../features/people/feature.ts';
import { plans } from '../features/plans/feature.ts';
import { publicPages } from '../features/publicPages/feature.ts';
import { restrictedTimes } from '../features/restrictedTimes/feature.ts';
import { settings } from '../features/settings/feature.ts';
import { students } from '../features/students/feature.ts';
import { subjects } from '../features/subjects/feature.ts';
import { composeRoutes } from '../lib/routes/routeTable.ts';

export const routeTable = composeRoutes([
  landing,
  publicPages,
  plans,
  access,
  joining,
  calendar,
  people,
  subjects,
  booking,
  students,
  parents,
  families,
  money,
  insight,
  restrictedTimes,
  history,
  settings,
  feedback,
  opening,
  account,
  admin,
]);
