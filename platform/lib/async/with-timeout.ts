/** Something did not come in its time; it may still come, but no caller hears of it. */
export class TimeoutError extends Error {
  override readonly name = 'TimeoutError'
}

/**
 * Time-out: settles as `work` does, if that happens within the given milliseconds. The work itself goes on. A page that
 * was blocked or suspended half of that time has the other half to take what came meanwhile. (F64)
 * @throws TimeoutError when it takes longer
 * @example const level = await withTimeout(askLevel(), 2_000).catch(() => undefined)
 */
export function withTimeout<Result>(work: Promise<Result>, milliseconds: number): Promise<Result> {
  return new Promise((resolve, reject) => {
    const late = () => reject(new TimeoutError(`Nothing came in ${milliseconds} ms`))
    const halfLate = () => {
      timer = setTimeout(late, milliseconds / 2)
    }
    let timer = setTimeout(halfLate, milliseconds / 2)
    work.finally(() => clearTimeout(timer)).then(resolve, reject)
  })
}
