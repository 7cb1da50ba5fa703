/** Plans paid for with Stripe: its checkout page, and events when something changes there. */
import Stripe from 'stripe';
import { wholeLanguage } from '../../../domain/basics/languages.ts';
import type { Id } from '../../../domain/basics/ids.ts';
import type { SubscriptionStatus } from '../../../domain/plans/plan.ts';
import { isStoredId } from '../../basics/storedId.ts';
import {
  BillingFault,
  type Billing,
  type BillingEvent,
  type PaidPlan,
  type PaidSubscription,
} from './billing.ts';

export type StripeSettings = {
  secretKey: string;
  webhookSecret: string;
  /** Instead of Stripe's own address. */
  apiUrl: string | null;
};

const toleranceSeconds = 300;
/** Short, because a teacher's lock may be held meanwhile. */
const patienceMs = 8_000;

const statuses: Record<Stripe.Subscription['status'], SubscriptionStatus> = {
  active: 'ACTIVE',
  trialing: 'ACTIVE',
  // Stripe retries the card for some days.
  past_due: 'ACTIVE',
  unpaid: 'SUSPENDED',
  paused: 'SUSPENDED',
  canceled: 'CANCELLED',
  incomplete: 'EXPIRED',
  incomplete_expired: 'EXPIRED',
};

export function makeStripeBilling(settings: StripeSettings, publicUrl: string): Billing {
  const { hostname, port, protocol } = new URL(settings.apiUrl ?? 'https://api.stripe.com');
  const stripe = new Stripe(settings.secretKey, {
    host: hostname,
    ...(port && { port }),
    protocol: protocol === 'http:' ? 'http' : 'https',
    timeout: patienceMs,
    maxNetworkRetries: 1,
    telemetry: false,
  });

  /** Prices have the names of the plans as lookup keys. */
  async function priceOf(plan: PaidPlan): Promise<string> {
    const { data } = await stripe.prices.list({ lookup_keys: [plan], active: true, limit: 1 });
    const [price] = data;
    if (!price) throw new BillingFault(`Stripe has no price with the lookup key "${plan}".`);
    return price.id;
  }

  return {
    checkout: (payer, plan) =>
      telling(async () => {
        const metadata = { teacherId: payer.teacherId };
        const { url } = await stripe.checkout.sessions.create({
          mode: 'subscription',
          line_items: [{ price: await priceOf(plan), quantity: 1 }],
          client_reference_id: payer.teacherId,
          ...(payer.email !== null && { customer_email: payer.email }),
          locale: wholeLanguage(payer.language),
          metadata,
          subscription_data: { metadata },
          success_url: `${publicUrl}/pricing?paid=${plan}`,
          cancel_url: `${publicUrl}/pricing?subscribe=${plan}`,
        });
        if (url === null) throw new BillingFault('Stripe gave no page for the payment.');
        return url;
      }),

    async subscription(id) {
      try {
        return paidOf(await stripe.subscriptions.retrieve(id));
      } catch (fault) {
        if (fault instanceof Stripe.errors.StripeInvalidRequestError && fault.statusCode === 404) return null;
        throw fault;
      }
    },

    change: (id, plan) =>
      telling(async () => {
        const { items } = await stripe.subscriptions.retrieve(id);
        const [item] = items.data;
        if (!item) throw new BillingFault('The subscription holds nothing at Stripe.');
        const changed = { items: [{ id: item.id, price: await priceOf(plan) }], cancel_at_period_end: false };
        return paidOf(await stripe.subscriptions.update(id, changed));
      }),

    cancel: (id, when) =>
      telling(async () =>
        paidOf(
          when === 'now'
            ? await stripe.subscriptions.cancel(id)
            : await stripe.subscriptions.update(id, { cancel_at_period_end: true }),
        ),
      ),

    readEvent(body, signature) {
      try {
        return eventOf(
          stripe.webhooks.constructEvent(body, signature, settings.webhookSecret, toleranceSeconds),
        );
      } catch {
        return null;
      }
    },
  };
}

/** Errors of Stripe become BillingFault; others are passed on. */
async function telling<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  try {
    return await ask();
  } catch (fault) {
    if (fault instanceof Stripe.errors.StripeError) throw new BillingFault(fault.message, { cause: fault });
    throw fault;
  }
}

function paidOf(found: Stripe.Subscription): PaidSubscription {
  const [item] = found.items.data;
  const plan = item?.price.lookup_key;
  return {
    id: found.id,
    teacherId: idIn(found.metadata),
    plan: plan === 'premium' || plan === 'ultra' ? plan : null,
    status: statuses[found.status] ?? 'EXPIRED',
    startedMs: found.start_date * 1000,
    createdMs: found.created * 1000,
    endsMs: found.cancel_at_period_end && item ? item.current_period_end * 1000 : null,
  };
}

function eventOf(event: Stripe.Event): BillingEvent {
  const { id, type: kind } = event;
  switch (event.type) {
    case 'customer.subscription.created':
    case 'customer.subscription.updated':
    case 'customer.subscription.deleted':
    case 'customer.subscription.paused':
    case 'customer.subscription.resumed': {
      const { id: subscriptionId, metadata } = event.data.object;
      return { id, kind, subscriptionId, teacherId: idIn(metadata) };
    }
    case 'checkout.session.completed': {
      const { subscription, metadata } = event.data.object;
      return { id, kind, subscriptionId: idOf(subscription), teacherId: idIn(metadata) };
    }
    case 'invoice.paid':
    case 'invoice.payment_failed': {
      const { parent, amount_paid: minor, currency } = event.data.object;
      const of = parent?.subscription_details;
      const told = { id, kind, subscriptionId: idOf(of?.subscription), teacherId: idIn(of?.metadata) };
      return kind === 'invoice.paid' ? { ...told, paid: { minor, currency: currency.toUpperCase() } } : told;
    }
    default:
      return { id, kind, subscriptionId: null, teacherId: null };
  }
}

const idOf = (named: string | { id: string } | null | undefined): string | null =>
  typeof named === 'string' ? named : (named?.id ?? null);

function idIn(metadata: Stripe.Metadata | null | undefined): Id | null {
  const id = metadata?.['teacherId'];
  return id !== undefined && isStoredId(id) ? id : null;
}
