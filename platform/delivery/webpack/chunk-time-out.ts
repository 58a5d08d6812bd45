import MiniCssExtractPlugin from 'mini-css-extract-plugin'
import webpack, { type Compiler } from 'webpack'
import { chunkRetryQuery, chunkTimeoutMs } from '../../contract/chunk-retry'

const { RuntimeGlobals, RuntimeModule, Template } = webpack

/** The ids of chunks whose first request failed or used up its time. */
const lateChunks = `${RuntimeGlobals.require}.late`

/**
 * Webpack plugin: time-out of every chunk and of its styles, and a second URL for the next request of one that failed
 * (PLT-005, CON-02). Webpack's own `chunkLoadTimeout`
 * knows script elements only; an `import()` that is held open would stay so for good.
 */
export const chunkTimeout = {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('ChunkTimeout', (compilation) => {
      compilation.hooks.additionalTreeRuntimeRequirements.tap('ChunkTimeout', (chunk, requirements) => {
        for (const needed of ['publicPath', 'getChunkScriptFilename', 'externalInstallChunk'] as const)
          requirements.add(RuntimeGlobals[needed])
        compilation.addRuntimeModule(chunk, new ChunkTimeout())
      })
      MiniCssExtractPlugin.getCompilationHooks(compilation).beforeTagInsert.tap(
        'ChunkTimeout',
        (source, { tag, chunkId }) =>
          Template.asString([
            source,
            `if (${lateChunks}.has(${chunkId})) ${tag}.href += "${chunkRetryQuery}";`,
            // Takes the element out of the page, so that a retry makes another one.
            `setTimeout(() => ${tag}.onerror?.({ type: "timeout", target: ${tag} }), ${chunkTimeoutMs});`,
          ]),
      )
    })
  },
}

/** Wraps the functions of the runtime that load a chunk: `e` for exposed modules, `ei` for an `import()` in the source. */
class ChunkTimeout extends RuntimeModule {
  constructor() {
    super('chunk time-out', RuntimeModule.STAGE_TRIGGER)
  }

  override generate(): string {
    const { require, publicPath, getChunkScriptFilename, externalInstallChunk } = RuntimeGlobals
    return Template.asString([
      `const late = ${lateChunks} = new Set();`,
      `const fileOf = (id) => ${publicPath} + ${getChunkScriptFilename}(id);`,
      'const timed = (ensure) => (id, ...rest) => new Promise((resolve, reject) => {',
      Template.indent([
        'const timer = setTimeout(() => {',
        Template.indent([
          'late.add(id);',
          // Worded as webpack words its own errors, which the shell uses to distinguish a lost file from a crash.
          'const error = new Error("Loading chunk " + id + " failed.\\n(timeout: " + fileOf(id) + ")");',
          'reject(Object.assign(error, { name: "ChunkLoadError", type: "timeout" }));',
        ]),
        `}, ${chunkTimeoutMs});`,
        'const load = () => ensure(id, ...rest);',
        // A request that is still held is settled by what is installed; one that failed is never repeated by Firefox.
        `const again = () => import(/* webpackIgnore: true */ fileOf(id) + "${chunkRetryQuery}").then(${externalInstallChunk}).then(load);`,
        'const done = () => { late.delete(id); resolve(); };',
        // Safari does not say which file it was.
        'const isNamed = (error) => /https?:/.test(error) || !/module script|script load denied|JavaScript MIME|integrity mismatch/.test(error);',
        'const named = (error) => isNamed(error) ? error : new Error(error + "\\n(" + new URL(fileOf(id), location.href) + ")");',
        'const failed = (error) => { late.add(id); reject(named(error)); };',
        '(late.has(id) ? again() : load()).finally(() => clearTimeout(timer)).then(done, failed);',
      ]),
      '});',
      `for (const name of ["e", "ei"]) if (${require}[name]) ${require}[name] = timed(${require}[name]);`,
    ])
  }
}
