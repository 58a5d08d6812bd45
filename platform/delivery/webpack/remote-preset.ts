import { readFileSync } from 'node:fs'
import path from 'node:path'
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack'
import type { Configuration } from 'webpack'
import { federationGlobal, federationRelease } from '../../contract/federation-global'
import { type BuiltRemote, remoteManifest } from '../../contract/manifest'
import { AuthorityPlugin } from './authority/authority-plugin'
import { type BuildMode, base } from './base'
import { containerOptions } from './container-options'
import { cssIntegrity } from './css-integrity'
import { FileListPlugin } from './file-list-plugin'
import { readKit, readKitAuthority } from './kit/built-kit'
import { kitExternals } from './kit/kit-externals'
import { importsKit, KitFilesPlugin } from './kit/kit-files-plugin'
import { refreshGlobal } from './refresh-global'
import { commitOf, versionOf } from './remote-version'
import { acceptedRange, sharedModules } from './shared-modules'
import { stableIds } from './stable-ids'

/** The plugin that makes containers. webpack refuses a second copy of its package in one process. */
export { ModuleFederationPlugin }

/**
 * Webpack preset of a remote: one container that exposes `./remote`, nothing shared of its own, the kit beside it, and
 * `platform.json`, which says what was built.
 * @param directory the remote's folder, with its `remote.json` and `package.json`
 */
export function remotePreset(directory: string, mode: BuildMode = {}): Configuration {
  const manifest = remoteManifest.parse(JSON.parse(readFileSync(path.join(directory, 'remote.json'), 'utf8')))
  const { version } = JSON.parse(readFileSync(path.join(directory, 'package.json'), 'utf8')) as { version: string }
  const platformRange = manifest.requires.platform
  const common = base(directory, manifest.name, { ...mode, hasVersionFolder: true })
  const kit = mode.development || mode.bundlesKit ? undefined : readKit()
  const authority = new AuthorityPlugin({
    directory,
    declared: manifest.operations,
    ...(kit ? { kit: { specifier: kit.specifier, authority: readKitAuthority() } } : {}),
  })
  return {
    ...common,
    externals: [
      ({ request }, done) =>
        /webpack-bundler-runtime/.test(request ?? '') ? done(undefined, `var globalThis.${federationGlobal}`) : done(),
      ...(kit ? [kitExternals(kit.specifier)] : []),
      ...(mode.development ? [{ 'react-refresh/runtime': `var globalThis.${refreshGlobal}` }] : []),
    ],
    plugins: [
      ...(common.plugins ?? []),
      new ModuleFederationPlugin(containerOptions(directory, manifest.name, platformRange, mode.development)),
      ...(mode.development ? [] : [cssIntegrity, stableIds]),
      ...(kit ? [new KitFilesPlugin(kit, importsKit(kit))] : []),
      // A development build has no list of exports that are used, and may call every operation.
      ...(mode.development ? [] : [authority]),
      new FileListPlugin(
        'platform.json',
        (built): BuiltRemote => ({
          ...manifest,
          version: process.env.SARV_VERSION ?? versionOf(version, built.files),
          commit: commitOf(directory),
          federation: federationRelease,
          shared: Object.fromEntries(
            Object.keys(sharedModules).map((name) => [name, acceptedRange(name, platformRange)]),
          ),
          entry: 'remoteEntry.js',
          expose: built.filesOf('remote'),
          ...(kit && built.files.some(({ path: file }) => file === kit.script) ? { kit } : {}),
          ...(mode.development ? {} : { authority: authority.found }),
          files: built.files,
        }),
      ),
    ],
  }
}
