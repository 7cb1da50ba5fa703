/** The card of a turn. The composer stands before it: nothing of a card is needed before there is a turn. */
import { openedLater } from '../../../lib/page/openedLater.tsx';

export const LaterCard = openedLater(async () => (await import('./drawing.ts')).CardView);
