import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { federationRelease } from '@sarv/shared/internal/remote/federation-global'
import { type BuiltRemote, remoteManifest } from '@sarv/shared/internal/remote/manifest'
import { builtFile } from '../webpack/built-file'
import { commitOf, versionOf } from '../webpack/remote-version'

/** The entry's name in every version folder. */
const entry = 'remoteEntry.js'

/**
 * Writes `platform.json` for what another bundler than ours has put into `dist`: every file with its hash, and text once
 * more as brotli. Such a remote shares no module, so it needs nothing of the shell but the contract.
 * @param folder the remote's, with its `remote.json` and `package.json`
 * @throws Error when there is no entry
 */
export function describeBuild(folder: string, release = process.env.SARV_VERSION): BuiltRemote {
  const dist = path.join(folder, 'dist')
  const names = readdirSync(dist, { recursive: true, withFileTypes: true })
    .filter((one) => one.isFile())
    .map((one) => path.relative(dist, path.join(one.parentPath, one.name)))
    .sort()
  if (!names.includes(entry)) throw new Error(`${path.basename(folder)} was built without a ${entry} in dist`)
  const files = names.map((name) => {
    const { file, compressed } = builtFile(name, readFileSync(path.join(dist, name)))
    if (compressed) writeFileSync(path.join(dist, `${name}.br`), compressed)
    return file
  })
  const read = (name: string) => JSON.parse(readFileSync(path.join(folder, name), 'utf8'))
  const built: BuiltRemote = {
    ...remoteManifest.parse(read('remote.json')),
    version: release ?? versionOf(read('package.json').version, files),
    commit: commitOf(folder),
    federation: federationRelease,
    shared: {},
    entry,
    expose: { scripts: [], styles: [] },
    files,
  }
  writeFileSync(path.join(dist, 'platform.json'), `${JSON.stringify(built, undefined, 2)}\n`)
  return built
}
