import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from '@jest/globals'
import { cataloguedRemote } from '@sarv/platform/contract/catalogue'
import { status } from '@sarv/platform/delivery/cli/commands/status'
import { performChange } from '@sarv/platform/delivery/console/api/perform-change'
import { remoteListPage } from '@sarv/platform/delivery/console/api/remote-list'
import { createSnapshots } from '@sarv/platform/delivery/console/api/snapshot'
import { gateVerdicts } from '@sarv/platform/delivery/gate/gate'
import { promote } from '@sarv/platform/delivery/store/catalogue/catalogue-changes'
import { changeCatalogue, readCatalogue } from '@sarv/platform/delivery/store/catalogue/catalogue-store'
import { entryTag } from '@sarv/platform/delivery/store/catalogue/entry-tag'
import { folderStore } from '@sarv/platform/delivery/store/folder-store'
import type { Store } from '@sarv/platform/delivery/store/store'
import { builtFixture } from '@sarv/platform/delivery/testing/built-fixture'
import { remotesFixture } from '@sarv/platform/page/server/testing/catalogue-fixture'

const folder = mkdtempSync(path.join(tmpdir(), 'sarv-thousand-'))
afterAll(() => rmSync(folder, { recursive: true }))

const author = { who: 'nima', verb: 'promote' }
const candidate = builtFixture('remote0003', { version: '1.1.0' })

/** A store whose catalogue has so many remotes and a history. */
async function storeOf(count: number): Promise<Store> {
  const store = folderStore(mkdtempSync(path.join(folder, 'store-')))
  const remotes = remotesFixture(count)
  await changeCatalogue(store, {}, (before) => ({ ...before, remotes }), author)
  for (const version of ['1.0.1', '1.0.2'])
    await changeCatalogue(store, {}, (before) => promote(before, { built: { ...candidate, version } }), author)
  return store
}

/** What is asked of a store from now on, and which entries of the catalogue. */
function counted(store: Store): { store: Store; asked: readonly string[]; entries: readonly string[] } {
  const asked: string[] = []
  const entries: string[] = []
  const counting = <Asked extends readonly unknown[], Answer>(name: string, call: (...asked: Asked) => Answer) => {
    return (...args: Asked) => {
      const [key] = args
      if (name === 'get' && String(key).startsWith('entries/')) entries.push(String(key))
      else asked.push(name)
      return call(...args)
    }
  }
  const { address, get, put, list, remove } = store
  return {
    store: {
      address,
      get: counting('get', get),
      put: counting('put', put),
      list: counting('list', list),
      remove: counting('remove', remove),
    },
    asked,
    entries,
  }
}

const five = storeOf(5)
const thousand = storeOf(1_000)
/** More stores like it for the same work: a machine compiles at the first one, and other load may slow any of them. */
const alike = [storeOf(1_000), storeOf(1_000), storeOf(1_000)]

/** How the console names the entry of a remote that no one has changed. */
const untouched = entryTag(cataloguedRemote.parse(remotesFixture(5)[4]))

const run = {
  'the gate': async (store: Store) => {
    const { catalogue } = await readCatalogue(store, {})
    return gateVerdicts({ built: candidate, files: new Map(), hosts: [], catalogue })
  },
  'pnpm sarv status': (store: Store) =>
    status.run({
      args: [],
      text: () => undefined,
      flag: () => false,
      context: { store: async () => store, keys: () => ({}), author, env: {}, progress: () => undefined },
    }),
  'the console’s list': async (store: Store) => {
    const { rows } = await createSnapshots({ store, keys: {}, env: {} }).read()
    return remoteListPage(rows, { search: 'remote', state: 'all', offset: 0 })
  },
  'the console’s change': (store: Store) => {
    const wanted = {
      verb: 'kill',
      message: { fa: 'بسته', en: 'Closed' },
      tag: untouched,
      why: 'the data is late',
    } as const
    return performChange({ store, keys: {}, env: {} }, 'remote0004', wanted, 'nima')
  },
  'the catalogue’s write': (store: Store) =>
    changeCatalogue(store, {}, (before) => promote(before, { built: candidate }), author),
}

/** Seconds of a processor that some work takes. Other work on the machine only adds to them. */
async function processorSeconds(work: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage()
  await work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1e6
}

test.each(Object.entries(run))(
  '%s asks of the store with 1,000 remotes what it asks with 5 and each entry once, and computes less than a second',
  async (_, work) => {
    const [few, many] = [counted(await five), counted(await thousand)]
    await work(few.store)
    const taken = [await processorSeconds(() => work(many.store))]
    for (const store of await Promise.all(alike)) taken.push(await processorSeconds(() => work(store)))
    expect(Math.min(...taken)).toBeLessThan(1)
    expect(many.asked).toEqual(few.asked)
    expect(many.asked.length).toBeLessThan(10)
    expect(new Set(many.entries).size).toBe(many.entries.length)
  },
)
