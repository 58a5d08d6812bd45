import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** What git does not keep either. */
const skipped = ['node_modules', 'dist', '.git', '.data', '.cache', 'reports', 'test-results']

/** Every file of the repository as its path from the root, with `/`; without what is built or installed. */
export function workspaceFiles(root: string, folder = ''): string[] {
  return readdirSync(path.join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    if (skipped.includes(entry.name)) return []
    const file = folder === '' ? entry.name : `${folder}/${entry.name}`
    return entry.isDirectory() ? workspaceFiles(root, file) : [file]
  })
}

const root = path.resolve(import.meta.dirname, '..')

/** The files of the repository whose path matches, each with its text. */
export function sourcesLike(pattern: RegExp): (readonly [file: string, text: string])[] {
  return workspaceFiles(root)
    .filter((file) => pattern.test(file))
    .map((file) => [file, readFileSync(path.join(root, file), 'utf8')] as const)
}
