/** Seeded random generator: numbers in [0, 1), the same for the same name (mulberry32 over an FNV-1a hash). */
export function seededRandom(name: string): () => number {
  let state = 2_166_136_261
  for (const char of name) state = Math.imul(state ^ (char.codePointAt(0) ?? 0), 16_777_619)
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** A whole number from `low` to `high`, both inclusive. */
export const between = (random: () => number, low: number, high: number) =>
  low + Math.floor(random() * (high - low + 1))

/** That many digits, the first not zero. */
export const digits = (random: () => number, count: number) =>
  Array.from({ length: count }, (_, index) => between(random, index === 0 ? 1 : 0, 9)).join('')
