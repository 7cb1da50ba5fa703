import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/** They measure the memory of their process or count from its beginning. */
const ofTheirOwnProcess = [
  'tests/server/attack/connections.test.ts',
  'tests/server/attack/saidAsSentences.test.ts',
  'tests/server/images/uploading.test.ts',
  'tests/server/resilience/metrics.test.ts',
];

/** Capacitor finds out at its first load on which device it is, and Node keeps it. */
const ofTheirOwnPage = ['tests/src/lib/device/phoneApp.test.tsx'];

/** Slow is not wrong here either, and fifty at once are slow on a loaded machine; a test that hangs still ends. */
const patient = { testTimeout: 300_000, hookTimeout: 300_000 };

/** A shared machine is slow at times; a test that hangs still ends. */
const ofComponents = { testTimeout: 60_000 };

/** The file that Node itself takes for everybody: graphql refuses types that come from a second copy of it. */
const oneGraphql = [{ find: /^graphql$/, replacement: fileURLToPath(import.meta.resolve('graphql')) }];

/** Besides the page's own modules; what they keep from file to file would be taken for the next one's. */
const evaluatedAnew = [
  /graphql/,
  /@apollo/,
  /i18next/,
  /sonner/,
  /@fullcalendar/,
  /leaflet/,
  /idb-keyval/,
  /@testing-library/,
  /css\.escape/,
];

/** The builds of modules: those that Node requires stay in its cache, with the document of the file that came first. */
const freshLibraries = ['dom', 'react'].map((name) => ({
  find: new RegExp(`^@testing-library/${name}$`),
  replacement: fileURLToPath(
    new URL(`@testing-library/${name}.esm.js`, import.meta.resolve(`@testing-library/${name}`)),
  ),
}));

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['tests/{domain,commands,docs}/**/*.test.ts', 'tests/*.test.ts'],
          // As for components: slow is not wrong; what must be fast is measured by the bench.
          testTimeout: 30_000,
          environment: 'node',
          // One process for all of them: to load the language again for each file took two fifths of the time (decision 125).
          isolate: false,
        },
      },
      {
        resolve: { alias: oneGraphql },
        test: {
          name: 'server',
          include: ['tests/server/**/*.test.ts'],
          exclude: ofTheirOwnProcess,
          environment: 'node',
          ...patient,
          fileParallelism: false,
          // As for unit; it saves processor time, and shows what depends on a process that has run for long (decision 125).
          isolate: false,
          globalSetup: ['tests/server/oneDatabase.ts'],
        },
      },
      {
        resolve: { alias: oneGraphql },
        test: {
          name: 'server-apart',
          include: ofTheirOwnProcess,
          environment: 'node',
          ...patient,
          fileParallelism: false,
          globalSetup: ['tests/server/oneDatabase.ts'],
        },
      },
      {
        extends: './vite.config.ts',
        resolve: { alias: freshLibraries },
        test: {
          ...ofComponents,
          name: 'component',
          include: ['tests/src/**/*.test.{ts,tsx}'],
          exclude: ofTheirOwnPage,
          // As for unit: to load jsdom, React and the libraries for each file took half of the time (decision 152).
          isolate: false,
          environment: './tests/src/emptyEnvironment.ts',
          sequence: { setupFiles: 'list' },
          setupFiles: ['tests/src/freshPage.ts', 'tests/src/setup.ts'],
          server: { deps: { inline: evaluatedAnew } },
        },
      },
      {
        extends: './vite.config.ts',
        test: {
          ...ofComponents,
          name: 'component-apart',
          include: ofTheirOwnPage,
          environment: 'jsdom',
          setupFiles: ['tests/src/setup.ts'],
          server: { deps: { inline: [/graphql/, /@apollo/] } },
        },
      },
    ],
  },
});
