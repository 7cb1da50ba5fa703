/** Lets `t` know every key: a sentence that is not in the Hebrew words does not compile. */
import type { he } from './he/he.ts';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'words';
    resources: { words: typeof he };
    returnNull: false;
  }
}
