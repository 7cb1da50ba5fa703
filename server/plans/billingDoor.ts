/** POST /billing/webhook: what the payment provider tells of a subscription; its signature stands in place of a session. */
import { Denied, answerJson } from '../doors/answer.ts';
import type { Handler } from '../doors/http.ts';
import { bodyLimitBytes, readBytes } from '../doors/limits.ts';
import type { Store } from '../store/database.ts';
import type { Billing } from './billing.ts';
import { takeEvent } from './takeEvent.ts';

export const billingWebhook = '/billing/webhook';

export function makeBillingDoor(store: Store, billing: Billing | null, nowMs: () => number): Handler {
  return async (req, res) => {
    if (!billing) throw new Denied(404, 'NOT_FOUND', 'There is no such address.');
    if (req.method !== 'POST') {
      res.setHeader('allow', 'POST');
      throw new Denied(405, 'BAD_REQUEST', `${req.method} is not taken here.`);
    }
    // As it came: the signature is of these very bytes.
    const body = await readBytes(req, bodyLimitBytes);
    const event = billing.readEvent(body, String(req.headers['stripe-signature'] ?? ''));
    if (!event) throw new Denied(400, 'BAD_REQUEST', 'The signature does not hold.');
    await takeEvent(store, billing, event, nowMs());
    answerJson(res, 200, { received: true });
  };
}
