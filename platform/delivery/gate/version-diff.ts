import { authorityLines } from '../../contract/authority'
import type { BuiltShell } from '../../contract/catalogued-shell'
import type { BuiltRemote } from '../../contract/manifest'
import { measureBytes } from './budgets'

/** What differs between two versions of a remote. */
export interface VersionDiff {
  /** What differs in the manifest: `+ route /savings/new`. */
  readonly declared: readonly string[]
  readonly files: { readonly same: number; readonly new: number; readonly gone: number }
  /** Bytes as sent (brotli): of the first screen and of everything, in both. */
  readonly bytes: { readonly first: readonly [number, number]; readonly whole: readonly [number, number] }
}

/** What changes for people who run `next` instead of `now`. */
export function versionDiff(now: BuiltRemote, next: BuiltRemote): VersionDiff {
  const hashes = ({ files }: BuiltRemote) => files.map(({ integrity }) => integrity)
  return {
    declared: addedAndRemoved(declarations(now), declarations(next)),
    files: filesDiff(hashes(now), hashes(next)),
    bytes: {
      first: [measureBytes(now).first, measureBytes(next).first],
      whole: [measureBytes(now).whole, measureBytes(next).whole],
    },
  }
}

/** What changes for remotes, and for people, who get another shell. @param lists hashes of the files of both */
export function shellDiff(
  now: BuiltShell,
  next: BuiltShell,
  lists: { readonly now: readonly string[]; readonly next: readonly string[] },
): Omit<VersionDiff, 'bytes'> {
  const declared = ({ provided, pages = [] }: BuiltShell) => [
    ...Object.entries(provided).map(([name, version]) => `provides ${name} ${version}`),
    ...pages.map((page) => `page ${page}`),
  ]
  return { declared: addedAndRemoved(declared(now), declared(next)), files: filesDiff(lists.now, lists.next) }
}

function filesDiff(now: readonly string[], next: readonly string[]): VersionDiff['files'] {
  const [had, has] = [new Set(now), new Set(next)]
  const added = next.filter((hash) => !had.has(hash)).length
  return { same: next.length - added, new: added, gone: now.filter((hash) => !has.has(hash)).length }
}

/** Lines that only one of two lists has. @example addedAndRemoved(['a'], ['b']) // ['+ b', '- a'] */
export function addedAndRemoved(now: readonly string[], next: readonly string[]): string[] {
  return [
    ...next.filter((line) => !now.includes(line)).map((line) => `+ ${line}`),
    ...now.filter((line) => !next.includes(line)).map((line) => `- ${line}`),
  ]
}

function declarations(built: BuiltRemote): string[] {
  const { requires, routes, intents, slots = [], sections = [], shared, owner, kit } = built
  return [
    `owner ${owner}`,
    `platform ${requires.platform}`,
    ...routes.map(({ path }) => `route ${path}`),
    ...Object.entries(intents).map(([intent, to]) => `intent ${intent} → ${to}`),
    ...authorityLines(built),
    ...(kit ? [`kit ${kit.specifier}`] : []),
    ...slots.map((slot) => `slot ${slot}`),
    ...sections.map(({ name, slot }) => `section ${name} in ${slot}`),
    ...Object.entries(shared).map(([name, range]) => `shared ${name} ${range}`),
  ]
}
