import { createPublicKey, verify } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { Spec, Validation } from '@cyclonedx/cyclonedx-library'
import { beforeEach, expect, test } from '@jest/globals'
import { temporaryFolder } from '../../testing/temporary-folder'
import type { BuildRecord } from '../build/build-record'
import { makeCatalogueKeys } from '../store/catalogue/catalogue-signature'
import { catalogueKeysFrom } from '../store/catalogue/signing-keys'
import { folderStore } from '../store/folder-store'
import { sha256Of } from '../store/sha256'
import { announceHost } from '../store/versions/host-versions'
import { builtFixture } from '../testing/built-fixture'
import { filesFixture, writeBuild } from '../testing/built-folder'
import { hostFixture } from '../testing/host-fixture'
import { passGate } from '../testing/published-fixture'
import { sarvJson, settingsOf } from '../testing/run-sarv'
import { takenOver } from '../testing/trusted-store'
import { attestVersion } from './attestations'
import { sbomOf } from './sbom'

const room = temporaryFolder()
const pair = makeCatalogueKeys()
let made = 0
let store = folderStore(room)
beforeEach(async () => {
  store = folderStore(path.join(room, `store-${++made}`))
  await announceHost(store, hostFixture('1.0.0'), 'nima')
})

const record: BuildRecord = {
  from: 'bundle',
  packages: [
    { name: '@scope/chart', version: '2.1.0+build', license: '(MIT OR Apache-2.0)' },
    { name: 'valtio', version: '2.3.1' },
  ],
  builder: {
    id: 'https://hub.example/team/pma/.github/workflows/deliver.yml@refs/heads/main',
    run: 'https://hub.example/team/pma/actions/runs/7',
    repository: 'https://hub.example/team/pma',
    ref: 'refs/heads/main',
    commit: 'a'.repeat(40),
  },
}

async function environment(isSigned: boolean): Promise<NodeJS.ProcessEnv> {
  return { ...settingsOf(store), ...(isSigned ? { SARV_SIGNING_KEY: JSON.stringify((await pair).privateKey) } : {}) }
}

const sarv = async (line: string, isSigned = true) => sarvJson(line, await environment(isSigned))

/** @param built what its build knows; undefined for a build of before */
async function publish(version: string, built?: BuildRecord, isSigned = true) {
  const dist = writeBuild(path.join(room, `dist-${++made}`), 'pma', { version })
  if (built) writeFileSync(path.join(dist, 'sarv-build.json'), JSON.stringify(built))
  expect(await sarv(`publish pma --no-smoke --dist ${dist}`, isSigned)).toMatchObject({ code: 0 })
  await passGate(store, catalogueKeysFrom(await environment(true)), 'pma', version)
}

const place = (version: string, file: string) => `attestations/pma/${version}/${file}`
const textAt = async (version: string, file: string) =>
  Buffer.from((await store.get(place(version, file)))?.body ?? []).toString()

test.each([
  ['of a bundle', record],
  ['of a lockfile', { ...record, from: 'lockfile' } as const],
  ['without a record', undefined],
])('PLT-112 a bill of materials %s is CycloneDX 1.6', async (_, built) => {
  const text = JSON.stringify(sbomOf(builtFixture('pma'), built, '2026-11-30T09:00:00.000Z'))
  expect(await new Validation.JsonStrictValidator(Spec.Version.v1dot6).validate(text)).toBeNull()
})

