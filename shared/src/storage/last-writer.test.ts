import { expect, test } from '@jest/globals'
import { lastWriter, type Stamps } from './last-writer'
import type { StorageArea } from './storage-area'

const name = 'sarv.session.tokens'

/** Two tabs: what the first writes is marked at once and arrives at the second when the test says so. */
function twoTabs(stamps: Stamps = sharedStamps()) {
  const first = new Map<string, string>()
  const second = new Map<string, string>()
  let changed: (() => void) | undefined
  const areaOf = (texts: Map<string, string>): StorageArea => ({
    get: (key) => texts.get(key) ?? null,
    set: (key, text) => void texts.set(key, text),
    remove: (key) => void texts.delete(key),
    names: () => [...texts.keys()],
    watch(_key, listener) {
      changed = listener
      return () => {
        changed = undefined
      }
    },
  })
  return {
    writer: lastWriter(areaOf(first), stamps),
    reader: lastWriter(areaOf(second), stamps, 60_000),
    hasty: lastWriter(areaOf(second), stamps, 1),
    write: (text: string) => first.set(name, text),
    arrive() {
      for (const [key, text] of first) second.set(key, text)
      changed?.()
    },
    isWatched: () => changed !== undefined,
  }
}

function sharedStamps(): Stamps {
  const kept = new Map<string, string>()
  return { get: async (key) => kept.get(key), set: async (key, stamp) => void kept.set(key, stamp) }
}

test('T14 F8 a tab that got the lock waits for what the tab before it wrote', async () => {
  const tabs = twoTabs()
  tabs.write('v1.AAAAAAAAAAAAAAAA.first')
  await tabs.writer.wrote(name)
  let isHere = false
  const arrived = tabs.reader.arrived(name).then(() => {
    isHere = true
  })
  await new Promise((resolve) => setImmediate(resolve))
  expect(isHere).toBe(false)
  tabs.arrive()
  await arrived
  expect(tabs.isWatched()).toBe(false)
})

test('a text that is here already is not waited for', async () => {
  const tabs = twoTabs()
  tabs.write('v1.AAAAAAAAAAAAAAAA.first')
  tabs.arrive()
  await tabs.writer.wrote(name)
  await tabs.reader.arrived(name)
})

test('a text that never comes is read as it is', async () => {
  const tabs = twoTabs()
  tabs.write('v1.BBBBBBBBBBBBBBBB.second')
  await tabs.writer.wrote(name)
  await tabs.hasty.arrived(name)
  expect(tabs.isWatched()).toBe(false)
})

test('F43 where the marks are denied nobody waits', async () => {
  const denied = async () => {
    throw new DOMException('refused', 'SecurityError')
  }
  const tabs = twoTabs({ get: denied, set: denied })
  tabs.write('v1.CCCCCCCCCCCCCCCC.third')
  await tabs.writer.wrote(name)
  await tabs.reader.arrived(name)
})
