import type { BuiltRemote } from './manifest'

/** What stands for all operations and abilities of a build that lists none. */
const everything = 'every operation'

/**
 * What a version may do, a line each, as people agree to it.
 * @example authorityLines(built) // ['GET /note/api/v1/notes/', 'storage notes', 'event notes/opened', 'connect https://api.team.example', 'ability showPdf']
 */
export function authorityLines({ authority, storage, events = [], connects = [] }: BuiltRemote): string[] {
  return [
    ...(authority?.operations ?? [everything]),
    ...storage.map((slice) => `storage ${slice}`),
    ...events.map((event) => `event ${event}`),
    ...connects.map((origin) => `connect ${origin}`),
    ...(authority?.abilities ?? []).map((ability) => `ability ${ability}`),
  ]
}

/**
 * What a version may do that the one before it may not; all of it where there is none.
 * @example grownAuthority(next, current) // ['POST /note/api/v1/notes/']
 */
export function grownAuthority(next: BuiltRemote, now?: BuiltRemote): string[] {
  if (!now) return authorityLines(next)
  const had = new Set(authorityLines(now))
  const isNew = (line: string) =>
    !had.has(line) && (now.authority !== undefined || /^(storage|event|connect) /.test(line))
  return authorityLines(next).filter(isNew)
}
