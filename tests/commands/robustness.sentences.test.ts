import { expectSentences } from './sentences.ts';

expectSentences('robustness');
