/** What draws the thread: its cards, and what is taken back in their words. Fetched with what reads, or for a thread that is kept. */
export { undoStep } from './askUndo.ts';
export { CardView } from '../cards/CardView.tsx';
