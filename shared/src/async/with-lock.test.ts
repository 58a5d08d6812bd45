import { expect, test } from '@jest/globals'
import { type Locks, withLock } from './with-lock'

/** A piece of work that waits to be let go on. */
function held(log: string[], name: string) {
  let finish: () => void = () => undefined
  const gate = new Promise<void>((resolve) => {
    finish = resolve
  })
  return {
    finish: () => finish(),
    work: async () => {
      log.push(`${name} begins`)
      await gate
      log.push(`${name} ends`)
      return name
    },
  }
}

test('F51 what has one name runs one after the other, what has another name does not wait', async () => {
  const log: string[] = []
  const [first, second, other] = [held(log, 'first'), held(log, 'second'), held(log, 'other')]
  const all = [withLock('a', first.work), withLock('a', second.work), withLock('b', other.work)]
  other.finish()
  expect(await all[2]).toBe('other')
  second.finish()
  first.finish()
  expect(await Promise.all(all)).toEqual(['first', 'second', 'other'])
  expect(log.filter((line) => !line.startsWith('other'))).toEqual([
    'first begins',
    'first ends',
    'second begins',
    'second ends',
  ])
})

test('F51 work that fails says so to its own caller and lets the next one in', async () => {
  const failed = withLock('c', () => Promise.reject(new Error('broken')))
  const next = withLock('c', async () => 'next')
  await expect(failed).rejects.toThrow('broken')
  expect(await next).toBe('next')
})

test('F51 where the browser has locks, it is the browser that keeps other tabs out', async () => {
  const names: string[] = []
  const locks = {
    request: async (name: string, _options: LockOptions, work: () => Promise<unknown>) => {
      names.push(name)
      return work()
    },
  }
  const before = Object.getOwnPropertyDescriptor(globalThis, 'navigator')
  Object.defineProperty(globalThis, 'navigator', { configurable: true, value: { locks } })
  try {
    expect(await withLock('sarv-money', async () => 7)).toBe(7)
    expect(names).toEqual(['sarv-money'])
  } finally {
    if (before) Object.defineProperty(globalThis, 'navigator', before)
  }
})

/** The browser's lock manager, as far as one name, time-outs and stealing go. */
function browserLocks(): Locks {
  let tail: Promise<unknown> = Promise.resolve()
  let dropHolder: () => void = () => undefined
  return {
    async request(_name, { signal, steal }, work) {
      const before = steal ? Promise.resolve(dropHolder()) : tail
      let free: () => void = () => undefined
      tail = Promise.all([before, new Promise<void>((resolve) => (free = resolve))])
      await Promise.race([before, untilAborted(signal).finally(free)])
      const stolen = new Promise<never>((_, reject) => {
        dropHolder = () => reject(new DOMException('The lock was stolen', 'AbortError'))
      })
      return Promise.race([work(), stolen]).finally(free)
    },
  }
}

const untilAborted = (signal?: AbortSignal) =>
  new Promise<never>((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)))

test('F63 a lock that a suspended tab holds is stolen, and what that tab finishes later still has its result', async () => {
  const locks = browserLocks()
  const log: string[] = []
  const suspended = held(log, 'suspended')
  const first = withLock('d', suspended.work, locks)
  const second = withLock('d', async () => 'second', locks, 20)
  expect(await second).toBe('second')
  suspended.finish()
  expect(await first).toBe('suspended')
})

test.each([
  [
    ['first', 'first'],
    ['wait', 'steal'],
  ],
  [
    ['first', 'other', 'other'],
    ['wait', 'wait', 'steal'],
  ],
])(
  'F63 held by %j in turn, a lock is asked for by %j: only who holds it all the time loses it',
  async (holders, asked) => {
    const seen: string[] = []
    const left = [...holders]
    const locks: Locks = {
      async request(_name, { steal }, work) {
        seen.push(steal ? 'steal' : 'wait')
        if (!steal) throw new DOMException('late', 'TimeoutError')
        return work()
      },
      query: async () => ({ held: [{ name: 'f', clientId: left.shift() }], pending: [] }),
    }
    expect(await withLock('f', async () => 'done', locks)).toBe('done')
    expect(seen).toEqual(asked)
  },
)

test('F63 a lock that is free in time is not stolen', async () => {
  const log: string[] = []
  const locks = browserLocks()
  const first = held(log, 'first')
  const results = [withLock('e', first.work, locks), withLock('e', async () => log.push('second'), locks)]
  first.finish()
  await Promise.all(results)
  expect(log).toEqual(['first begins', 'first ends', 'second'])
})
