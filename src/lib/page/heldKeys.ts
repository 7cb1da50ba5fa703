/** Letters typed after the palette was asked for and before its box is there; the box begins with them. */

/** null: nothing is held. */
let held: string | null = null;

const isLetter = ({ key, ctrlKey, metaKey, altKey, isComposing }: KeyboardEvent): boolean =>
  [...key].length === 1 && !ctrlKey && !metaKey && !altKey && !isComposing;

export function beginHolding(): void {
  held = '';
}

export function endHolding(): void {
  held = null;
}

/** Keeps what would be written elsewhere. Enter waits for rows to choose from; every other key does what it does. */
export function holdKey(event: KeyboardEvent): void {
  if (held === null) return;
  if (isLetter(event)) held += event.key;
  else if (event.key === 'Backspace') held = [...held].slice(0, -1).join('');
  else if (event.key !== 'Enter') return;
  event.preventDefault();
  event.stopPropagation();
}

/** What was held, once; from here on the box hears the keys itself. */
export function takeHeld(): string {
  const text = held ?? '';
  held = null;
  return text;
}
