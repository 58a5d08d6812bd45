import type { CanaryRamp, Catalogue, CataloguedRemote } from '../../../contract/catalogue'

/**
 * What one revision changed against another, one sentence each: for the audit log, and for those who were too late.
 * @example describeChange(before, after) // ['savings: 10 % try 1.3.0']
 */
export function describeChange(before: Catalogue, after: Catalogue): string[] {
  const [olds, names] = [byName(before), byName(after)]
  const sentences = after.remotes.flatMap((remote) => {
    const { name } = remote.current
    const old = olds.get(name)
    const changes = old ? changesOf(old, remote) : [`comes in with ${remote.current.version}`]
    return changes.map((change) => `${name}: ${change}`)
  })
  const gone = before.remotes.filter(({ current }) => !names.has(current.name))
  return [...sentences, ...gone.map(({ current }) => `${current.name}: leaves the catalogue`)]
}

function byName({ remotes }: Catalogue): ReadonlyMap<string, CataloguedRemote> {
  return new Map(remotes.map((remote) => [remote.current.name, remote]))
}

function changesOf(old: CataloguedRemote, now: CataloguedRemote): string[] {
  const withdrawn = (now.withdrawn ?? []).filter((version) => !old.withdrawn?.includes(version))
  return [
    ...(old.current.version === now.current.version
      ? []
      : [`everybody runs ${now.current.version} instead of ${old.current.version}`]),
    ...canaryChange(old, now),
    ...rampChange(old, now),
    ...withdrawn.map((version) => `${version} is taken back`),
    ...switchChange(old, now),
    ...(old.base === now.base ? [] : [`is served from ${now.base} instead of ${old.base}`]),
  ]
}

function canaryChange(old: CataloguedRemote, now: CataloguedRemote): string[] {
  if (JSON.stringify({ ...old.canary, ramp: undefined }) === JSON.stringify({ ...now.canary, ramp: undefined }))
    return []
  if (now.canary) {
    const { built, base } = now.canary
    return [`${whoTries(now.canary)} try ${built.version}${base === undefined ? '' : ` from ${base}`}`]
  }
  const tried = old.canary?.built.version
  return tried === now.current.version ? [] : [`nobody tries ${tried} any more`]
}

function rampChange({ canary: old }: CataloguedRemote, { canary: now }: CataloguedRemote): string[] {
  if (!now) return []
  const { version } = now.built
  const [before, after] = [old?.built.version === version ? old.ramp : undefined, now.ramp]
  if (!after) return before ? [`the ramp of ${version} ends`] : []
  if (planOf(before) !== planOf(after)) return [`the ramp of ${version} is ${planOf(after)}`]
  if (before?.paused === after.paused) return []
  return [`the ramp of ${version} is ${after.paused ? 'paused' : 'resumed'}`]
}

function planOf(ramp: CanaryRamp | undefined): string {
  return ramp === undefined ? '' : `${ramp.steps.join(', ')} %, ${ramp.bakeMinutes} minutes each`
}

function switchChange(old: CataloguedRemote, now: CataloguedRemote): string[] {
  if (now.killed && now.killed.message.en !== old.killed?.message.en)
    return [`is switched off: ${now.killed.message.en}`]
  return old.killed && !now.killed ? ['is switched on again'] : []
}

/** Whom a canary is shown to. @example whoTries({ percent: 10, level: 2 }) // '10 % from level 2' */
export function whoTries({ percent, level }: { percent: number; level?: number }): string {
  return level === undefined ? `${percent} %` : `${percent} % from level ${level}`
}
