/** The server's tests once more, against a PostgreSQL that DATABASE_URL names. */
import { startExternalPostgres } from './externalPostgres.ts';
import type { Stage } from './stage.ts';
import { vitestStage } from './vitestStage.ts';

const name = 'server on an external PostgreSQL';

export const externalStage: Stage = {
  name,
  async run() {
    const external = await startExternalPostgres();
    try {
      const stage = vitestStage({ name, project: 'server', environment: { DATABASE_URL: external.url } });
      const outcome = await stage.run();
      return { ...outcome, output: `PostgreSQL ${external.version}\n${outcome.output}` };
    } finally {
      await external.stop();
    }
  },
};
