import type { BuiltRemote } from './manifest'

/** What a version needs for its first screen beside its kit: entry, scripts and styles, by their paths in its folder. */
export function firstFiles({ entry, expose }: Pick<BuiltRemote, 'entry' | 'expose'>): string[] {
  return [entry, ...expose.scripts, ...expose.styles]
}
