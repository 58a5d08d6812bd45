/**
 * Lets pieces of work wait for one another.
 * @example
 * const turn = oneAfterTheOther()
 * await Promise.all([turn(first), turn(second)]) // second begins when first has ended
 */
export function oneAfterTheOther(): <T>(work: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve()
  return (work) => {
    const mine = last.then(work, work)
    last = mine.catch(() => undefined)
    return mine
  }
}
