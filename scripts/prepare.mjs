/** After an install: the language is laid down. */
import { readySnapshot } from './saySnapshot.mjs';

await readySnapshot();
