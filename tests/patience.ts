/**
 * How long a test waits for what is promised within `ms`: the proof demands the figure itself, an ordinary run only that
 * it is of that kind – the machine may have a browser and two databases to do beside it, on two cores, and eight times as long was not enough.
 */
export const patience = (ms: number): number => (process.env['PROVE'] === undefined ? 40 * ms : ms);
