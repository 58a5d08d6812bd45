import { readFileSync } from 'node:fs'
import path from 'node:path'
import { workspaceFiles } from '../workspace-files'
import { importError } from './import-law'

/**
 * `tsx e2e/checks/check-imports.ts`: reads every source of the repository by the import law, and finds files of the platform
 * that import more than fifteen of ours without a reason: a comment that has the word import.
 */
const workspace = path.resolve(import.meta.dirname, '../..')
const files = workspaceFiles(workspace).filter((file) => /\.[jt]sx?$/.test(file) && !file.includes('/templates/own/'))
const errors = files.flatMap((file) => importsOf(file).flatMap((imported) => importError(file, imported) ?? []))
errors.push(...files.flatMap(tooManyImports))
console.info(`${files.length} files, ${errors.length} forbidden imports`)
for (const error of errors) console.error(error)
if (errors.length > 0) process.exitCode = 1

/** Specifiers of a file, those of types among them: Biome ends each import of ours in one line. */
function importsOf(file: string): string[] {
  const text = readFileSync(path.join(workspace, file), 'utf8')
  return [...text.matchAll(/^(?:import|export|\}).*?from '([^']+)'|^import '([^']+)'|\bimport\('([^']+)'\)/gm)].map(
    ([, named = '', bare = '', later = '']) => named || bare || later,
  )
}

function tooManyImports(file: string): string[] {
  const count = importsOf(file).filter((imported) => /^(?:\.|@sarv\/)(?!.*\.json$)/.test(imported)).length
  if (count <= 15 || !/^platform\/(?!.*(?:\/templates\/|\/testing\/|\.test\.))/.test(file)) return []
  const hasReason = /^ *(?:\/?\*\*?|\/\/) .*\bimports?\b/m.test(readFileSync(path.join(workspace, file), 'utf8'))
  return hasReason ? [] : [`${file}: expected at most 15 imports or a reason in its comment, got ${count}`]
}
