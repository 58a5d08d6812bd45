import { afterEach, beforeEach, jest } from '@jest/globals'

/** Each test of the file has a clock that only it moves. @example fakeClock({ now: 1_000_000 }) */
export function fakeClock(options?: Parameters<typeof jest.useFakeTimers>[0]): void {
  beforeEach(() => void jest.useFakeTimers(options))
  afterEach(() => void jest.useRealTimers())
}
