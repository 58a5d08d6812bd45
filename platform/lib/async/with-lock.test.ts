import { expect, test } from '@jest/globals'
import { type Locks, withLock } from './with-lock'

/** A piece of work that waits to be let go on. */
function held(log: string[], name: string) {
  let finish: () => void = () => undefined
  const gate = new Promise<void>((resolve) => {
    finish = resolve
  })
  let begin: () => void = () => undefined
  const begun = new Promise<void>((resolve) => {
    begin = resolve
  })
  return {
    begun,
    finish: () => finish(),
    work: async () => {
      log.push(`${name} begins`)
      begin()
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
    request: async (name: string, _options: LockOptions, work: (lock: unknown) => Promise<unknown>) => {
      names.push(name)
      return work(name)
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

interface FakeLock {
  holder?: { readonly clientId: string; readonly drop: () => void }
  readonly waiting: (() => void)[]
}

/** The browser's lock manager, as far as time-outs and stealing go; each request comes from a tab of its own. */
function browserLocks(): Locks {
  const locks = new Map<string, FakeLock>()
  let count = 0
  return {
    async request(name, { signal, steal, ifAvailable }, work) {
      const lock = locks.get(name) ?? { waiting: [] }
      locks.set(name, lock)
      if (ifAvailable && lock.holder) return work(null)
      if (steal) lock.holder?.drop()
      else if (lock.holder)
        await Promise.race([new Promise<void>((resolve) => lock.waiting.push(resolve)), untilAborted(signal)])
      let drop: () => void = () => undefined
      const stolen = new Promise<never>((_, reject) => {
        drop = () => reject(new DOMException('The lock was stolen', 'AbortError'))
      })
      const holder = { clientId: String(count++), drop }
      lock.holder = holder
      return Promise.race([work(name), stolen]).finally(() => {
        if (lock.holder !== holder) return
        lock.holder = undefined
        lock.waiting.shift()?.()
      })
    },
    async query() {
      const held = [...locks].map(([name, { holder }]) => ({ name, clientId: holder?.clientId }))
      // It comes from another process.
      await new Promise(setImmediate)
      return { held, pending: [] }
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

test('F63 two tabs that wait for a suspended one equally long do not steal from each other', async () => {
  const locks = browserLocks()
  const log: string[] = []
  void withLock('g', () => new Promise(() => undefined), locks)
  const [second, third] = [held(log, 'second'), held(log, 'third')]
  const results = [withLock('g', second.work, locks, 20), withLock('g', third.work, locks, 20)]
  await Promise.race([second.begun, third.begun])
  await new Promise(setImmediate)
  second.finish()
  third.finish()
  await Promise.all(results)
  expect(log.map((line) => line.split(' ')[1])).toEqual(['begins', 'ends', 'begins', 'ends'])
})

test.each([
  [
    ['first', 'first'],
    ['wait', 'steal'],
  ],
  [
    ['first', 'other', 'other', 'other'],
    ['wait', 'wait', 'steal'],
  ],
])(
  'F63 held by %j in turn, a lock is asked for by %j: only who holds it all the time loses it',
  async (holders, asked) => {
    const seen: string[] = []
    const left = [...holders]
    const locks: Locks = {
      async request(name, { steal, ifAvailable }, work) {
        if (ifAvailable) return work(name)
        seen.push(steal ? 'steal' : 'wait')
        if (!steal) throw new DOMException('late', 'TimeoutError')
        return work(name)
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
