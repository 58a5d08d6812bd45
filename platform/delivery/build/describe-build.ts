import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { federationRelease } from '../../contract/federation-global'
import { type Authority, type BuiltRemote, type RemoteManifest, remoteManifest } from '../../contract/manifest'
import { SarvError } from '../errors/sarv-error'
import { buildRecordName } from '../store/versions/build-record-name'
import { withOperations } from '../webpack/authority/entry-line'
import { findAbilities } from '../webpack/authority/find-abilities'
import { findOperations } from '../webpack/authority/find-operations'
import { builtFile } from '../webpack/built-file'
import { commitOf, versionOf } from '../webpack/remote-version'
import { writeBuildRecord } from './build-record'
import { lockedPackages } from './bundled-packages'
import { federationManifestName, readFederationManifest, takesFromScope } from './federation-manifest'
import { firstScreen, namedStyles } from './first-screen'

/** The entry's name in every version folder. */
const entry = 'remoteEntry.js'

/**
 * Writes `platform.json` for what another bundler than ours has put into `dist`: every file with its hash, and text
 * once more as brotli; what it takes from the shell, what its first screen needs and what it may do, as the build itself has
 * it. What it may call comes to stand at the end of the entry.
 * @param folder the remote's, with its `remote.json` and `package.json`
 * @throws SarvError when there is no entry, or when it takes modules whose range is not given
 */
export function describeBuild(folder: string, release = process.env.SARV_VERSION): BuiltRemote {
  const dist = path.join(folder, 'dist')
  const names = bundledNames(dist)
  if (!names.includes(entry))
    throw new SarvError('SARV-302', `${path.basename(folder)} was built without a ${entry} in dist.`)
  const read = (name: string) => JSON.parse(readFileSync(path.join(folder, name), 'utf8'))
  const manifest = remoteManifest.parse(read('remote.json'))
  const texts = new Map(
    names.map((name) => [name, /\.m?js$/.test(name) ? readFileSync(path.join(dist, name), 'utf8') : '']),
  )
  const authority = authorityIn([...texts.values()], manifest)
  writeFileSync(path.join(dist, entry), withOperations(texts.get(entry) ?? '', authority.operations))
  const files = names.map((name) => {
    const { file, compressed } = builtFile(name, readFileSync(path.join(dist, name)))
    if (compressed) writeFileSync(path.join(dist, `${name}.br`), compressed)
    return file
  })
  const built: BuiltRemote = {
    ...manifest,
    version: release ?? versionOf(read('package.json').version, files),
    commit: commitOf(folder),
    federation: federationRelease,
    ...takenFacts(dist, manifest, texts),
    entry,
    authority,
    files,
  }
  writeFileSync(path.join(dist, 'platform.json'), `${JSON.stringify(built, undefined, 2)}\n`)
  const locked = lockedPackages(folder)
  writeBuildRecord(folder, locked ?? [], locked ? 'lockfile' : 'unknown')
  return built
}

/** What the scripts say as text, and the operations that the manifest names beside it. */
function authorityIn(scripts: readonly string[], { operations = [] }: RemoteManifest): Authority {
  const found = (find: (text: string) => string[]) => scripts.flatMap(find)
  const sorted = (lines: readonly string[]) => [...new Set(lines)].sort()
  return { operations: sorted([...operations, ...found(findOperations)]), abilities: sorted(found(findAbilities)) }
}

/** Everything in a folder that a bundler has written; what an earlier description left there goes away. */
function bundledNames(dist: string): string[] {
  const names = readdirSync(dist, { recursive: true, withFileTypes: true })
    .filter((one) => one.isFile())
    .map((one) => path.relative(dist, path.join(one.parentPath, one.name)).replaceAll(path.sep, '/'))
  const isOurs = (name: string) => ['platform.json', '.built', buildRecordName].includes(name) || name.endsWith('.br')
  for (const name of names.filter(isOurs)) rmSync(path.join(dist, name))
  return names.filter((name) => !isOurs(name)).sort()
}

function takenFacts(
  dist: string,
  { shared: declared }: RemoteManifest,
  texts: ReadonlyMap<string, string>,
): Pick<BuiltRemote, 'shared' | 'expose'> {
  const written = path.join(dist, federationManifestName)
  if (existsSync(written)) {
    const { shared, first } = readFederationManifest(readFileSync(written, 'utf8'))
    // A style that a script links itself is an asset to the plugin.
    const linked = namedStyles([entry, ...first.scripts], texts)
    const styles = [...new Set([...first.styles, ...linked])]
    return { shared: { ...declared, ...shared }, expose: { scripts: first.scripts, styles } }
  }
  const taking = [...texts].find(([, text]) => takesFromScope(text))
  if (taking && !declared)
    throw new SarvError(
      'SARV-415',
      `${taking[0]} takes modules from the share scope; no ${federationManifestName} names them.`,
    )
  return { shared: declared ?? {}, expose: firstScreen(entry, texts) }
}
