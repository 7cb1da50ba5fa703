/** The ways in which a notice leaves the house; the notice in the app is not one of them, it is written with the change. */
import type { Stored } from '../store/tables.ts';

export type Channel = {
  name: string;
  /**
   * Throws where it did not go out; it is called again then, and after a crash also where it did, so whoever takes it
   * tells the second from the first by the notice's id.
   */
  send(notice: Stored<'app.notifications'>): Promise<void>;
};
