import { expectSentences } from './sentences.ts';

expectSentences('tutorial');
