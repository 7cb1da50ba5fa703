/** A card of the thread under its name. Cards of one kind are told apart by their number; the newest, which is spoken of, needs none. */
import { createContext, type ComponentProps, useContext } from 'react';
import { Card } from '../../ui/Card.tsx';

/** Of the card in the thread; null for the newest, and for a card that stands alone. */
export const CardNumber = createContext<number | null>(null);

export function ThreadCard({ name, ...props }: ComponentProps<typeof Card> & { name: string }) {
  const number = useContext(CardNumber);
  return <Card aria-label={number === null ? name : `${name} ${number}`} {...props} />;
}
