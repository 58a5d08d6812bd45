import type { Compiler } from 'webpack'

/** The file that the federation plugin writes for itself, named by a digest of absolute paths. */
const runtimeEntry = /[\\/]\.federation[\\/]entry\.\w+\.js/

/**
 * Webpack plugin: constant ids for the two modules whose names depend on the folder that is built in, the container and the
 * entry of its runtime. The same sources come out as the same bytes, and so as the same version, wherever they lie.
 */
export const stableIds = {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('StableIds', (compilation) => {
      compilation.hooks.beforeModuleIds.tap('StableIds', (modules) => {
        for (const module of modules) {
          const name = module.identifier()
          if (runtimeEntry.test(name))
            compilation.chunkGraph.setModuleId(module, name.startsWith('container entry') ? 'container' : 'runtime')
        }
      })
    })
  },
}
