import * as z from 'zod/mini'
import type { BuildRecord } from '../build/build-record'
import type { ErrorDetail } from '../errors/sarv-error'
import { fileOfDelta } from '../http/compression-dictionary'
import type { CatalogueKeys } from '../store/catalogue/signing-keys'
import { sha256Of } from '../store/sha256'
import type { Store } from '../store/store'
import { trustIn } from '../store/trust/read-trusted'
import { type KeyRing, keyIdOf } from '../store/trust/signed-document'
import { vouchersFor } from '../store/trust/trust-document'
import { openEnvelope, sealEnvelope } from './dsse'
import { type ProvenanceStatement, provenanceOf, provenanceStatement, sbomName, statementType } from './provenance'
import { sbomOf } from './sbom'

type Files = ReadonlyMap<string, Uint8Array>

interface Version {
  readonly name: string
  readonly version: string
}

/** Beside the versions, and not among their files, which any visitor may read. */
const folderOf = ({ name, version }: Version) => `attestations/${name}/${version}/`
const provenanceName = 'provenance.dsse.json'

/**
 * Writes the bill of materials of a version and its provenance, signed when this machine has the key. Those of an upload that
 * was broken off are replaced.
 * @param files everything that is uploaded, by path
 * @param by who publishes it
 */
export async function attestVersion(
  store: Store,
  { privateKey }: CatalogueKeys,
  version: Version & { readonly owner: string },
  files: Files,
  record: BuildRecord | undefined,
  by: string,
): Promise<void> {
  const put = async (name: string, body: Uint8Array) => {
    const key = folderOf(version) + name
    await store.put(key, body, 'any')
  }
  const sbom = Buffer.from(`${JSON.stringify(sbomOf(version, record, new Date().toISOString()), undefined, 2)}\n`)
  await put(sbomName, sbom)
  const statement = provenanceOf(version, files, sbom, record, by)
  await put(provenanceName, Buffer.from(await sealEnvelope(statement, statementType, privateKey)))
}

/**
 * What of a version's provenance does not hold: its subjects are exactly the files of the version, and its signature, where there
 * is one and this machine has a key to verify it, is one of those who may change the remote. One of before has none.
 * @param files of the version as the store gives them
 */
export async function attestationErrors(
  store: Store,
  keys: CatalogueKeys,
  version: Version,
  files: Files,
): Promise<ErrorDetail[]> {
  const stored = await textOf(store, folderOf(version) + provenanceName)
  if (stored === undefined) return []
  const at = `${version.name}@${version.version}`
  try {
    const allowed = await allowedKeys(store, keys, version.name)
    const { content, isSigned, signers } = openEnvelope(stored, statementType, allowed ?? new Map())
    if (allowed && isSigned && signers.size === 0)
      return [{ code: 'SARV-258', detail: `${at}: no signature of its provenance is right.` }]
    const sbom = await store.get(folderOf(version) + sbomName)
    const wrong = differences(provenanceStatement.parse(content), version, files, sbom?.body)
    return wrong.length === 0 ? [] : [{ code: 'SARV-257', detail: `${at}: ${wrong.join(', ')}.` }]
  } catch (error) {
    return [{ code: 'SARV-257', detail: `${at}: ${error instanceof Error ? error.message : error}` }]
  }
}

/** Names of what a statement says otherwise than it is. */
function differences(
  { subject, predicate }: ProvenanceStatement,
  { name, version }: Version,
  files: Files,
  sbom: Uint8Array | undefined,
): string[] {
  const { externalParameters: about } = predicate.buildDefinition
  if (about.name !== name || about.version !== version) return [`it is about ${about.name}@${about.version}`]
  const said = new Map(subject.map(({ name: file, digest }) => [file, digest.sha256]))
  const own = [...files].filter(([file]) => fileOfDelta(file) === undefined)
  const changed = own.filter(([file, bytes]) => said.get(file) !== sha256Of(bytes)).map(([file]) => file)
  const gone = [...said.keys()].filter((file) => !files.has(file))
  const listed = predicate.runDetails.byproducts.find((one) => one.name === sbomName)
  const isOther = listed && (!sbom || listed.digest.sha256 !== sha256Of(sbom))
  return [...changed, ...gone, ...(isOther ? [sbomName] : [])]
}

/** The keys that may vouch for a version; undefined where this machine can verify none. */
async function allowedKeys(store: Store, keys: CatalogueKeys, name: string): Promise<KeyRing | undefined> {
  const trust = await trustIn(store, keys)
  if (trust) return new Map([...trust.ring].filter(([id]) => vouchersFor(trust, name).includes(id)))
  return keys.publicKey && new Map([[await keyIdOf(keys.publicKey), keys.publicKey]])
}

/** The versions of a remote, or of the shell, that have attestations. */
export async function attestedVersions(store: Store, name: string): Promise<ReadonlySet<string>> {
  const folder = `attestations/${name}/`
  return new Set((await store.list(folder)).map((key) => key.slice(folder.length, -1)))
}

const listedPackages = z.object({ components: z.array(z.object({ purl: z.string() })) })

/** Package URLs of what a version has in it, by its bill of materials; undefined where it has none. */
export async function packagesOf(store: Store, version: Version): Promise<string[] | undefined> {
  const stored = await textOf(store, folderOf(version) + sbomName)
  return stored === undefined ? undefined : listedPackages.parse(JSON.parse(stored)).components.map(({ purl }) => purl)
}

async function textOf(store: Store, key: string): Promise<string | undefined> {
  const stored = await store.get(key)
  return stored && new TextDecoder().decode(stored.body)
}