test('PLT-112 T41 each published version has a bill of materials, and a signed statement about its files, commit and builder', async () => {
  await publish('1.0.0', record)
  const sbom = await textAt('1.0.0', 'sbom.cdx.json')
  const components = [
    { group: '@scope', name: 'chart', purl: 'pkg:npm/%40scope/chart@2.1.0%2Bbuild' },
    { name: 'valtio', purl: 'pkg:npm/valtio@2.3.1' },
  ]
  expect(JSON.parse(sbom)).toMatchObject({ components, compositions: [{ aggregate: 'complete' }] })

  const { payload, payloadType, signatures } = JSON.parse(await textAt('1.0.0', 'provenance.dsse.json'))
  const body = Buffer.from(payload, 'base64')
  const signed = Buffer.from(`DSSEv1 28 application/vnd.in-toto+json ${body.length} ${body}`)
  const { publicKey } = await pair
  const key = createPublicKey({ key: { ...publicKey }, format: 'jwk' })
  expect(payloadType).toBe('application/vnd.in-toto+json')
  expect(verify(null, signed, key, Buffer.from(signatures[0].sig, 'base64'))).toBe(true)
  const files = filesFixture('pma', { version: '1.0.0' })
  expect(JSON.parse(String(body))).toMatchObject({
    _type: 'https://in-toto.io/Statement/v1',
    predicateType: 'https://slsa.dev/provenance/v1',
    subject: [...files].map(([name, bytes]) => ({ name, digest: { sha256: sha256Of(bytes) } })),
    predicate: {
      buildDefinition: {
        externalParameters: { name: 'pma', version: '1.0.0', repository: record.builder.repository },
        internalParameters: { by: 'nima' },
        resolvedDependencies: [{ digest: { gitCommit: record.builder.commit } }],
      },
      runDetails: {
        builder: { id: record.builder.id },
        metadata: { invocationId: record.builder.run },
        byproducts: [{ name: 'sbom.cdx.json', digest: { sha256: sha256Of(sbom) } }],
      },
    },
  })
  // What the build knows is no file that visitors read.
  expect(await store.list('remotes/pma/1.0.0/')).not.toContain('remotes/pma/1.0.0/sarv-build.json')
  expect(await sarv('versions pma')).toMatchObject({ versions: [{ version: '1.0.0', attested: true }] })
  expect(await sarv('promote pma@1.0.0')).toMatchObject({ code: 0 })

  await publish('1.1.0', { ...record, packages: [{ name: 'valtio', version: '2.4.0' }] })
  expect((await sarv('diff pma@1.1.0')).packages).toEqual([
    '+ pkg:npm/valtio@2.4.0',
    '- pkg:npm/%40scope/chart@2.1.0%2Bbuild',
    '- pkg:npm/valtio@2.3.1',
  ])
})

test('PLT-112 T41 a version whose provenance is about other files is not promoted; one of before without any is', async () => {
  await publish('1.0.0', record)
  await publish('1.1.0', record)
  const put = async (file: string, text: string) => store.put(place('1.1.0', file), Buffer.from(text), 'any')
  const own = await textAt('1.1.0', 'provenance.dsse.json')
  const refused = async (file: string, text: string, detail: unknown) => {
    const before = await textAt('1.1.0', file)
    await put(file, text)
    expect(await sarv('promote pma@1.1.0')).toMatchObject({ code: 3, errors: [{ detail }] })
    await put(file, before)
  }
  const { payload, ...rest } = JSON.parse(own)
  const altered = Buffer.from(payload, 'base64').toString().replace(record.builder.id, 'urn:forged')
  const forged = JSON.stringify({ ...rest, payload: Buffer.from(altered).toString('base64') })
  const name = 'provenance.dsse.json'
  await refused(name, forged, 'pma@1.1.0: no signature of its provenance is right.')
  await refused(name, await textAt('1.0.0', name), 'pma@1.1.0: it is about pma@1.0.0.')
  await refused(name, '{}', expect.stringMatching(/^pma@1\.1\.0: /))
  await refused('sbom.cdx.json', '{}', 'pma@1.1.0: sbom.cdx.json.')
  const { publicKey, privateKey } = await pair
  const files = new Map(filesFixture('pma', { version: '1.1.0' })).set('remoteEntry.js', Buffer.from('other'))
  const version = builtFixture('pma', { version: '1.1.0' })
  await attestVersion(store, { publicKey, privateKey }, version, files, record, 'nima')
  expect(await sarv('promote pma@1.1.0')).toMatchObject({
    errors: [{ code: 'SARV-257', detail: 'pma@1.1.0: remoteEntry.js.' }],
  })
  await store.remove(place('1.1.0', name))
  expect(await sarv('promote pma@1.1.0')).toMatchObject({ code: 0 })
})

test('PLT-112 a version that was published without the key has an unsigned provenance, whose files are compared all the same', async () => {
  await publish('1.0.0', undefined, false)
  expect(JSON.parse(await textAt('1.0.0', 'provenance.dsse.json')).signatures).toEqual([])
  expect(JSON.parse(await textAt('1.0.0', 'sbom.cdx.json')).compositions).toMatchObject([{ aggregate: 'unknown' }])
  expect(await sarv('promote pma@1.0.0')).toMatchObject({ code: 0 })
})

test('PLT-112 T41 where keys are delegated, the provenance is signed by those who may change the remote', async () => {
  const { sarv: by, publish: publishBy, keysOf } = await takenOver(store, path.join(room, `trusted-${++made}`))
  await publishBy('pma', 'pma', '1.1.0')
  const version = builtFixture('pma', { version: '1.1.0' })
  const files = filesFixture('pma', { version: '1.1.0' })
  await attestVersion(store, keysOf('bank'), version, files, record, 'bank')
  expect(await by('pma', 'promote pma@1.1.0')).toMatchObject({ errors: [{ code: 'SARV-258' }] })
  await attestVersion(store, keysOf('pma'), version, files, record, 'pma')
  expect(await by('pma', 'promote pma@1.1.0')).toMatchObject({ code: 0 })
})
