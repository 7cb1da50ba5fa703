/** The ways in which a notification is sent out; the one in the app is not among them: it is written with the change. */
import type { Stored } from '../../db/tables.ts';

export type Channel = {
  name: string;
  /**
   * Throws when it was not sent and is called again then; after a crash also when it was sent, so receivers recognize
   * a repetition by the notification's id.
   */
  send(notice: Stored<'app.notifications'>): Promise<void>;
};
