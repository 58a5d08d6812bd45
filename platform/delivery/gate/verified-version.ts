import { type BuiltShell, builtShell } from '../../contract/catalogued-shell'
import { type BuiltRemote, builtRemote } from '../../contract/manifest'
import { shellName } from '../../contract/shell-name'
import { attestationErrors } from '../attestations/attestations'
import { type ErrorDetail, SarvError, SarvErrors } from '../errors/sarv-error'
import type { CatalogueKeys } from '../store/catalogue/signing-keys'
import { sha256Of } from '../store/sha256'
import type { Store } from '../store/store'
import { type GateRecord, gateRecordOf } from '../store/versions/gate-record'
import { publishedShell } from '../store/versions/host-versions'
import { namedVersion } from '../store/versions/named-version'
import { fileListOf, fileListPath } from '../store/versions/shell-store'
import { filesOfVersion, requireName } from '../store/versions/stored-version'
import type { Files } from './candidate'
import { ownErrors } from './gate'

/** A version as the store gives it, and what the gate found out about it. */
export interface VerifiedVersion {
  readonly built: BuiltRemote | BuiltShell
  readonly record: GateRecord
}

interface Named {
  readonly name: string
  readonly version: string
}

/**
 * Reads a published version back and verifies every byte of it against the gate's record: who can write to the store did not
 * have to call the gate.
 * @throws SarvError when the store does not have it; SarvErrors when it is not what was checked, or was never checked
 */
export async function verifiedVersion(store: Store, keys: CatalogueKeys, named: Named): Promise<VerifiedVersion> {
  const { name, version } = named
  const files = await filesOfVersion(store, named)
  const description = files.get('platform.json')
  // Throws, with the versions that there are.
  if (!description) await (name === shellName ? publishedShell(store, version) : namedVersion(store, nameOf(named)))
  const built = requireName(named, readDescription(named, description))
  const record = await requireRecord(store, keys, named)
  const errors = 'provided' in built ? shellErrors(built, files) : ownErrors({ built, files })
  errors.push(...(await attestationErrors(store, keys, named, files)))
  if (description && record.description !== sha256Of(description))
    errors.push(altered(`platform.json of ${nameOf(named)} is not the one that the gate has checked.`))
  if (errors.length > 0) throw new SarvErrors(errors)
  return { built, record }
}

function readDescription(named: Named, description: Buffer | undefined): BuiltRemote | BuiltShell {
  const schema = named.name === shellName ? builtShell : builtRemote
  try {
    return schema.parse(JSON.parse(String(description)))
  } catch {
    throw new SarvErrors([altered(`platform.json of ${nameOf(named)} cannot be read.`)])
  }
}

/** A shell's files are those of its list, whose hash its description has. */
function shellErrors(built: BuiltShell, files: Files): ErrorDetail[] {
  const own = [...files].filter(([file]) => file !== 'platform.json' && file !== fileListPath)
  const listed = files.get(fileListPath)
  const isWhole = listed && sha256Of(listed) === built.files && fileListOf(new Map(own)) === listed.toString()
  return isWhole ? [] : [altered(`The files of ${nameOf(built)} are not those of its ${fileListPath}.`)]
}

async function requireRecord(store: Store, keys: CatalogueKeys, named: Named): Promise<GateRecord> {
  const unchecked = (why: string) => new SarvError('SARV-216', `${nameOf(named)}: ${why}.`)
  const record = await gateRecordOf(store, keys, named).catch((error: unknown) => {
    throw unchecked(error instanceof Error ? error.message : String(error))
  })
  if (!record) throw unchecked('the store has no record')
  return record
}

const nameOf = ({ name, version }: Named) => `${name}@${version}`

function altered(detail: string): ErrorDetail {
  return { code: 'SARV-218', detail }
}
