import type { BuiltRemote } from '../../../contract/manifest'

/** How many pages are opened: each takes seconds, and one that mounts shows most of what can be wrong. */
const opened = 3

/** The first pages of a remote whose addresses need nothing to be known. */
export function pathsOf({ routes }: Pick<BuiltRemote, 'routes'>): string[] {
  return routes
    .map(({ path }) => path)
    .filter((path) => !path.includes(':') && !path.includes('*'))
    .slice(0, opened)
}
