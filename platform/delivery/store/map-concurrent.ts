/**
 * Concurrency limit: works through a list, at most `lanes` items at once, in no certain order.
 * @throws the first error of the work; items that wait then are left
 */
export async function mapConcurrent<Item>(
  items: Iterable<Item>,
  lanes: number,
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const waiting = items[Symbol.iterator]()
  const workOn = async () => {
    for (let next = waiting.next(); !next.done; next = waiting.next()) await work(next.value)
  }
  await Promise.all(Array.from({ length: lanes }, workOn))
}
