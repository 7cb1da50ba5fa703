import { expectSentences } from './sentences.ts';

expectSentences('cancelling');
