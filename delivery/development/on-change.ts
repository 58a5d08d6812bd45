import { watch } from 'node:fs'

/** Debounce delay before a save counts; milliseconds. */
const quiet = 100

/** File watcher with debounce, tells when something in a folder was saved: one of the files, or anything that no bundler wrote. */
export function onChange(folder: string, files: readonly string[] | undefined, changed: () => void): () => void {
  let soon: NodeJS.Timeout | undefined
  const watcher = watch(folder, { recursive: files === undefined }, (_, name) => {
    if (name === null || (files ? !files.includes(name) : /^(dist|node_modules)(\/|$)/.test(name))) return
    clearTimeout(soon)
    soon = setTimeout(changed, quiet)
  })
  // Node lists the folders by itself: one that a bundler empties meanwhile is gone when it comes to it.
  watcher.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error
  })
  return () => {
    clearTimeout(soon)
    watcher.close()
  }
}
