/** What the work returns; undefined where it throws, as naming or using storage does where that is denied, full or gone. */
export function ignoreErrors<Result>(work: () => Result): Result | undefined {
  try {
    return work()
  } catch {
    return undefined
  }
}
