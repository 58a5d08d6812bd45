import webpack, { type Compilation, type Compiler } from 'webpack'
import type { BuiltRemote } from '../../contract/manifest'
import { builtFile } from './built-file'

export interface Built {
  readonly files: BuiltRemote['files']
  /** The scripts and styles that a named chunk group loads. */
  readonly filesOf: (chunk: string) => { scripts: string[]; styles: string[] }
}

/**
 * Writes a list of everything that was built, with hashes and sizes, and each text file once more as brotli: compressed
 * once at build time as well as it goes, never while a person waits.
 */
export class FileListPlugin {
  private readonly fileName: string
  private readonly describe: (built: Built) => object

  constructor(fileName: string, describe: (built: Built) => object) {
    this.fileName = fileName
    this.describe = describe
  }

  apply(compiler: Compiler): void {
    const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT
    compiler.hooks.thisCompilation.tap('FileList', (compilation) => {
      compilation.hooks.processAssets.tap({ name: 'FileList', stage }, () => {
        const files = compilation
          .getAssets()
          .map(({ name, source }) => this.addCompressed(compilation, name, Buffer.from(source.buffer())))
          .sort((a, b) => (a.path < b.path ? -1 : 1))
        const filesOf = (chunk: string) => split(compilation.namedChunkGroups.get(chunk)?.getFiles() ?? [])
        const described = this.describe({ files, filesOf })
        compilation.emitAsset(
          this.fileName,
          new webpack.sources.RawSource(`${JSON.stringify(described, undefined, 2)}\n`),
        )
      })
    })
  }

  private addCompressed(compilation: Compilation, path: string, bytes: Buffer): BuiltRemote['files'][number] {
    const { file, compressed } = builtFile(path, bytes, compilation.options.mode === 'production' ? 11 : 1)
    if (compressed) compilation.emitAsset(`${path}.br`, new webpack.sources.RawSource(compressed))
    return file
  }
}

function split(files: readonly string[]): { scripts: string[]; styles: string[] } {
  return {
    scripts: files.filter((file) => file.endsWith('.js')),
    styles: files.filter((file) => file.endsWith('.css')),
  }
}
