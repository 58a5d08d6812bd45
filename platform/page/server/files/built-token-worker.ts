import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** The text of the worker's script, and the hashes of its chunks by their paths. */
export interface BuiltTokenWorker {
  readonly script: string
  readonly chunks: Readonly<Record<string, string>>
}

/** Undefined for a shell that was built before there was one: its pages hold their tokens. */
export function readTokenWorker(folder: string): BuiltTokenWorker | undefined {
  const list = path.join(folder, 'workers.json')
  if (!existsSync(list)) return undefined
  const { files } = JSON.parse(readFileSync(list, 'utf8')) as { files: { path: string; integrity: string }[] }
  const entry = files.find((file) => /^workers\/tokens\.[0-9a-f]{8}\.js$/.test(file.path))
  if (!entry) return undefined
  const chunks = files.filter((file) => file.path.startsWith('workers/') && file !== entry)
  return {
    script: readFileSync(path.join(folder, entry.path), 'utf8'),
    chunks: Object.fromEntries(chunks.map((file) => [`/${file.path}`, file.integrity])),
  }
}
