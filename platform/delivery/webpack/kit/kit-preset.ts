import MiniCssExtractPlugin from 'mini-css-extract-plugin'
import webpack, { type Compilation, type Compiler, type Configuration } from 'webpack'
import { federationGlobal } from '../../../contract/federation-global'
import { authorityOfKit } from '../authority/authority-plugin'
import { base } from '../base'
import { sharedModules } from '../shared-modules'
import { kitEntry } from './built-kit'
import { kitHash, kitName, unnamedKit } from './kit-hash'
import { isKitModule, isKitSource } from './kit-modules'

/**
 * Webpack preset of the kit: one ES module and one style sheet, named by their content, and `kit.json`, which says what
 * they are called. The kit takes modules that a page has only once from where the host has put them.
 * @param directory the folder whose `dist` it is built into
 */
export function kitPreset(directory: string): Configuration {
  const { plugins: _, cache, ...common } = base(directory, unnamedKit, {})
  return {
    ...common,
    name: 'kit',
    entry: { kit: kitEntry },
    output: { ...common.output, library: { type: 'module' } },
    externals: Object.fromEntries(
      Object.keys(sharedModules).map((name) => [
        name,
        `var globalThis.${federationGlobal}.modules[${JSON.stringify(name)}]`,
      ]),
    ),
    plugins: [
      new MiniCssExtractPlugin({ filename: '[name].css' }),
      new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 }),
      closed,
      namedByContent,
    ],
    cache,
  }
}

/** Everything of `@sarv/shared` and `@sarv/platform` in the kit is exported by it: a remote would bundle a second copy of what is not. */
const closed = {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('ClosedKit', (compilation) => {
      compilation.hooks.finishModules.tap('ClosedKit', (modules) => {
        for (const module of modules) {
          const { resource = '' } = module as { resource?: string }
          if (!isKitSource(resource) || !/\.tsx?$/.test(resource)) continue
          if (resource === kitEntry || isKitModule(resource)) continue
          compilation.errors.push(
            new webpack.WebpackError(`${resource} is in the kit, and ${kitEntry} does not name it`),
          )
        }
      })
    })
  },
}

/** Gives the two files the hash of their content, in their names and in those of their classes. */
const namedByContent = {
  apply(compiler: Compiler): void {
    const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH
    compiler.hooks.thisCompilation.tap('NamedKit', (compilation) => {
      compilation.hooks.processAssets.tapPromise({ name: 'NamedKit', stage }, () => nameByContent(compilation))
    })
  },
}

async function nameByContent(compilation: Compilation): Promise<void> {
  const { RawSource } = webpack.sources
  const endings = ['js', 'css'] as const
  const texts = endings.map((ending) => compilation.getAsset(`kit.${ending}`)?.source.source().toString() ?? '')
  const hash = kitHash(texts)
  for (const [index, ending] of endings.entries()) {
    compilation.deleteAsset(`kit.${ending}`)
    const named = texts[index]?.replaceAll(unnamedKit, kitName(hash)) ?? ''
    compilation.emitAsset(`kit.${hash}.${ending}`, new RawSource(named), { minimized: true })
  }
  const authority = await authorityOfKit(compilation, isKitModule)
  const described = { specifier: `@sarv/kit@${hash}`, script: `kit.${hash}.js`, style: `kit.${hash}.css`, authority }
  compilation.emitAsset('kit.json', new RawSource(JSON.stringify(described)))
}
