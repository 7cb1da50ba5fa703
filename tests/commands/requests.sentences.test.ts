import { expectSentences } from './sentences.ts';

expectSentences('requests');
