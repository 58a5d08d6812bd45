import { readFileSync } from 'node:fs'
import path from 'node:path'
import { workspaceFiles } from '../workspace-files'
import { importError } from './import-law'

/** `tsx e2e/checks/check-imports.ts`: reads every source of the repository by the import law. */
const workspace = path.resolve(import.meta.dirname, '../..')
const files = workspaceFiles(workspace).filter((file) => /\.[jt]sx?$/.test(file) && !file.includes('/templates/own/'))
const errors = files.flatMap((file) => importsOf(file).flatMap((imported) => importError(file, imported) ?? []))
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
