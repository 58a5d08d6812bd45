import path from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals'
import { temporaryFolder } from '../../testing/temporary-folder'
import { describeWithS3 } from '../testing/describe-with-s3'
import { type FaultProxy, startFaultProxy } from '../testing/fault-proxy'
import { storeConformance } from '../testing/store-conformance'
import { openStore } from './open-store'
import { putIdempotent } from './put-idempotent'
import { Conflict, type Store } from './store'

describe('a store in a folder', () => {
  const base = temporaryFolder()
  let made = 0
  storeConformance(async () => path.join(base, String(++made)))
})

describeWithS3('a store in an S3-compatible server', (server) => {
  let made = 0
  const newAddress = (origin?: string) => server().makeBucket(`store-${++made}`, origin)

  describe('with a good network', () => storeConformance(() => newAddress()))

  describe('behind a network that has faults', () => {
    const key = 'catalogue.json'
    const [one, two] = [Buffer.from('one'), Buffer.from('two')]
    let way: FaultProxy
    let store: Store
    beforeEach(async () => {
      way = await startFaultProxy(server().origin)
      store = await openStore(`${await newAddress(way.origin)}&region=eu-west-1`)
    })
    afterEach(() => way.stop())

    test('a write whose answer is lost is tried again and recognised as its own', async () => {
      const tag = await store.put(key, one, 'absent')
      way.next('lose-answer')
      const next = await putIdempotent(store, key, two, { tag })
      expect(way.statuses('PUT').slice(-2)).toEqual([200, 412])
      await expect(store.get(key)).resolves.toMatchObject({ body: two, tag: next })
    })

    test('without that, it is a conflict', async () => {
      way.next('lose-answer')
      await expect(store.put(key, one, 'absent')).rejects.toThrow(Conflict)
    })

    test('a server that stumbles is asked again', async () => {
      way.next(500, 503)
      await store.put(key, one, 'absent')
      expect(way.statuses('PUT')).toEqual([500, 503, 200])
    })

    test('a server that is busy with another write of the key answers a conflict', async () => {
      way.next(409)
      await expect(store.put(key, one, 'absent')).rejects.toThrow(Conflict)
      await expect(store.get(key)).resolves.toBeUndefined()
    })

    test('missing access is neither a conflict nor an absent file', async () => {
      way.next(403)
      const refused = { $metadata: { httpStatusCode: 403 } }
      await expect(store.put(key, one, 'absent')).rejects.toMatchObject(refused)
      way.next(403)
      await expect(store.get(key)).rejects.toMatchObject(refused)
      const lost = await openStore(`s3://no-such-bucket?endpoint=${encodeURIComponent(way.origin)}`)
      await expect(lost.get(key)).rejects.toThrow('bucket does not exist')
      await expect(lost.put(key, one, { tag: 'a' })).rejects.toThrow('bucket does not exist')
    })

    test('a long list comes in pages', async () => {
      const keys = ['audit/1.json', 'audit/2.json', 'audit/3.json', 'audit/4.json', 'audit/5.json']
      for (const one of keys) await store.put(one, two, 'absent')
      way.pageSize(2)
      await expect(store.list('audit/')).resolves.toEqual(keys)
      expect(way.statuses('GET')).toHaveLength(3)
    })

    test('the prefix of all keys is not a part of a key', async () => {
      const address = new URL(await newAddress())
      address.pathname = '/installations/one/'
      const inside = await openStore(address.href)
      await inside.put(key, one, 'absent')
      await expect(inside.list('')).resolves.toEqual([key])
      address.pathname = ''
      await expect((await openStore(address.href)).get(`installations/one/${key}`)).resolves.toMatchObject({
        body: one,
      })
    })
  })
})
