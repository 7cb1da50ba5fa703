/**
 * Symbols as bytes by how often they were said before, both ways: a range coder without carries (Subbotin, 1999) whose frequencies
 * learn as they go. It packs the weights closer than gzip, which spends whole bits a sign.
 */

const top = 2 ** 24;
const bottom = 2 ** 16;
const wordSize = 2 ** 32;

/** How often each symbol has been met; what is met often later counts more than long ago. */
export class Frequencies {
  private static readonly step = 24;
  private static readonly most = 2 ** 14;
  readonly of: Uint32Array;
  total: number;

  constructor(symbols: number) {
    this.of = new Uint32Array(symbols).fill(1);
    this.total = symbols;
  }

  below(symbol: number): number {
    let sum = 0;
    for (let at = 0; at < symbol; at++) sum += this.of[at] as number;
    return sum;
  }

  met(symbol: number): void {
    this.of[symbol] = (this.of[symbol] as number) + Frequencies.step;
    this.total += Frequencies.step;
    if (this.total <= Frequencies.most) return;
    this.total = 0;
    this.of.forEach((count, at) => {
      this.of[at] = (count + 1) >> 1;
      this.total += (count + 1) >> 1;
    });
  }
}

/** Writes the symbol that it is given, or ignores it and reads one: what describes a text once does for both. */
export type Coder = {
  symbol(frequencies: Frequencies, given: number): number;
  /** Any number of so many bits, at most 16. */
  bits(count: number, given: number): number;
};

/** The bytes that are settled of a narrowing range; `shift` takes the next one. */
class Range {
  low = 0;
  size = wordSize - 1;

  narrow(below: number, count: number, unit: number, shift: () => void): void {
    this.low = (this.low + below * unit) % wordSize;
    this.size = count * unit;
    for (;;) {
      const isSettled = (this.low ^ ((this.low + this.size) % wordSize)) >>> 0 < top;
      if (!isSettled && this.size >= bottom) return;
      // Too narrow to go on in, and not settled: cut off at the next whole step.
      if (!isSettled) this.size = bottom - (this.low % bottom);
      shift();
      this.low = (this.low * 256) % wordSize;
      this.size = Math.min(this.size * 256, wordSize - 1);
    }
  }
}

export function encoder(): Coder & { bytes(): Uint8Array } {
  const range = new Range();
  const written: number[] = [];
  const shift = () => written.push(Math.floor(range.low / top));
  const write = (below: number, count: number, total: number) =>
    range.narrow(below, count, Math.floor(range.size / total), shift);
  return {
    symbol(frequencies, given) {
      write(frequencies.below(given), frequencies.of[given] as number, frequencies.total);
      frequencies.met(given);
      return given;
    },
    bits(count, given) {
      write(given, 1, 2 ** count);
      return given;
    },
    bytes: () =>
      Uint8Array.from([...written, ...[24, 16, 8, 0].map((by) => Math.floor(range.low / 2 ** by) % 256)]),
  };
}

export function decoder(bytes: Uint8Array): Coder {
  const range = new Range();
  let at = 4;
  let code =
    ((bytes[0] ?? 0) * top + (bytes[1] ?? 0) * bottom + (bytes[2] ?? 0) * 256 + (bytes[3] ?? 0)) % wordSize;
  const shift = () => (code = (code * 256 + (bytes[at++] ?? 0)) % wordSize);
  /** How far into the range the code points, in units of it. */
  const pointed = (unit: number) => Math.floor(((code - range.low + wordSize) % wordSize) / unit);
  return {
    symbol(frequencies) {
      const unit = Math.floor(range.size / frequencies.total);
      const at = pointed(unit);
      let [symbol, below] = [0, 0];
      for (
        let count = frequencies.of[0] as number;
        below + count <= at;
        count = frequencies.of[++symbol] as number
      )
        below += count;
      range.narrow(below, frequencies.of[symbol] as number, unit, shift);
      frequencies.met(symbol);
      return symbol;
    },
    bits(count) {
      const unit = Math.floor(range.size / 2 ** count);
      const given = pointed(unit);
      range.narrow(given, 1, unit, shift);
      return given;
    },
  };
}
