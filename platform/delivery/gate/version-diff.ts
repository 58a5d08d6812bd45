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
  const had = new Set(now.files.map(({ integrity }) => integrity))
  const has = new Set(next.files.map(({ integrity }) => integrity))
  const added = next.files.filter(({ integrity }) => !had.has(integrity))
  return {
    declared: declaredDiff(declarations(now), declarations(next)),
    files: {
      same: next.files.length - added.length,
      new: added.length,
      gone: now.files.filter(({ integrity }) => !has.has(integrity)).length,
    },
    bytes: {
      first: [measureBytes(now).first, measureBytes(next).first],
      whole: [measureBytes(now).whole, measureBytes(next).whole],
    },
  }
}

function declaredDiff(now: readonly string[], next: readonly string[]): string[] {
  return [
    ...next.filter((line) => !now.includes(line)).map((line) => `+ ${line}`),
    ...now.filter((line) => !next.includes(line)).map((line) => `- ${line}`),
  ]
}

function declarations(built: BuiltRemote): string[] {
  const { requires, routes, intents, storage, events = [], slots = [], sections = [], shared, owner, kit } = built
  return [
    `owner ${owner}`,
    `platform ${requires.platform}`,
    ...routes.map(({ path }) => `route ${path}`),
    ...Object.entries(intents).map(([intent, to]) => `intent ${intent} → ${to}`),
    ...storage.map((slice) => `storage ${slice}`),
    ...(kit ? [`kit ${kit.specifier}`] : []),
    ...events.map((event) => `event ${event}`),
    ...slots.map((slot) => `slot ${slot}`),
    ...sections.map(({ name, slot }) => `section ${name} in ${slot}`),
    ...Object.entries(shared).map(([name, range]) => `shared ${name} ${range}`),
  ]
}
