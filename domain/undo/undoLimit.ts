/** How long a student or a parent may undo: the other side has been told, and begins to plan with it. */
export const learnerUndoesWithinMs = 60 * 60_000;
