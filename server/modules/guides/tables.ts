/** The table of guides, as queries see it. */
import type { Generated } from 'kysely';

type Guides = {
  user_id: string;
  name: string;
  step: Generated<number>;
  ended: Generated<boolean>;
};

declare module '../../db/tables.ts' {
  interface Tables {
    'app.guides': Guides;
  }
}
