/** A map that drops the least recently used entries once their total weight exceeds its limit. */
export class LastUsed<Key, Value> {
  private readonly most: number;
  // In order of last use.
  private readonly held = new Map<Key, { value: Value; weight: number }>();
  private heldWeight = 0;

  constructor(most: number) {
    this.most = most;
  }

  /** The total, in the unit in which each entry was weighed. */
  get weight(): number {
    return this.heldWeight;
  }

  get(key: Key): Value | undefined {
    const entry = this.held.get(key);
    if (!entry) return undefined;
    this.held.delete(key);
    this.held.set(key, entry);
    return entry.value;
  }

  set(key: Key, value: Value, weight: number): void {
    this.delete(key);
    // It would evict everything else and then itself.
    if (weight > this.most) return;
    this.held.set(key, { value, weight });
    this.heldWeight += weight;
    for (const oldest of this.held.keys()) {
      if (this.heldWeight <= this.most) return;
      this.delete(oldest);
    }
  }

  private delete(key: Key): void {
    this.heldWeight -= this.held.get(key)?.weight ?? 0;
    this.held.delete(key);
  }
}
