import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

const workspace = path.resolve(import.meta.dirname, '../..')
const notSources = new Set([
  'node_modules',
  'dist',
  '.git',
  '.cache',
  '.data',
  'docs',
  'e2e',
  'reports',
  'test-results',
])

/**
 * A checkout in which one text is another: what lies on the machine of a team that has changed its remote.
 * @throws Error when the text stands nowhere in that file
 */
export function changedCheckout(file: string, from: string, to: string): { folder: string; remove(): void } {
  const folder = mkdtempSync(path.join(tmpdir(), 'sarv-checkout-'))
  cpSync(workspace, folder, { recursive: true, filter: (source) => !notSources.has(path.basename(source)) })
  const place = path.join(folder, file)
  const text = readFileSync(place, 'utf8')
  if (!text.includes(from)) throw new Error(`${file} does not say ${from}`)
  writeFileSync(place, text.replaceAll(from, to))
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) }
}
