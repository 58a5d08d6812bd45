import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { createFile, emptyFile, isOlder, namesIn, unlessAbsent } from './folder-files'

/** Past states that stay readable however old they are. */
const kept = 100
const hour = 3_600_000

/** The number of the newest revision in a key's folder; 0 when there is none. */
export async function newestRevision(folder: string): Promise<number> {
  return Math.max(0, ...(await numbersIn(folder)))
}

/** A revision's bytes, or undefined when there is none of that number. */
export async function readRevision(folder: string, number: number): Promise<Uint8Array | undefined> {
  return unlessAbsent(readFile(fileOf(folder, number)))
}

/** Makes the revision of that number. @returns false when another writer has made it */
export async function makeRevision(
  root: string,
  folder: string,
  number: number,
  body: string | Uint8Array,
): Promise<boolean> {
  return createFile(root, fileOf(folder, number), body)
}

/**
 * Empties revisions that are not needed any more: all but the newest hundred, and of those only what is older than an
 * hour. Their names stay. Were they removed, a writer that has slept since it read could make an old number once more
 * and believe to have won.
 */
export async function pruneRevisions(root: string, folder: string): Promise<void> {
  const numbers = (await numbersIn(folder)).sort((one, other) => one - other)
  for (const number of numbers.slice(0, -kept)) {
    const file = fileOf(folder, number)
    if (await isOlder(file, hour)) await emptyFile(root, file)
  }
}

async function numbersIn(folder: string): Promise<number[]> {
  return (await namesIn(folder)).map(Number)
}

function fileOf(folder: string, number: number): string {
  return path.join(folder, String(number).padStart(10, '0'))
}
