import { existsSync } from 'node:fs'
import path from 'node:path'
import { consumedByRemote } from './shared-modules'

/**
 * Options of `@module-federation/enhanced` for a remote's container: it exposes `./remote`, in development its `./gallery`
 * too, and takes all that is shared from the host.
 */
export function containerOptions(directory: string, name: string, platformRange: string, development = false) {
  const gallery = path.join(directory, 'src/gallery.tsx')
  return {
    name,
    filename: 'remoteEntry.js',
    library: { type: 'module' },
    exposes: {
      './remote': { import: path.join(directory, 'src/index.ts'), name: 'remote' },
      ...(development && existsSync(gallery) ? { './gallery': { import: gallery, name: 'gallery' } } : {}),
    },
    manifest: false,
    dts: false,
    shareStrategy: 'loaded-first',
    shared: consumedByRemote(platformRange),
    experiments: { optimization: { disableSnapshot: true, disableRemote: true, target: 'web' } },
  } as const
}
