import { grownAuthority } from '../../../contract/authority'
import type { CanaryRamp } from '../../../contract/canary-ramp'
import { type Catalogue, type Delivered, deliveredIn, stableOf } from '../../../contract/catalogue'

/**
 * What one revision changed against another, one sentence each: for the audit log, and for those who were too late.
 * @example describeChange(before, after) // ['savings: 10 % try 1.3.0']
 */
export function describeChange(before: Catalogue, after: Catalogue): string[] {
  const [olds, names] = [byName(before), byName(after)]
  const sentences = deliveredIn(after).flatMap((delivered) => {
    const { name } = delivered.current
    const old = olds.get(name)
    const changes = old ? changesOf(old, delivered) : comesIn(delivered)
    return changes.map((change) => `${name}: ${change}`)
  })
  const gone = deliveredIn(before).filter(({ current }) => !names.has(current.name))
  return [...sentences, ...gone.map(({ current }) => `${current.name}: leaves the catalogue`)]
}

function byName(catalogue: Catalogue): ReadonlyMap<string, Delivered> {
  return new Map(deliveredIn(catalogue).map((delivered) => [delivered.current.name, delivered]))
}

function comesIn(now: Delivered): string[] {
  const { version } = now.current
  const grown = authorityChange(undefined, now)
  if (!now.canary || stableOf(now)) return [`comes in with ${version}`, ...grown]
  const tried = `comes in: ${whoTries(now.canary)} try ${version}`
  return [tried, ...rampChange({ ...now, canary: undefined }, now), ...grown]
}

function changesOf(old: Delivered, now: Delivered): string[] {
  const [before, after] = [stableOf(old), stableOf(now)]
  const withdrawn = (now.withdrawn ?? []).filter((version) => !old.withdrawn?.includes(version))
  return [
    ...(!after || before?.version === after.version
      ? []
      : [`everybody runs ${after.version}${before ? ` instead of ${before.version}` : ''}`]),
    ...canaryChange(old, now),
    ...rampChange(old, now),
    ...authorityChange(old, now),
    ...withdrawn.map((version) => `${version} is taken back`),
    ...switchChange(old, now),
    ...baseChange(old, now),
  ]
}

function baseChange(old: Delivered, now: Delivered): string[] {
  if (!('base' in old && 'base' in now) || old.base === now.base) return []
  return [`is served from ${now.base} instead of ${old.base}`]
}

function canaryChange(old: Delivered, now: Delivered): string[] {
  if (JSON.stringify({ ...old.canary, ramp: undefined }) === JSON.stringify({ ...now.canary, ramp: undefined }))
    return []
  if (now.canary) {
    const { canary } = now
    const from = 'base' in canary && canary.base !== undefined ? ` from ${canary.base}` : ''
    return [`${whoTries(canary)} try ${canary.built.version}${from}`]
  }
  const tried = old.canary?.built.version
  return tried === stableOf(now)?.version ? [] : [`nobody tries ${tried} any more`]
}

function rampChange({ canary: old }: Delivered, { canary: now }: Delivered): string[] {
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

/** What a version may do more that all people get, told once: when its authority was agreed to, or with its promotion. */
function authorityChange(old: Delivered | undefined, now: Delivered): string[] {
  if (!('base' in now) || (old && !('base' in old))) return []
  const [before, after] = [old && stableOf(old), stableOf(now)]
  const told = old?.canary?.agreed && old.canary.built.version
  const agreed = now.canary?.agreed && now.canary.built
  const next = after && after.version !== before?.version ? after : agreed
  if (!next || next.version === told) return []
  const grown = grownAuthority(next, before)
  return grown.length === 0 ? [] : [`the authority grows with ${next.version}: ${grown.join(', ')}`]
}

function switchChange(old: Delivered, now: Delivered): string[] {
  if (now.killed && now.killed.message.en !== old.killed?.message.en)
    return [`is switched off: ${now.killed.message.en}`]
  return old.killed && !now.killed ? ['is switched on again'] : []
}

/** Whom a canary is shown to. @example whoTries({ percent: 10, level: 2 }) // '10 % from level 2' */
export function whoTries({ percent, level }: { percent: number; level?: number }): string {
  return level === undefined ? `${percent} %` : `${percent} % from level ${level}`
}
