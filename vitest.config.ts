import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['tests/{domain,commands}/**/*.test.ts', 'tests/*.test.ts'],
          environment: 'node',
        },
      },
      {
        test: {
          name: 'server',
          include: ['tests/server/**/*.test.ts'],
          environment: 'node',
          testTimeout: 60_000,
          hookTimeout: 60_000,
          fileParallelism: false,
          globalSetup: ['tests/server/oneDatabase.ts'],
        },
      },
      {
        extends: './vite.config.ts',
        test: {
          name: 'component',
          include: ['tests/src/**/*.test.{ts,tsx}'],
          environment: 'jsdom',
          server: { deps: { inline: [/graphql/, /@apollo/] } },
        },
      },
    ],
  },
});
