import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, describe, expect, test } from '@jest/globals'
import { status } from '@sarv/delivery/cli/verbs/status'
import { gateVerdicts } from '@sarv/delivery/gate/gate'
import { promote } from '@sarv/delivery/store/catalogue/catalogue-changes'
import { changeCatalogue, readCatalogue } from '@sarv/delivery/store/catalogue/catalogue-store'
import { folderStore } from '@sarv/delivery/store/folder-store'
import type { Store } from '@sarv/delivery/store/store'
import { builtFixture } from '@sarv/delivery/testing/built-fixture'
import { remotesFixture } from '@sarv/host/server/testing/catalogue-fixture'

const folder = mkdtempSync(path.join(tmpdir(), 'sarv-thousand-'))
afterAll(() => rmSync(folder, { recursive: true }))

const author = { who: 'nima', verb: 'promote' }
const candidate = builtFixture('remote0003', { version: '1.1.0' })

/** A store whose catalogue has so many remotes and a history, and what is asked of it from now on. */
async function storeOf(count: number) {
  const store = folderStore(mkdtempSync(path.join(folder, 'store-')))
  const remotes = remotesFixture(count)
  await changeCatalogue(store, {}, (before) => ({ ...before, remotes }), author)
  for (const version of ['1.0.1', '1.0.2'])
    await changeCatalogue(store, {}, (before) => promote(before, { built: { ...candidate, version } }), author)
  const asked: string[] = []
  const counting = <Asked extends readonly unknown[], Answer>(name: string, call: (...asked: Asked) => Answer) => {
    return (...args: Asked) => {
      asked.push(name)
      return call(...args)
    }
  }
  const counted: Store = {
    address: store.address,
    get: counting('get', store.get),
    put: counting('put', store.put),
    list: counting('list', store.list),
    remove: counting('remove', store.remove),
  }
  return { counted, asked }
}

const run = {
  'the catalogue’s write': (store: Store) =>
    changeCatalogue(store, {}, (before) => promote(before, { built: candidate }), author),
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
}

/** Seconds of a processor that some work takes, whoever else is at the machine. */
async function processorSeconds(work: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage()
  await work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1e6
}

describe.each(Object.entries(run))('%s', (_, work) => {
  test('asks of the store with 1,000 remotes what it asks with 5, and computes less than a second', async () => {
    const [few, many] = [await storeOf(5), await storeOf(1_000)]
    await work(few.counted)
    expect(await processorSeconds(() => work(many.counted))).toBeLessThan(1)
    expect(many.asked).toEqual(few.asked)
    expect(many.asked.length).toBeLessThan(8)
  })
})
