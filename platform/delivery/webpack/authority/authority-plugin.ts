import path from 'node:path'
import webpack, { type Compilation, type Compiler, type Module } from 'webpack'
import type { Authority } from '../../../contract/manifest'
import { isKitSource } from '../kit/kit-modules'
import { withOperations } from './entry-line'
import { findAbilities } from './find-abilities'
import { findOperations } from './find-operations'
import { declaresEndpoints, operationsOfModule } from './operations-of-module'

/** What a remote may do that imports one name of a kit, by that name. */
export type KitAuthority = Readonly<Record<string, Authority>>

export interface AuthoritySources {
  /** The remote's folder. */
  readonly directory: string
  /** Operations that its manifest names beside those that are found. */
  readonly declared?: readonly string[]
  readonly kit?: { readonly specifier: string; readonly authority: KitAuthority }
}

/** A module that a remote reaches, and which of its exports are used; all where that is not known. */
interface Reached {
  readonly file: string
  readonly source: string
  readonly used?: ReadonlySet<string>
}

/**
 * Webpack plugin: finds what a remote may do in the modules that it reaches, by the exports of them that are used, and writes it into
 * the entry. What it finds is there for what is written after the entry.
 */
export class AuthorityPlugin {
  found: Authority = { operations: [], abilities: [] }
  private readonly sources: AuthoritySources

  constructor(sources: AuthoritySources) {
    this.sources = sources
  }

  apply(compiler: Compiler): void {
    // Behind the minifiers, before anything is listed.
    const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_ANALYSE
    compiler.hooks.thisCompilation.tap('Authority', (compilation) => {
      let reached: Reached[] = []
      let imported: string[] = []
      // Later, modules are put together to one.
      compilation.hooks.afterOptimizeDependencies.tap('Authority', () => {
        reached = reachedModules(compilation)
        imported = namesOfKit(compilation, this.sources.kit)
      })
      compilation.hooks.processAssets.tapPromise({ name: 'Authority', stage }, async () => {
        this.found = await this.find(compilation, reached, imported)
        const { operations } = this.found
        compilation.updateAsset(
          'remoteEntry.js',
          (entry) => new webpack.sources.RawSource(withOperations(entry.source().toString(), operations)),
          { minimized: true },
        )
      })
    })
  }

  private async find(compilation: Compilation, reached: Reached[], imported: string[]): Promise<Authority> {
    const { directory, declared = [], kit } = this.sources
    const ofKit = imported.flatMap((name) => kit?.authority[name] ?? [])
    const own = reached.filter(({ file }) => file.startsWith(`${directory}${path.sep}`))
    return {
      operations: sorted([
        ...declared,
        ...ofKit.flatMap(({ operations }) => operations),
        ...own.flatMap(({ source }) => findOperations(source)),
        ...(await declaredIn(compilation, reached)),
      ]),
      abilities: sorted([
        ...ofKit.flatMap(({ abilities }) => abilities),
        ...reached.flatMap(({ source }) => findAbilities(source)),
      ]),
    }
  }
}

/**
 * What each export of a kit brings to a remote that imports it: all that its module and the modules behind it declare.
 * Names that bring nothing are left out.
 */
export async function authorityOfKit(
  compilation: Compilation,
  isOfKit: (file: string) => boolean,
): Promise<KitAuthority> {
  const authority: Record<string, Authority> = {}
  for (const module of compilation.modules) {
    const { file } = sourceOf(module) ?? {}
    if (!file || !isOfKit(file)) continue
    const behind = [...modulesBehind(compilation, module)].flatMap((one) => sourceOf(one) ?? [])
    const operations = sorted(await declaredIn(compilation, behind))
    const abilities = sorted(behind.flatMap(({ source }) => findAbilities(source)))
    if (operations.length + abilities.length === 0) continue
    const names = compilation.moduleGraph.getProvidedExports(module)
    for (const name of Array.isArray(names) ? names : []) authority[name] = { operations, abilities }
  }
  return authority
}

function modulesBehind(compilation: Compilation, module: Module, known = new Set<Module>()): Set<Module> {
  if (known.has(module)) return known
  known.add(module)
  for (const { module: next } of compilation.moduleGraph.getOutgoingConnections(module))
    if (next) modulesBehind(compilation, next, known)
  return known
}

async function declaredIn(compilation: Compilation, modules: readonly Reached[]): Promise<string[]> {
  const declaring = modules.filter(({ source }) => declaresEndpoints(source))
  const found = declaring.map(({ file, used }) =>
    operationsOfModule(file, used).catch((error: unknown) => {
      const why = error instanceof Error ? error.message : String(error)
      const message = `${file}: cannot read its endpoints, put them into a module that runs in Node: ${why}`
      compilation.errors.push(new webpack.WebpackError(message))
      return []
    }),
  )
  return (await Promise.all(found)).flat()
}

/** Modules of the product that are not left out of the build. */
function reachedModules({ modules, moduleGraph }: Compilation): Reached[] {
  return [...modules].flatMap((module) => {
    const found = sourceOf(module)
    const exportsInfo = moduleGraph.getExportsInfo(module)
    if (!found || !exportsInfo.isModuleUsed(undefined)) return []
    return [{ ...found, used: namesOf(exportsInfo.getUsedExports(undefined)) }]
  })
}

/** The names that a build imports from its kit. */
function namesOfKit({ modules, moduleGraph }: Compilation, kit: AuthoritySources['kit']): string[] {
  if (!kit) return []
  return [...modules]
    .filter((module) => module instanceof webpack.ExternalModule && [module.request].flat()[0] === kit.specifier)
    .flatMap((module) => [
      ...(namesOf(moduleGraph.getExportsInfo(module).getUsedExports(undefined)) ?? Object.keys(kit.authority)),
    ])
}

/** @param used as webpack tells it: `false` for none, `true` or `null` for all or unknown */
function namesOf(used: Iterable<string> | boolean | null): ReadonlySet<string> | undefined {
  if (used === false) return new Set()
  return used === true || used === null ? undefined : new Set(used)
}

/** A script of the product, as it was compiled; libraries declare nothing of ours. */
function sourceOf(module: Module): Reached | undefined {
  const { resource: file = '' } = module as { resource?: string }
  const isOurs = /\.[cm]?[jt]sx?$/.test(file) && (!/[\\/]node_modules[\\/]/.test(file) || isKitSource(file))
  const source = isOurs ? module.originalSource()?.source().toString() : undefined
  return source === undefined ? undefined : { file, source }
}

function sorted(lines: readonly string[]): string[] {
  return [...new Set(lines)].sort()
}
