/** A word of the screen that takes a name in Latin letters: "ל-Tamar". */
import type { PostProcessorModule } from 'i18next';
import { beforeLatin } from '../../../domain/basics/beforeLatin.ts';

export const hyphenBeforeLatin: PostProcessorModule = {
  type: 'postProcessor',
  name: 'hyphenBeforeLatin',
  process: (value) => (typeof value === 'string' ? beforeLatin(value) : value),
};
