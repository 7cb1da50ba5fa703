import { expectSentences } from './sentences.ts';

expectSentences('people');
