import path from 'node:path'
import type { Configuration } from 'webpack'

/** The same build after one statement was added to a source file: what is deployed next. */
export function nextVersion(config: Configuration, file: string): Configuration {
  const { cache } = config
  return {
    ...config,
    module: {
      ...config.module,
      rules: [
        ...(config.module?.rules ?? []),
        {
          test: (resource) => resource === file,
          enforce: 'pre',
          loader: path.join(import.meta.dirname, 'changed-source.cjs'),
        },
      ],
    },
    cache: typeof cache === 'object' && cache.type === 'filesystem' ? { ...cache, name: `${cache.name}-next` } : cache,
  }
}
