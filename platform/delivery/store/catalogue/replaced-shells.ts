import type { BuiltShell, CataloguedShell } from '../../../contract/catalogued-shell'

/** For how long files of a shell are served after another one took its place: tabs live for days; milliseconds. */
export const keptFor = 14 * 86_400_000

/**
 * The shell with what a change has replaced: its tabs load files for two weeks from then on. (F25)
 * @param now milliseconds since 1970
 */
export function withReplaced(
  shell: CataloguedShell,
  before: CataloguedShell | undefined,
  now: number,
): CataloguedShell {
  if (!before || shell === before) return shell
  const running = new Set(runningShells(shell).map(({ version }) => version))
  const at = new Date(now).toISOString()
  const stopped = runningShells(before).map(({ version, files }) => ({ version, files, at }))
  const known = [...stopped, ...(before.replaced ?? [])].filter(({ version }) => !running.has(version))
  return { ...shell, replaced: known.filter((one) => now - Date.parse(one.at) < keptFor) }
}

/** Builds that people may run now. */
export function runningShells({ current, canary }: Pick<CataloguedShell, 'current' | 'canary'>): readonly BuiltShell[] {
  return canary ? [current, canary.built] : [current]
}
