/** An environment in which freshPage.ts puts a window for each file; vitest's own has one for all files of a process. */
import type { Environment } from 'vitest/runtime';

export default {
  name: 'page',
  viteEnvironment: 'client',
  setup: () => ({ teardown: () => undefined }),
} satisfies Environment;
