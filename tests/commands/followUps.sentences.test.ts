import { expectSentences } from './sentences.ts';

expectSentences('followUps');
