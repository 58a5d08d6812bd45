import path from 'node:path'
import type { Configuration } from 'webpack'

/**
 * The same build after one statement was added to a source file: what is deployed next.
 * @param isNext asked at each build, so that one compiler makes both versions
 */
export function nextVersion(config: Configuration, file: string, isNext: () => boolean): Configuration {
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
          options: { isNext },
        },
      ],
    },
  }
}
