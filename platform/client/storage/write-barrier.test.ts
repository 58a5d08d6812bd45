import { expect, test } from '@jest/globals'
import type { StorageArea } from './storage-area'
import { createWriteBarrier, type WriteMarks } from './write-barrier'

const name = 'sarv.session.tokens'

/** Two tabs: what the first writes is marked at once and arrives at the second when the test says so. */
function twoTabs(marks: WriteMarks = sharedMarks()) {
  const first = new Map<string, string>()
  const second = new Map<string, string>()
  let changed: (() => void) | undefined
  const areaOf = (texts: Map<string, string>): StorageArea => ({
    get: (key) => texts.get(key) ?? null,
    set: (key, text) => void texts.set(key, text),
    remove: (key) => void texts.delete(key),
    keys: () => [...texts.keys()],
    watch(_key, listener) {
      changed = listener
      return () => {
        changed = undefined
      }
    },
  })
  return {
    writer: createWriteBarrier(areaOf(first), marks),
    reader: createWriteBarrier(areaOf(second), marks, 60_000),
    hasty: createWriteBarrier(areaOf(second), marks, 1),
    write: (text: string) => first.set(name, text),
    arrive() {
      for (const [key, text] of first) second.set(key, text)
      changed?.()
    },
    isWatched: () => changed !== undefined,
  }
}

function sharedMarks(): WriteMarks {
  const kept = new Map<string, string>()
  return { get: async (key) => kept.get(key), set: async (key, stamp) => void kept.set(key, stamp) }
}

/** What comes without any time passing. */
const atOnce = (work: Promise<void>) =>
  Promise.race([work.then(() => 'done'), new Promise((resolve) => setImmediate(resolve, 'waiting'))])

test('T14 F8 a tab that got the lock waits for what the tab before it wrote', async () => {
  const tabs = twoTabs()
  tabs.write('v1.AAAAAAAAAAAAAAAA.first')
  await tabs.writer.markWrite(name)
  const arrived = tabs.reader.waitForWrite(name)
  expect(await atOnce(arrived)).toBe('waiting')
  tabs.arrive()
  await arrived
  expect(tabs.isWatched()).toBe(false)
})

test('a text that is here already is not waited for', async () => {
  const tabs = twoTabs()
  tabs.write('v1.AAAAAAAAAAAAAAAA.first')
  tabs.arrive()
  await tabs.writer.markWrite(name)
  expect(await atOnce(tabs.reader.waitForWrite(name))).toBe('done')
})

test('a text that never comes is read as it is', async () => {
  const tabs = twoTabs()
  tabs.write('v1.BBBBBBBBBBBBBBBB.second')
  await tabs.writer.markWrite(name)
  await tabs.hasty.waitForWrite(name)
  expect(tabs.isWatched()).toBe(false)
})

test('F43 where marks are denied no call waits', async () => {
  const denied = async () => {
    throw new DOMException('refused', 'SecurityError')
  }
  const tabs = twoTabs({ get: denied, set: denied })
  tabs.write('v1.CCCCCCCCCCCCCCCC.third')
  expect(await atOnce(tabs.writer.markWrite(name))).toBe('done')
  expect(await atOnce(tabs.reader.waitForWrite(name))).toBe('done')
})
