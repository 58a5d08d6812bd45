import { expect, test } from '@jest/globals'
import { hasOutboxEntries } from './has-outbox-entries'

test.each([
  [undefined, false],
  [{ payment: 'a-b', revision: 1 }, false],
  [{ intents: 'x' }, false],
  [{ intents: [] }, false],
  [{ intents: [{}] }, true],
])('F2 of the stored value %j the code of the retries is loaded: %p', async (stored, loaded) => {
  const slices = new Map<string, unknown>([['fund', stored]])
  const storage = (slice: string) => ({
    get: async <Value>() => slices.get(slice) as Value | undefined,
    set: async () => undefined,
  })
  expect(await hasOutboxEntries({ storage }, 'fund')).toBe(loaded)
})
