import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { beforeEach, expect, test } from '@jest/globals'
import type { BuiltRemote } from '../../contract/manifest'
import { temporaryFolder } from '../../testing/temporary-folder'
import { makeCatalogueKeys } from '../store/catalogue/catalogue-signature'
import { readCatalogue } from '../store/catalogue/catalogue-store'
import { signText } from '../store/catalogue/signed-text'
import { catalogueKeysFrom } from '../store/catalogue/signing-keys'
import { folderStore } from '../store/folder-store'
import type { Store } from '../store/store'
import { recordGate } from '../store/versions/gate-record'
import { announceHost } from '../store/versions/host-versions'
import { filesOfBuild, uploadVersion } from '../store/versions/stored-version'
import { builtFixture } from '../testing/built-fixture'
import { writeBuild } from '../testing/built-folder'
import { hostFixture } from '../testing/host-fixture'
import { passGate } from '../testing/published-fixture'
import { sarvJson, settingsOf } from '../testing/run-sarv'

const room = temporaryFolder()
let made = 0
let store: Store
let signing: Record<string, string> = {}
beforeEach(async () => {
  store = folderStore(path.join(room, `${++made}`))
  signing = { SARV_SIGNING_KEY: JSON.stringify((await makeCatalogueKeys()).privateKey) }
  await announceHost(store, hostFixture('1.0.0'), 'nima')
})

const sarv = (line: string, keys = signing) => sarvJson(line, { ...settingsOf(store), ...keys })
const dist = (name: string, different: Partial<BuiltRemote> = {}, script?: string) =>
  writeBuild(path.join(room, `dist-${++made}`), name, { version: '1.0.0', ...different }, script)
const keysHere = () => catalogueKeysFrom(signing)
const passed = (name: string, version = '1.0.0') => passGate(store, keysHere(), name, version)
/** Uploads a version as who has the store's credentials can: without the gate. */
const upload = (folder: string, name: string, version = '1.0.0') =>
  uploadVersion(store, { name, version }, filesOfBuild(folder), 'mallory')
/** Writes a key whatever is there. */
async function overwrite(key: string, text: string): Promise<void> {
  await store.remove(key)
  await store.put(key, Buffer.from(text), 'absent')
}

/** Uploads a build so, with a record that it has passed. */
async function slip(folder: string): Promise<void> {
  await upload(folder, 'pma')
  await passed('pma')
}
/** Publishes a version, and gives one of its files another text. */
async function alter(file: string, text: string): Promise<void> {
  await sarv(`publish pma --no-smoke --dist ${dist('pma')}`)
  await passed('pma')
  await overwrite(`remotes/pma/1.0.0/${file}`, text)
}

test.each<[string, string, () => Promise<unknown>]>([
  ['was uploaded past the gate', 'SARV-216', () => upload(dist('pma'), 'pma')],
  ['has a script that makes code from text', 'SARV-411', () => slip(dist('pma', {}, 'eval("1")'))],
  ['lies in the folder of another remote', 'SARV-218', () => slip(dist('support'))],
  ['lies in the folder of another version', 'SARV-218', () => slip(dist('pma', { version: '2.0.0' }))],
  ['has another script than was checked', 'SARV-410', () => alter('remoteEntry.js', 'export {}')],
  ['has a script more than was checked', 'SARV-410', () => alter('more.js', 'export {}')],
  [
    'has another description than was checked',
    'SARV-218',
    () => alter('platform.json', String(filesOfBuild(dist('pma', { owner: 'mallory' })).get('platform.json'))),
  ],
  ['has a description that cannot be read', 'SARV-218', () => alter('platform.json', '{"name":')],
  [
    'has a record that nobody signed',
    'SARV-216',
    async () => {
      await upload(dist('pma'), 'pma')
      await passGate(store, {}, 'pma', '1.0.0')
    },
  ],
  [
    'has a record that another key signed',
    'SARV-216',
    async () => {
      await upload(dist('pma'), 'pma')
      const { privateKey } = await makeCatalogueKeys()
      const description = (await store.get('remotes/pma/1.0.0/platform.json'))?.body ?? new Uint8Array()
      const pma = { name: 'pma', version: '1.0.0', commit: 'none' }
      await recordGate(store, { privateKey }, pma, description, { by: 'mallory', revision: 0, checks: [] })
    },
  ],
  [
    'has a record of another version',
    'SARV-216',
    async () => {
      await sarv(`publish pma --no-smoke --dist ${dist('pma', { version: '2.0.0' })}`)
      await upload(dist('pma'), 'pma')
      await overwrite(
        'gate/pma/1.0.0.json',
        Buffer.from((await store.get('gate/pma/2.0.0.json'))?.body ?? []).toString(),
      )
    },
  ],
  [
    'has another text of this key for a record',
    'SARV-216',
    async () => {
      await upload(dist('pma'), 'pma')
      const { privateKey } = keysHere()
      if (privateKey) await overwrite('gate/pma/1.0.0.json', await signText({}, 'sarv-catalogue', privateKey))
    },
  ],
])('T34 PLT-079 what %s is not promoted, not even to a canary: %s', async (_, code, prepare) => {
  await sarv(`publish bank --no-smoke --dist ${dist('bank')}`)
  await passed('bank')
  expect(await sarv('promote bank@1.0.0')).toMatchObject({ code: 0, revision: 1 })
  await prepare()
  for (const line of ['promote pma@1.0.0', 'promote pma@1.0.0 --percent 10']) {
    const refused = await sarv(line)
    expect(refused.code).not.toBe(0)
    expect(refused.errors.map((error: { code: string }) => error.code)).toContain(code)
  }
  const { catalogue } = await readCatalogue(store, keysHere())
  expect([catalogue.revision, catalogue.remotes.length]).toEqual([1, 1])
})

