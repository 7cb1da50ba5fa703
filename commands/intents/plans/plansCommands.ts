/** The commands about plans and subscriptions. */
import { planCancel } from './plan.cancel.ts';
import { planChoose } from './plan.choose.ts';
import { planEmail } from './plan.email.ts';
import { planShow } from './plan.show.ts';
import { planUpgrade } from './plan.upgrade.ts';

export const plansCommands = [planCancel, planChoose, planEmail, planShow, planUpgrade];
