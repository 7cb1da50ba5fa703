/** Hebrew writes "to", "in", "from" into the word that follows; before Latin letters a hyphen stands between: "ל-Tamar". */
import type { PostProcessorModule } from 'i18next';

const joined = /(?<![א-ת])([ובהלמשכ]{1,3})(?=[\u2066-\u2068]?[A-Za-z])/g;

export const hyphenBeforeLatin: PostProcessorModule = {
  type: 'postProcessor',
  name: 'hyphenBeforeLatin',
  process: (value) => (typeof value === 'string' ? value.replace(joined, '$1-') : value),
};
