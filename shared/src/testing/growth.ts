const fewer = 10_000
const rounds = 20
/** Between the ten of linear work and the hundred of quadratic work. */
const bound = 40
/** Shorter than this, a measurement is mostly noise; milliseconds. */
const grain = 0.5

/**
 * Whether ten times the text takes about ten times as long, as linear work does, and not a hundred times. The best
 * rounds count, and it measures until they say yes, so a busy machine changes the time this takes and not the answer.
 * @param piece repeated to 10,000 and to 100,000 characters
 * @example growsLinearly((text) => email(text), 'a.')
 */
export function growsLinearly(run: (text: string) => unknown, piece: string): boolean {
  const few = piece.repeat(Math.ceil(fewer / piece.length))
  const many = few.repeat(10)
  let short = Number.POSITIVE_INFINITY
  let long = Number.POSITIVE_INFINITY
  for (let round = 0; round < rounds; round++) {
    short = Math.min(short, timeOf(run, few))
    long = Math.min(long, timeOf(run, many))
    if (long < bound * Math.max(short, grain)) return true
  }
  return false
}

function timeOf(run: (text: string) => unknown, text: string): number {
  const start = performance.now()
  run(text)
  return performance.now() - start
}
