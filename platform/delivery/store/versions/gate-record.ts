import * as z from 'zod/mini'
import { sha256 } from '../../../contract/catalogued-shell'
import { contentOf, signText, verifiedDocument } from '../catalogue/signed-text'
import type { CatalogueKeys } from '../catalogue/signing-keys'
import { sha256Of } from '../sha256'
import type { Store } from '../store'
import { trustIn } from '../trust/read-trusted'
import { signDocument, verifyDocument } from '../trust/signed-document'
import { type Trust, vouchersFor } from '../trust/trust-document'

/** One check of the gate. Checks that fail leave no record. */
const gateCheck = z.object({
  name: z.string(),
  /** Why it was left out; absent where it has passed. */
  skipped: z.optional(z.string()),
  /** Of a check in a browser: which browser. */
  browser: z.optional(z.string()),
  /** And the version of the shell that it has opened. */
  shell: z.optional(z.string()),
})

/**
 * What the gate found out about one published version, as an attestation of it. It does not lie beside the files, which any
 * visitor may read.
 */
const gateRecord = z.object({
  name: z.string(),
  version: z.string(),
  commit: z.string(),
  /** SHA-256 of its `platform.json`, hexadecimal, which has the hash of every other file. */
  description: sha256,
  /** ISO 8601. */
  at: z.string(),
  by: z.string(),
  /** Revision of the catalogue whose remotes or shells it was held against. */
  revision: z.number(),
  checks: z.array(gateCheck),
})
export type GateCheck = z.infer<typeof gateCheck>
export type GateRecord = z.infer<typeof gateRecord>

const type = 'sarv-gate-record'
const keyOf = (name: string, version: string) => `gate/${name}/${version}.json`

/** What a record is about. */
export interface Checked {
  readonly name: string
  readonly version: string
  readonly commit: string
}

/**
 * Records that a version has passed the gate, signed when this machine has the key. A later record takes the place of an
 * earlier one.
 * @param description the bytes of its `platform.json`
 */
export async function recordGate(
  store: Store,
  { privateKey, anchor }: CatalogueKeys,
  { name, version, commit }: Checked,
  description: Uint8Array,
  found: Pick<GateRecord, 'by' | 'revision' | 'checks'>,
): Promise<void> {
  const { by, revision, checks } = found
  const at = new Date().toISOString()
  const record: GateRecord = { name, version, commit, description: sha256Of(description), at, by, revision, checks }
  const sign = anchor === undefined ? signText : signDocument
  const text = privateKey ? await sign(record, type, privateKey) : `${JSON.stringify(record)}\n`
  const key = keyOf(name, version)
  await store.put(key, text, 'any')
}

/**
 * The record of a published version; undefined when there is none. Where this machine has the public key, it is signed with
 * it; where keys are delegated, with one of those who may change the remote, or the shell.
 * @throws Error when it is not, or is about another version
 */
export async function gateRecordOf(
  store: Store,
  keys: CatalogueKeys,
  { name, version }: Pick<Checked, 'name' | 'version'>,
): Promise<GateRecord | undefined> {
  const stored = await store.get(keyOf(name, version))
  if (!stored) return undefined
  const text = new TextDecoder().decode(stored.body)
  const record = gateRecord.parse(await documentIn(text, name, keys, await trustIn(store, keys)))
  if (record.name !== name || record.version !== version)
    throw new Error(`expected a record of ${name}@${version}, got one of ${record.name}@${record.version}`)
  return record
}

async function documentIn(text: string, name: string, { publicKey }: CatalogueKeys, trust: Trust | undefined) {
  if (!trust) return publicKey ? verifiedDocument(text, type, publicKey) : contentOf(JSON.parse(text))
  const { content, signers } = await verifyDocument(text, type, trust.ring)
  if (!vouchersFor(trust, name).some((key) => signers.has(key)))
    throw new Error(`it is not signed by those who may change ${name}`)
  return content
}
