import { readFileSync } from 'node:fs'
import path from 'node:path'
import { workspace } from '../../build/packages'
import { kitEntry } from './built-kit'

/** The sources of `@sarv/shared`. */
const sharedSources = path.join(workspace, 'shared/src')
/** Those of `@sarv/platform`. */
const platformSources = path.join(workspace, 'platform')

/** The absolute paths of the kit's modules, without their endings. */
export const kitModules: ReadonlySet<string> = new Set(
  [...readFileSync(kitEntry, 'utf8').matchAll(/^export \* from '(.+)'$/gm)].map(([, module = '']) =>
    module.startsWith('@sarv/platform/')
      ? path.join(platformSources, module.slice('@sarv/platform/'.length))
      : path.join(sharedSources, module),
  ),
)

/** Whether a file may be part of a kit: it is a source of `@sarv/shared` or of the platform. */
export function isKitSource(file: string): boolean {
  return [sharedSources, platformSources].some((folder) => `${file}/`.startsWith(`${folder}/`))
}

/** @example isKitModule('/…/shared/src/ui/actions/button.tsx') // true */
export function isKitModule(file: string): boolean {
  return kitModules.has(file.replace(/\.tsx?$/, ''))
}
