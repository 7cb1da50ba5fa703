/** Gives rows to one reader; who is more than a thousand rows behind is disconnected and fetches everything again, and nobody else is. */
export const sendTo =
  <Row>(push: (row: Row) => PromiseLike<unknown>, stop: (fault?: unknown) => unknown) =>
  (row: Row): void => {
    try {
      // Refused by a throw when too many wait, by a rejection when the reader is gone.
      push(row).then(undefined, stop);
    } catch (fault) {
      stop(fault);
    }
  };
