/** Notifications that are told, cleared, and wait to be sent. */
import type { Store } from '../../../server/db/database.ts';
import { newId } from '../../../server/basics/newId.ts';
import { tellOfEmail } from '../../../server/modules/people/tellOfEmail.ts';
import type { Browser } from '../testServer.ts';
import { pushToDevice } from './pushToDevice.ts';

/** A new address is told to whoever writes to a person, and each of them clears their list. */
export async function tellAndClear(store: Pick<Store, 'db'>, people: readonly Browser[]): Promise<void> {
  const { db } = store;
  const addresses = { oldEmail: 'old@example.test', newEmail: 'new@example.test', nowMs: Date.now() };
  for (const person of people) {
    await db.transaction().execute((transaction) => tellOfEmail(transaction, person.id, addresses));
    await pushToDevice(store, person.id);
    await person.graphql('mutation ($id: ID!) { deleteUserNotifications(userId: $id) { status } }', {
      id: person.id,
    });
  }
}

/** More than are sent at once. */
export async function waitInOutbox({ db }: Pick<Store, 'db'>, person: Browser): Promise<void> {
  for (let n = 0; n < 60; n += 1) {
    const id = newId();
    const notice = { user_id: person.id, id, title: 'MeetingAdded', params: '{}' };
    await db.insertInto('app.notifications').values(notice).execute();
    await db.insertInto('app.outbox').values({ user_id: person.id, notification_id: id }).execute();
  }
}
