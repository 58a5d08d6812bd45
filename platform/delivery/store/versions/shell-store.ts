import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import * as z from 'zod/mini'
import type { BuiltShell } from '../../../contract/catalogued-shell'
import { shellName } from '../../../contract/shell-name'
import { mapConcurrent } from '../map-concurrent'
import { sha256Of } from '../sha256'
import type { Store } from '../store'
import { folderOf } from './stored-version'

/** Lies among a published shell's files, and has the SHA-256 of each, hexadecimal, by its path. */
export const fileListPath = 'files.json'
const lanes = 8
const filePath = z.string().check(z.regex(/^(?!.*\.\.)[\w@~.+-]+(\/[\w@~.+-]+)*$/))
const fileList = z.record(filePath, z.string())

/** Hashes of a shell's files by their paths. */
export type FileList = Readonly<Record<string, string>>

/** A shell as a signed catalogue names it. */
export type NamedShell = Pick<BuiltShell, 'version' | 'files'>

/** The list of a build's files as it is stored; its hash is what a catalogue signs. */
export function fileListOf(files: ReadonlyMap<string, Uint8Array>): string {
  return JSON.stringify(Object.fromEntries([...files].map(([file, bytes]) => [file, sha256Of(bytes)])))
}

/** Reads the list of a published shell. @throws Error when it is missing, or is not what the catalogue names */
export async function shellFileList(store: Store, { version, files }: NamedShell): Promise<FileList> {
  const key = folderOf(shellName, version) + fileListPath
  const stored = await store.get(key)
  if (!stored) throw new Error(`${key} is missing`)
  if (sha256Of(stored.body) !== files) throw new Error(`${key} has another hash`)
  return fileList.parse(JSON.parse(new TextDecoder().decode(stored.body)))
}

/** Reads a file of a published shell. @throws Error when it is missing, or another one than was published */
export async function shellFileIn(store: Store, version: string, file: string, list: FileList): Promise<Uint8Array> {
  const key = folderOf(shellName, version) + file
  const stored = await store.get(key)
  if (!stored) throw new Error(`${key} is missing`)
  if (sha256Of(stored.body) !== list[file]) throw new Error(`${key} has another hash`)
  return stored.body
}

/** Downloads a published shell. @param into an empty folder @throws Error when a file is missing or another one */
export async function downloadShell(store: Store, shell: NamedShell, into: string): Promise<void> {
  const list = await shellFileList(store, shell)
  await mapConcurrent(Object.keys(list), lanes, async (file) => {
    const place = path.join(into, file)
    const bytes = await shellFileIn(store, shell.version, file, list)
    mkdirSync(path.dirname(place), { recursive: true })
    writeFileSync(place, bytes)
  })
}
