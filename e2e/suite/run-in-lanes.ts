/** Runs tasks with limited concurrency: as many at a time as `lanes`; the results are in the order of the items. */
export async function runInLanes<Item, Result>(
  items: readonly Item[],
  lanes: number,
  run: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = []
  const waiting = items.entries()
  const lane = async () => {
    for (const [place, item] of waiting) results[place] = await run(item)
  }
  await Promise.all(Array.from({ length: lanes }, lane))
  return results
}