test('T34 PLT-079 what no browser has opened goes to a canary at most, until a check has opened it in a shell that runs', async () => {
  const published = await sarv(`publish pma --no-smoke --dist ${dist('pma')}`)
  expect(published).toMatchObject({ code: 0 })
  for (const line of ['promote pma@1.0.0', 'promote pma@1.0.0 --ramp 1,100', 'promote pma@1.0.0 --percent 100'])
    expect(await sarv(line)).toMatchObject({
      code: 3,
      errors: [{ code: 'SARV-217', detail: 'pma@1.0.0: left out by --no-smoke.' }],
    })
  expect(await sarv('promote pma@1.0.0 --percent 10')).toMatchObject({ what: ['pma: comes in: 10 % try 1.0.0'] })
  await passed('pma')
  expect(await sarv('promote pma@1.0.0')).toMatchObject({ what: ['pma: everybody runs 1.0.0'] })

  await sarv(`publish pma --no-smoke --dist ${dist('pma', { version: '1.1.0' })}`)
  await passed('pma', '1.1.0')
  for (const contract of ['1.1.0', '1.2.0']) await announceHost(store, hostFixture(contract), 'nima')
  expect(await sarv('promote pma@1.1.0')).toMatchObject({
    errors: [{ code: 'SARV-217', detail: 'pma@1.1.0: it has opened in the shell 1.0.0-test.' }],
  })
})

test('PLT-007 while tabs of the previous host are open a version must fit it and the live one', async () => {
  const refusalOf = async (version: string, platform: string) => {
    const { rules } = await sarv(`publish pma --no-smoke --dist ${dist('pma', { version, requires: { platform } })}`)
    return rules.flatMap((rule: { errors?: object[] }) => rule.errors ?? [])
  }
  await announceHost(store, hostFixture('1.9.0'), 'nima')
  expect(await refusalOf('1.0.0', '^1.0.0')).toEqual([])
  expect(await refusalOf('1.1.0', '^1.9.0')).toMatchObject([
    { code: 'SARV-401', detail: 'It requires ^1.9.0; the other host 1.0.0-test keeps 1.0.0.' },
  ])
  expect(await refusalOf('1.2.0', '~1.0.0')).toMatchObject([
    { code: 'SARV-401', detail: 'It requires ~1.0.0; the live host 1.9.0-test keeps 1.9.0.' },
  ])
  await announceHost(store, hostFixture('1.9.1'), 'nima')
  expect(await refusalOf('1.1.0', '^1.9.0')).toEqual([])
})

test('a published version is checked where the key is, and what comes of it is recorded', async () => {
  await sarv(`publish bank --no-smoke --dist ${dist('bank')}`)
  await sarv('promote bank@1.0.0 --percent 10')
  // A team without the key.
  await sarv(`publish pma --no-smoke --dist ${dist('pma')}`, {})
  expect(await sarv('promote pma@1.0.0 --percent 10')).toMatchObject({ errors: [{ code: 'SARV-216' }] })
  expect(await sarv('check pma@1.0.0 --no-smoke')).toMatchObject({ code: 0, name: 'pma', version: '1.0.0' })
  expect(await sarv('promote pma@1.0.0 --percent 10')).toMatchObject({ code: 0 })

  await upload(dist('recommendations', {}, 'eval("1")'), 'recommendations')
  expect(await sarv('check recommendations@1.0.0 --no-smoke')).toMatchObject({
    code: 4,
    errors: [{ code: 'SARV-411' }],
  })
  expect(await store.get('gate/recommendations/1.0.0.json')).toBeUndefined()
  expect(await sarv('check pma@9.0.0')).toMatchObject({ errors: [{ code: 'SARV-202' }] })
})

