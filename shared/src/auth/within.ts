/** What comes in so many milliseconds; undefined when it fails or comes later. */
export function within<Result>(milliseconds: number, coming: Promise<Result>): Promise<Result | undefined> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(undefined), milliseconds)
    const give = (result: Result | undefined) => {
      clearTimeout(timer)
      resolve(result)
    }
    coming.then(give, () => give(undefined))
  })
}
