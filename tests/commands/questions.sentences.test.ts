import { expectSentences } from './sentences.ts';

expectSentences('questions');
