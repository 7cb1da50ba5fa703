import { expectSentences } from './sentences.ts';

expectSentences('availability');
