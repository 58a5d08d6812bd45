import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Compilation, Module } from 'webpack'
import * as z from 'zod/mini'
import { tryParseJson } from '../../lib/try-parse-json'
import { type NpmPackage, npmPackage } from './build-record'

/** The packages with a module in what was built; what the shell provides is not among them. */
export function bundledPackages({ modules, chunkGraph }: Compilation): NpmPackage[] {
  const built = [...modules].filter((module) => chunkGraph.getNumberOfModuleChunks(module) > 0)
  const folders = new Set(built.flatMap(resourcesOf).flatMap((resource) => packageFolder(resource) ?? []))
  return [...folders].flatMap((folder) => describePackage(folder) ?? [])
}

/** Paths of the files that a module was made of: several where webpack has concatenated them. */
function resourcesOf(module: Module): string[] {
  if ('modules' in module && Array.isArray(module.modules)) return module.modules.flatMap(resourcesOf)
  return [module.nameForCondition() ?? []].flat()
}

/** @example packageFolder('/a/node_modules/@x/y/dist/z.js') // '/a/node_modules/@x/y' */
export function packageFolder(file: string): string | undefined {
  return /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+/.exec(file)?.[0]
}

/** Undefined for a folder that a plugin has written there, as `node_modules/.federation`. */
function describePackage(folder: string): NpmPackage | undefined {
  const file = path.join(folder, 'package.json')
  return existsSync(file) ? npmPackage.safeParse(tryParseJson(readFileSync(file, 'utf8'))).data : undefined
}

const lockfile = z.object({
  packages: z.record(
    z.string(),
    z.object({
      version: z.optional(z.string()),
      license: z.catch(z.optional(z.string()), undefined),
      dev: z.optional(z.boolean()),
      link: z.optional(z.boolean()),
    }),
  ),
})

/** What `package-lock.json` of a repository installs beside tools of development; undefined where there is none. */
export function lockedPackages(folder: string): NpmPackage[] | undefined {
  const file = path.join(folder, 'package-lock.json')
  const locked = existsSync(file) ? lockfile.safeParse(tryParseJson(readFileSync(file, 'utf8'))).data : undefined
  if (!locked) return undefined
  return Object.entries(locked.packages).flatMap(([place, { version, license, dev, link }]) => {
    const name = place.split('node_modules/').at(-1)
    return name && place !== '' && version && !dev && !link ? [{ name, version, license }] : []
  })
}
