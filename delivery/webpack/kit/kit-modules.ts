import { readFileSync } from 'node:fs'
import path from 'node:path'
import { workspace } from '../../build/packages'

/** The sources of `@sarv/shared`. */
export const sharedSources = path.join(workspace, 'shared/src')

/** The entry of the kit, which exports each of its modules whole. */
export const kitEntry = path.join(sharedSources, 'kit.ts')

/** The absolute paths of the kit's modules, without their endings. */
export const kitModules: ReadonlySet<string> = new Set(
  [...readFileSync(kitEntry, 'utf8').matchAll(/^export \* from '(.+)'$/gm)].map(([, module = '']) =>
    path.join(sharedSources, module),
  ),
)

/** @example isKitModule('/…/shared/src/ui/actions/button.tsx') // true */
export function isKitModule(file: string): boolean {
  return kitModules.has(file.replace(/\.tsx?$/, ''))
}
