import { mkdirSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** Atomic write: a reader sees the old text or the new one, never half of it. @param mode the file's permissions */
export function replaceFile(file: string, text: string, mode = 0o644): void {
  mkdirSync(path.dirname(file), { recursive: true })
  const draft = `${file}.${process.pid}`
  writeFileSync(draft, text, { mode })
  renameSync(draft, file)
}
