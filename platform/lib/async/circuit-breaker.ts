import { TimeoutError, withTimeout } from './with-timeout'

/**
 * Circuit breaker for calls that may never settle: once one has taken longer than the timeout, further calls fail at once
 * until that one settles.
 * @param timeout milliseconds
 * @example const breaker = circuitBreaker(2_000); const key = await breaker(() => readKey()).catch(() => undefined)
 */
export function circuitBreaker(timeout: number): <Result>(call: () => Promise<Result>) => Promise<Result> {
  let late: Promise<unknown> | undefined
  return async (call) => {
    if (late) throw new TimeoutError(`An earlier call has not settled in ${timeout} ms`)
    const running = call()
    return withTimeout(running, timeout).catch((error: unknown) => {
      if (error instanceof TimeoutError && !late) {
        late = running
        const close = () => {
          late = undefined
        }
        running.then(close, close)
      }
      throw error
    })
  }
}
