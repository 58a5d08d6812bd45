const fewer = 10_000
const rounds = 10
/** Between the ten of linear work and the hundred of quadratic work. */
const bound = 40
/** Shorter than this, a measurement is mostly noise; milliseconds. */
const grain = 0.5

/** CPU time of this process, ms: what others take of a busy machine is not in it. */
function cpuTime(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

/**
 * Complexity check: whether ten times the text takes about ten times as long, as linear work does, and not a hundred times. The best
 * rounds count, and it measures until they say yes, so a busy machine changes the time this takes and not the answer.
 * @param piece repeated to 10,000 and to 100,000 characters
 * @example growsLinearly((text) => email(text), 'a.')
 */
export function growsLinearly(run: (text: string) => unknown, piece: string, now: () => number = cpuTime): boolean {
  const few = piece.repeat(Math.ceil(fewer / piece.length))
  const many = few.repeat(10)
  // Code that has never run is slower than code that has, and only the first measurement would show it.
  run(many)
  const timeOf = (text: string) => {
    const start = now()
    run(text)
    return now() - start
  }
  let short = Number.POSITIVE_INFINITY
  let long = Number.POSITIVE_INFINITY
  for (let round = 0; round < rounds; round++) {
    short = Math.min(short, timeOf(few))
    long = Math.min(long, timeOf(many))
    if (long < bound * Math.max(short, grain)) return true
  }
  return false
}
