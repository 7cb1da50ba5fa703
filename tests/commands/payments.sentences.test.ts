import { expectSentences } from './sentences.ts';

expectSentences('payments');
