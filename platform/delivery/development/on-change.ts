import { type FSWatcher, readdirSync, statSync, watch } from 'node:fs'
import path from 'node:path'

/** Debounce delay before a save counts; milliseconds. */
const quiet = 100

/** Folders that bundlers and package managers write. */
const notSources = new Set(['dist', 'node_modules'])

/**
 * File watcher with debounce, tells when something in a folder was saved: one of the files, or anything that no bundler
 * wrote. Each folder is watched by itself: Node's own recursive watcher loses a file that an editor puts another one in the
 * place of.
 * @returns ends it
 */
export function onChange(folder: string, files: readonly string[] | undefined, changed: () => void): () => void {
  const watchers = new Map<string, FSWatcher>()
  let soon: NodeJS.Timeout | undefined
  function follow(at: string): void {
    watchers.get(at)?.close()
    const watcher = watch(at, (event, name) => {
      if (name === null || notSources.has(name) || (files && !files.includes(name))) return
      const place = path.join(at, name)
      if (event === 'rename' && !files && isFolder(place)) follow(place)
      clearTimeout(soon)
      soon = setTimeout(changed, quiet)
    })
    // A folder that is gone; what comes in its place is followed again.
    watcher.on('error', () => watcher.close())
    watchers.set(at, watcher)
    if (files) return
    for (const entry of readdirSync(at, { withFileTypes: true }))
      if (entry.isDirectory() && !notSources.has(entry.name)) follow(path.join(at, entry.name))
  }
  follow(folder)
  return () => {
    clearTimeout(soon)
    for (const watcher of watchers.values()) watcher.close()
  }
}

function isFolder(place: string): boolean {
  return statSync(place, { throwIfNoEntry: false })?.isDirectory() ?? false
}
