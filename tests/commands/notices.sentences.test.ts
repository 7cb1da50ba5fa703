import { expectSentences } from './sentences.ts';

expectSentences('notices');
