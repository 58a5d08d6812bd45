import { beforeEach, expect, test } from '@jest/globals'
import { openStore } from '../store/open-store'
import { probeStore } from '../store/probe-store'
import { putIdempotent } from '../store/put-idempotent'
import { Conflict, type Expect, type Store } from '../store/store'
import { race } from './race'

/** Conformance suite of the store: what each implementation must do. Each test gets an empty one from `newAddress`. */
export function storeConformance(newAddress: () => Promise<string>): void {
  let address = ''
  let store: Store
  beforeEach(async () => {
    address = await newAddress()
    store = await openStore(address)
  })

  const put = (key: string, text: string, expected: Expect) => store.put(key, Buffer.from(text), expected)
  const textAt = async (key: string) => {
    const stored = await store.get(key)
    return stored && Buffer.from(stored.body).toString()
  }

  test('a key that nobody has written is not there', async () => {
    await expect(store.get('catalogue.json')).resolves.toBeUndefined()
    await expect(store.get('remotes/pma/1.0.0/platform.json')).resolves.toBeUndefined()
  })

  test('a key is created once and swapped by whoever knows its tag', async () => {
    const first = await put('catalogue.json', 'one', 'absent')
    await expect(put('catalogue.json', 'other', 'absent')).rejects.toThrow(Conflict)
    const second = await put('catalogue.json', 'two', { tag: first })
    expect(second).not.toBe(first)
    await expect(put('catalogue.json', 'late', { tag: first })).rejects.toThrow(Conflict)
    expect(await store.get('catalogue.json')).toMatchObject({ body: Buffer.from('two'), tag: second })
    await put('catalogue.json', 'three', 'any')
    expect(await textAt('catalogue.json')).toBe('three')
  })

  test('a key that has not changed since it was read is not read again', async () => {
    await put('catalogue.json', 'one', 'absent')
    const known = await store.get('catalogue.json')
    expect(await store.get('catalogue.json', known)).toBe(known)
    await put('catalogue.json', 'two', 'any')
    expect(Buffer.from((await store.get('catalogue.json', known))?.body ?? []).toString()).toBe('two')
    await store.remove('catalogue.json')
    expect(await store.get('catalogue.json', known)).toBeUndefined()
  })

  test('what is not there cannot be swapped', async () => {
    for (const tag of ['1', '0', '00000000000000000000000000000000'])
      await expect(put('catalogue.json', 'one', { tag })).rejects.toThrow(Conflict)
    await expect(put('catalogue.json', 'one', { tag: '' })).rejects.toThrow('needs a tag')
    expect(await textAt('catalogue.json')).toBeUndefined()
  })

  test('the file of a version is created once, byte by byte, and never written again', async () => {
    const key = 'remotes/pma/1.0.0/remote.3f2a.js'
    const bytes = Uint8Array.from({ length: 70_000 }, (_, index) => index % 256)
    const tag = await store.put(key, bytes, 'absent')
    expect(Buffer.compare((await store.get(key))?.body ?? new Uint8Array(), bytes)).toBe(0)
    await expect(put(key, 'other', 'absent')).rejects.toThrow(Conflict)
    for (const expected of ['any', { tag }] as const)
      await expect(put(key, 'other', expected)).rejects.toThrow('written once')
    expect((await store.get(key))?.body).toHaveLength(70_000)
  })

  test('an upload that is tried again goes on where it was, and stops where other bytes are', async () => {
    const key = 'remotes/pma/1.0.0/platform.json'
    const body = Buffer.from('{}')
    const tag = await putIdempotent(store, key, body, 'absent')
    await expect(putIdempotent(store, key, body, 'absent')).resolves.toBe(tag)
    await expect(putIdempotent(store, key, Buffer.from('[]'), 'absent')).rejects.toThrow(Conflict)
  })

  test('a folder lists what lies directly in it', async () => {
    for (const key of [
      'remotes/pma/1.0.0/platform.json',
      'remotes/pma/1.0.0/chunks/a.js',
      'remotes/pma/1.10.0/platform.json',
    ])
      await put(key, key, 'absent')
    for (const key of ['audit/0000000001.json', 'audit/0000000002.json', 'catalogue.json', 'health/pma.json'])
      await put(key, key, 'absent')
    await expect(store.list('')).resolves.toEqual(['audit/', 'catalogue.json', 'health/', 'remotes/'])
    await expect(store.list('remotes/pma/')).resolves.toEqual(['remotes/pma/1.0.0/', 'remotes/pma/1.10.0/'])
    await expect(store.list('remotes/pma/1.0.0/')).resolves.toEqual([
      'remotes/pma/1.0.0/chunks/',
      'remotes/pma/1.0.0/platform.json',
    ])
    await expect(store.list('audit/')).resolves.toEqual(['audit/0000000001.json', 'audit/0000000002.json'])
    await expect(store.list('audit/', 'audit/0000000001')).resolves.toHaveLength(2)
    await expect(store.list('audit/', 'audit/0000000002')).resolves.toEqual(['audit/0000000002.json'])
    await expect(store.list('remotes/pma/', 'remotes/pma/1.1')).resolves.toEqual(['remotes/pma/1.10.0/'])
    await expect(store.list('health/')).resolves.toEqual(['health/pma.json'])
    await expect(store.list('remotes/bank/')).resolves.toEqual([])
  })

  test('what is taken away can be created again', async () => {
    for (const key of ['probe/a.txt', 'remotes/pma/1.0.0/a.js']) {
      await put(key, 'one', 'absent')
      await store.remove(key)
      await store.remove(key)
      expect(await textAt(key)).toBeUndefined()
      await put(key, 'two', 'absent')
      expect(await textAt(key)).toBe('two')
    }
  })

  test.each([
    '',
    '/',
    'a//b',
    '../catalogue.json',
    'remotes/../../x',
    '.revisions/x',
    'a/.drafts',
    'a\\b',
    'a b',
    'a\u0000',
  ])('%j is no key', async (key) => {
    await expect(store.get(key)).rejects.toThrow('Invalid store key')
    await expect(put(key, 'one', 'any')).rejects.toThrow('Invalid store key')
    await expect(store.remove(key)).rejects.toThrow('Invalid store key')
    await expect(store.list(`${key}/`)).rejects.toThrow('Invalid store key')
  })

  test('it passes the probe, which leaves nothing behind', async () => {
    await probeStore(store)
    await expect(store.list('')).resolves.toEqual([])
  })

  test('of updates by several processes none is lost, also when some of them are killed', async () => {
    const writers = Number(process.env.SARV_RACE_WRITERS ?? 4)
    const updates = Number(process.env.SARV_RACE_UPDATES ?? 25)
    const said = await race(address, 'race.txt', { writers, updates, killed: 2 })
    const lines = ((await textAt('race.txt')) ?? '').trimEnd().split('\n')
    expect(new Set(lines).size).toBe(lines.length)
    for (const [name, last] of said) {
      // A process that is killed may have written one more than it came to say.
      const of = lines.filter((line) => line.startsWith(`${name} `))
      expect(of).toEqual(of.map((_, index) => `${name} ${index + 1}`))
      expect(of.length - last).toBeGreaterThanOrEqual(0)
      expect(of.length - last).toBeLessThanOrEqual(name.startsWith('killed') ? 1 : 0)
    }
    expect([...said.values()].filter((last) => last === updates)).toHaveLength(writers)
  }, 300_000)
}
