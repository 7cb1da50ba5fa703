/** Everything that understands: fetched after the first paint, for it is the heaviest part that is ours. */
export { catalogue } from '../../commands/catalogue.ts';
export { answerCard, readSentence } from '../../commands/pipeline/readSentence.ts';
export { loadedMeetings, previewSteps } from '../app/previewSteps.ts';
export { sendSteps } from '../app/sendSteps.ts';
export { worldNow } from '../app/worldNow.ts';
