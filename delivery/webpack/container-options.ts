import path from 'node:path'
import { consumedByRemote } from './shared-modules'

/**
 * Options of `@module-federation/enhanced` for a remote's container: it exposes `./remote`, and takes all that is shared from
 * the host.
 */
export function containerOptions(directory: string, name: string, platformRange: string) {
  return {
    name,
    filename: 'remoteEntry.js',
    library: { type: 'module' },
    exposes: { './remote': { import: path.join(directory, 'src/index.ts'), name: 'remote' } },
    manifest: false,
    dts: false,
    shareStrategy: 'loaded-first',
    shared: consumedByRemote(platformRange),
    experiments: { optimization: { disableSnapshot: true, disableRemote: true, target: 'web' } },
  } as const
}
