/** After an install: the language is laid down, so that the first `npm run say` answers as soon as the next. */
import { readySnapshot } from './saySnapshot.mjs';

await readySnapshot();
