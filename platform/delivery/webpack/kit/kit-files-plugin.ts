import webpack, { type Compilation, type Compiler } from 'webpack'
import type { BuiltKit } from '../../../contract/manifest-parts'
import { readKitFile } from './built-kit'

/** Webpack plugin: puts the files of a kit beside what is built, as they are. */
export class KitFilesPlugin {
  private readonly kit: BuiltKit
  private readonly isNeeded: (compilation: Compilation) => boolean

  /** @param isNeeded whether they are; asked when all modules are known */
  constructor(kit: BuiltKit, isNeeded: (compilation: Compilation) => boolean = () => true) {
    this.kit = kit
    this.isNeeded = isNeeded
  }

  apply(compiler: Compiler): void {
    // Behind the minifiers, before anything is listed.
    const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_ANALYSE
    compiler.hooks.thisCompilation.tap('KitFiles', (compilation) => {
      compilation.hooks.processAssets.tap({ name: 'KitFiles', stage }, () => {
        if (!this.isNeeded(compilation)) return
        for (const file of [this.kit.script, this.kit.style])
          compilation.emitAsset(file, new webpack.sources.RawSource(readKitFile(file)), { minimized: true })
      })
    })
  }
}

/** Whether anything of a build is imported from a kit. */
export function importsKit({ specifier }: BuiltKit): (compilation: Compilation) => boolean {
  return ({ modules }) =>
    [...modules].some((module) => module instanceof webpack.ExternalModule && [module.request].flat()[0] === specifier)
}
