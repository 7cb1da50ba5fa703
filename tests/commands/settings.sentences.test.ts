import { expectSentences } from './sentences.ts';

expectSentences('settings');
