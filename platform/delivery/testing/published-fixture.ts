import type { BuiltShell } from '../../contract/catalogued-shell'
import type { BuiltRemote } from '../../contract/manifest'
import { shellName } from '../../contract/shell-name'
import { readCatalogue } from '../store/catalogue/catalogue-store'
import type { CatalogueKeys } from '../store/catalogue/signing-keys'
import { sha256Of } from '../store/sha256'
import type { Store } from '../store/store'
import { recordGate } from '../store/versions/gate-record'
import { runningHosts } from '../store/versions/host-versions'
import { fileListOf, fileListPath } from '../store/versions/shell-store'
import { folderOf, storedDescription, uploadFolder, uploadVersion } from '../store/versions/stored-version'
import { filesFixture } from './built-folder'
import { shellFixture } from './host-fixture'

/** Publishes a version with one script, as one that a browser has opened. */
export async function publishFixture(store: Store, built: BuiltRemote, by = 'nima'): Promise<void> {
  await uploadVersion(store, built, filesFixture(built.name, built), by)
  await passGate(store, {}, built.name, built.version)
}

/** Publishes a shell without files, as one in which a browser has opened what runs. */
export async function publishShellFixture(store: Store, contract: string): Promise<BuiltShell> {
  const list = fileListOf(new Map())
  const built = { ...shellFixture(contract), files: sha256Of(list) }
  const files = new Map([
    [fileListPath, Buffer.from(list)],
    ['platform.json', Buffer.from(JSON.stringify(built))],
  ])
  await uploadFolder(store, folderOf(shellName, built.version), files, 'platform.json')
  await passGate(store, {}, shellName, built.version)
  return built
}

/** Records for a published version that a browser has opened it, in each shell that runs: tests of what comes after that open none. */
export async function passGate(store: Store, keys: CatalogueKeys, name: string, version: string): Promise<void> {
  const description = (await storedDescription(store, name, version)) ?? new Uint8Array()
  const { catalogue } = await readCatalogue(store, keys)
  const shells = name === shellName ? [version] : (await runningHosts(store, catalogue)).map((host) => host.version)
  const checks = shells.map((shell) => ({ name: 'smoke test', browser: 'none: a test', shell }))
  await recordGate(store, keys, { name, version, commit: 'none' }, description, { by: 'nima', revision: 0, checks })
}
