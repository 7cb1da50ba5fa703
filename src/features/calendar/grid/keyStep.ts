/** Moving a lesson by keyboard: Alt+arrows move it by a quarter of an hour or a day, with Shift its end alone. */
import { addMinutes, type Wall } from '../../../../domain/basics/wallTime.ts';

const stepMinutes = 15;
const dayMinutes = 24 * 60;

type Pressed = { key: string; altKey: boolean; shiftKey: boolean };
type Moved = { start: Wall; end: Wall };

/** null where the key means something else. In a right-to-left week the next day lies to the left. */
export function keyStep(pressed: Pressed, rightToLeft: boolean): ((start: Wall, end: Wall) => Moved) | null {
  if (!pressed.altKey) return null;
  const forward = rightToLeft ? 'ArrowLeft' : 'ArrowRight';
  const back = rightToLeft ? 'ArrowRight' : 'ArrowLeft';
  const minutes =
    pressed.key === 'ArrowDown'
      ? stepMinutes
      : pressed.key === 'ArrowUp'
        ? -stepMinutes
        : pressed.key === forward
          ? dayMinutes
          : pressed.key === back
            ? -dayMinutes
            : null;
  if (minutes === null) return null;
  if (!pressed.shiftKey) {
    return (start, end) => ({ start: addMinutes(start, minutes), end: addMinutes(end, minutes) });
  }
  return (start, end) => {
    const longer = addMinutes(end, minutes);
    return { start, end: longer > start ? longer : end };
  };
}
