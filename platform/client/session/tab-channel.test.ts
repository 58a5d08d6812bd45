import { afterEach, expect, test } from '@jest/globals'
import type { SessionEvent } from './session-event'
import { openTabChannel } from './tab-channel'

const open: { close(): void }[] = []
afterEach(() => {
  for (const channel of open.splice(0)) channel.close()
})

/** A tab that listens; `heard` resolves with the first of its events. */
function listeningTab(name: string) {
  const events: SessionEvent[] = []
  let hear: (event: SessionEvent) => void
  const heard = new Promise<SessionEvent>((resolve) => {
    hear = resolve
  })
  const channel = openTabChannel(name, (event) => {
    events.push(event)
    hear(event)
  })
  open.push(channel)
  return { channel, events, heard }
}

test.each([
  [{ kind: 'signed-in', sub: 'nima' } as const, { kind: 'tab-signed-in', sub: 'nima' }],
  [{ kind: 'signed-out', reason: 'expired' } as const, { kind: 'tab-signed-out', reason: 'expired' }],
  [{ kind: 'renewed' } as const, { kind: 'tab-renewed' }],
])('T14 the word of a tab %j arrives in the other one as %j', async (message, event) => {
  const [one, other] = [listeningTab('session'), listeningTab('session')]
  one.channel.post(message)
  expect(await other.heard).toEqual(event)
  expect(one.events).toEqual([])
})

test('a word that only a newer version of the app says is passed over', async () => {
  const tab = listeningTab('session')
  const newer = new BroadcastChannel('session')
  open.push(newer)
  newer.postMessage({ kind: 'paused' })
  newer.postMessage({ kind: 'renewed' })
  expect(await tab.heard).toEqual({ kind: 'tab-renewed' })
  expect(tab.events).toEqual([{ kind: 'tab-renewed' }])
})

test('where the browser has no such channel nothing is told and nothing breaks', () => {
  const original = globalThis.BroadcastChannel
  Reflect.deleteProperty(globalThis, 'BroadcastChannel')
  try {
    const { channel, events } = listeningTab('session')
    channel.post({ kind: 'renewed' })
    channel.close()
    expect(events).toEqual([])
  } finally {
    globalThis.BroadcastChannel = original
  }
})
