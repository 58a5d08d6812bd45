import { afterAll, beforeAll } from '@jest/globals'

/**
 * Opens something before the first test of a file and closes it after the last.
 * @example const app = openBeforeAll(() => openBankTestApp('2026-11-21T08:30:00Z'))
 */
export function openBeforeAll<Opened extends { close(): Promise<void> }>(open: () => Promise<Opened>): Opened {
  const opened = {} as Opened
  beforeAll(async () => {
    Object.assign(opened, await open())
  })
  afterAll(() => opened.close())
  return opened
}
