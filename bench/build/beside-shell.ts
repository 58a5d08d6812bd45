import { cpSync } from 'node:fs'
import path from 'node:path'
import { hostFolder } from './built-folders'

/** What the shell is built with besides itself: its workers, the frame of its pages and what starts them. */
const besideShell = [
  'sw.js',
  'sw-off.js',
  'workers',
  'workers.json',
  'frame.cjs',
  'frame.css',
  'boot.js',
  'answers.js',
] as const

/** Puts what is built beside the shell, as it is deployed, into another build of it. */
export function copyBesideShell(folder: string): void {
  for (const name of besideShell)
    cpSync(path.join(hostFolder, 'dist', name), path.join(folder, name), { recursive: true })
}
