/** What a test throws dice with: another number each time, told where it is proved or fails; `SEED=…` plays the same once more. */
export const seed = Number(process.env['SEED'] ?? Math.floor(Math.random() * 2 ** 31));
