import { expectSentences } from './sentences.ts';

expectSentences('safety');
