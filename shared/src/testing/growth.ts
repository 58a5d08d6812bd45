const fewer = 10_000
const rounds = 7
/** Shorter than this, a measurement is mostly noise; milliseconds. */
const grain = 0.2

/**
 * How many times longer ten times the text takes: about 10 for work that is linear, about 100 for work that is
 * quadratic. The best of several rounds counts, so a busy machine changes little.
 * @param piece repeated to 10,000 and to 100,000 characters
 * @example growthOf((text) => email(text), 'a.') < 40
 */
export function growthOf(run: (text: string) => unknown, piece: string): number {
  const few = piece.repeat(Math.ceil(fewer / piece.length))
  return best(run, few.repeat(10)) / Math.max(best(run, few), grain)
}

function best(run: (text: string) => unknown, text: string): number {
  let shortest = Number.POSITIVE_INFINITY
  for (let round = 0; round < rounds; round++) {
    const start = performance.now()
    run(text)
    shortest = Math.min(shortest, performance.now() - start)
  }
  return shortest
}