test('the folder of a version is checked under its own name only', async () => {
  await upload(dist('support'), 'pma')
  expect(await sarv('check pma@1.0.0 --no-smoke')).toMatchObject({ errors: [{ code: 'SARV-218' }] })
})

const ofPma = (version: string, ...operations: string[]) =>
  dist('pma', { version, authority: { operations, abilities: [] } })
const publishPma = async (version: string, ...operations: string[]) => {
  const published = await sarv(`publish pma --no-smoke --dist ${ofPma(version, ...operations)}`)
  await passed('pma', version)
  return published
}
const grown = { code: 3, errors: [{ code: 'SARV-225', detail: expect.stringContaining('+ POST /pma/api/v1/sell/') }] }

test('PLT-083 a version that may do more goes to a canary at most, until the owner of the platform agrees; that is recorded', async () => {
  await publishPma('1.0.0', 'GET /pma/api/v1/plans/')
  for (const line of ['promote pma@1.0.0', 'promote pma@1.0.0 --percent 100'])
    expect(await sarv(line)).toMatchObject({ errors: [{ code: 'SARV-225' }] })
  expect(await sarv('promote pma@1.0.0 --agree-authority')).toMatchObject({
    what: ['pma: comes in with 1.0.0', 'pma: the authority grows with 1.0.0: GET /pma/api/v1/plans/'],
  })
  const published = await publishPma('1.1.0', 'GET /pma/api/v1/plans/', 'POST /pma/api/v1/sell/')
  expect(published.rules).toContainEqual(
    expect.objectContaining({ notes: expect.arrayContaining(['+ POST /pma/api/v1/sell/']) }),
  )
  for (const line of ['promote pma@1.1.0', 'promote pma@1.1.0 --ramp 1,100'])
    expect(await sarv(line)).toMatchObject(grown)
  expect(await sarv('promote pma@1.1.0 --percent 10')).toMatchObject({ what: ['pma: 10 % try 1.1.0'] })
  expect(await sarv('promote pma@1.1.0')).toMatchObject(grown)
  expect(await sarv('promote pma@1.1.0 --agree-authority')).toMatchObject({
    what: ['pma: everybody runs 1.1.0 instead of 1.0.0', 'pma: the authority grows with 1.1.0: POST /pma/api/v1/sell/'],
  })
  const { entries } = await sarv('audit')
  expect(entries[0]).toMatchObject({ who: 'nima', what: expect.arrayContaining([expect.stringContaining('POST')]) })
  await publishPma('1.2.0', 'GET /pma/api/v1/plans/')
  expect(await sarv('promote pma@1.2.0')).toMatchObject({ code: 0 })
})

test('PLT-083 who agrees to a ramp agrees to its last step too', async () => {
  await publishPma('1.0.0')
  await sarv('promote pma@1.0.0')
  await publishPma('1.1.0', 'POST /pma/api/v1/sell/')
  expect(await sarv('promote pma@1.1.0 --ramp 1,100 --agree-authority')).toMatchObject({
    what: expect.arrayContaining(['pma: the authority grows with 1.1.0: POST /pma/api/v1/sell/']),
  })
  expect(await sarv('promote pma@1.1.0 --percent 50')).toMatchObject({ code: 0 })
  expect(await sarv('promote pma@1.1.0')).toMatchObject({ what: ['pma: everybody runs 1.1.0 instead of 1.0.0'] })
})

test('PLT-083 a build of before, which lists nothing, may call every operation: it follows its like, and no list', async () => {
  const former = (version: string) => dist('pma', { version, authority: undefined })
  for (const version of ['1.0.0', '1.1.0']) {
    const { rules } = await sarv(`publish pma --no-smoke --dist ${former(version)}`)
    const skipped = 'built before 1.6.0, it may call every operation'
    expect(rules).toContainEqual(expect.objectContaining({ rule: 'authority', skipped }))
    const record = new TextDecoder().decode((await store.get(`gate/pma/${version}.json`))?.body)
    expect(Buffer.from(JSON.parse(record).payload, 'base64url').toString()).toContain(skipped)
    await passed('pma', version)
  }
  expect(await sarv('promote pma@1.0.0')).toMatchObject({
    errors: [{ detail: expect.stringContaining('+ every operation') }],
  })
  await sarv('promote pma@1.0.0 --agree-authority')
  expect(await sarv('promote pma@1.1.0')).toMatchObject({ code: 0 })
  await publishPma('1.2.0', 'POST /pma/api/v1/sell/')
  expect(await sarv('promote pma@1.2.0')).toMatchObject({ code: 0 })
  expect(await sarv('promote pma@1.1.0 --again')).toMatchObject({ errors: [{ code: 'SARV-225' }] })
})

