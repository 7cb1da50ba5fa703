/** What speaks to the database once more, against a PostgreSQL that DATABASE_URL names. */
import { startExternalPostgres } from './externalPostgres.ts';
import type { Stage } from './stage.ts';
import { vitestStage } from './vitestStage.ts';

const name = 'server on an external PostgreSQL';

/** Endpoints, mail, pictures and who may do what ask nothing of the database that these do not. */
export const externalTests = [
  ...['store', 'perform', 'calendar', 'requests', 'people', 'subjects', 'jobs', 'live', 'plans'].map(
    (folder) => `tests/server/${folder}/`,
  ),
  ...['database', 'migrate'].map((file) => `tests/server/${file}.test.ts`),
];

export const externalStage: Stage = {
  name,
  async run() {
    const external = await startExternalPostgres({ quick: true });
    try {
      const stage = vitestStage({
        name,
        project: 'server',
        only: externalTests,
        environment: { DATABASE_URL: external.url },
      });
      const outcome = await stage.run();
      return { ...outcome, output: `PostgreSQL ${external.version}\n${outcome.output}` };
    } finally {
      await external.stop();
    }
  },
};
