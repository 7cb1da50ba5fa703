/**
 * Everything that understands, previews and sends: fetched after the first paint, for it is the heaviest part that is ours.
 * Nothing of it may be imported otherwise by what the shell draws first.
 */
export { answerCard, readSentence } from '../../commands/pipeline/readSentence.ts';
export { worldNow } from '../app/worldNow.ts';
export { cardOf } from './cardOf.ts';
export { drawPlan } from './drawPlan.ts';
export { sendPlan } from './sendPlan.ts';
export { undoChange } from './undoChange.ts';