test('PLT-083 the gate refuses an entry that tells the shell of other operations, and pages that ask ahead for others', async () => {
  const lying = ofPma('1.0.0', 'GET /pma/api/v1/plans/')
  const file = path.join(lying, 'platform.json')
  writeFileSync(file, readFileSync(file, 'utf8').replace('plans', 'other'))
  expect(await sarv(`check pma --no-smoke --dist ${lying}`)).toMatchObject({ errors: [{ code: 'SARV-410' }] })
  const [route] = builtFixture('pma').routes
  const routes = [{ ...(route as NonNullable<typeof route>), reads: ['/pma/api/v1/plans/', '/pma/api/v1/worth/'] }]
  const asking = dist('pma', { routes, authority: { operations: ['GET /pma/api/v1/plans/'], abilities: [] } })
  expect(await sarv(`check pma --no-smoke --dist ${asking}`)).toMatchObject({
    errors: [{ code: 'SARV-226', detail: '/pma reads GET /pma/api/v1/worth/' }],
  })
})

test('PLT-083 the first version of a remote that a canary ran goes to all people only when it was agreed to', async () => {
  await publishPma('1.0.0', 'POST /pma/api/v1/sell/')
  await sarv('promote pma@1.0.0 --percent 10')
  expect(await sarv('promote pma@1.0.0')).toMatchObject(grown)
})

test('PLT-094 what a version calls beside the API goes to a canary too only when the owner of the platform grants it', async () => {
  const [api, other] = ['https://api.team.example', 'https://other.team.example']
  const calling = async (version: string, ...connects: string[]) => {
    const published = await sarv(`publish pma --no-smoke --dist ${dist('pma', { version, connects })}`)
    await passed('pma', version)
    return published
  }
  const granted = async () => (await readCatalogue(store, {})).catalogue.remotes[0]?.granted
  const { rules } = await calling('1.0.0', api)
  expect(rules).toContainEqual(expect.objectContaining({ notes: expect.arrayContaining([`+ connect ${api}`]) }))
  const owner = `pma@1.0.0 of pma-team calls ${api}, which the owner of the platform has not granted to it.`
  const refused = expect.arrayContaining([expect.objectContaining({ code: 'SARV-239', detail: owner })])
  for (const line of ['promote pma@1.0.0', 'promote pma@1.0.0 --percent 10'])
    expect(await sarv(line)).toMatchObject({ code: 3, errors: refused })
  expect(await sarv('promote pma@1.0.0 --percent 10 --agree-authority')).toMatchObject({ code: 0 })
  expect(await granted()).toEqual([api])
  expect(await sarv('promote pma@1.0.0')).toMatchObject({ code: 0 })
  await calling('1.1.0', api, other)
  expect(await sarv('promote pma@1.1.0 --percent 10')).toMatchObject({
    errors: [{ code: 'SARV-239', detail: expect.stringContaining(other) }],
  })
  await calling('1.2.0', api)
  expect(await sarv('promote pma@1.2.0 --percent 10')).toMatchObject({ code: 0 })
  expect([await granted(), (await sarv('promote pma@1.2.0')).code]).toEqual([[api], 0])
  await calling('1.3.0')
  await sarv('promote pma@1.3.0')
  expect(await granted()).toEqual([api])
  await sarv('rollback pma')
  await calling('1.4.0')
  await calling('1.5.0')
  for (const version of ['1.4.0', '1.5.0']) await sarv(`promote pma@${version}`)
  expect(await granted()).toEqual([])
  expect(await sarv('promote pma@1.2.0 --again')).toMatchObject({
    errors: expect.arrayContaining([expect.objectContaining({ code: 'SARV-239' })]),
  })
})

test('PLT-082 authority lists what each version that runs may do', async () => {
  await publishPma('1.0.0', 'GET /pma/api/v1/plans/')
  await sarv('promote pma@1.0.0 --agree-authority')
  await publishPma('1.1.0', 'POST /pma/api/v1/sell/')
  await sarv('promote pma@1.1.0 --percent 10')
  const of = (version: string, operation: string) => ({ name: 'pma', version, operations: [operation], storage: [] })
  const listed = [of('1.0.0', 'GET /pma/api/v1/plans/'), { ...of('1.1.0', 'POST /pma/api/v1/sell/'), canary: true }]
  expect(Object.values(await sarv('authority pma'))).toEqual(
    expect.arrayContaining(listed.map(expect.objectContaining)),
  )
  expect(await sarv('authority pmo')).toMatchObject({ errors: [{ code: 'SARV-201' }] })
})
