/** A sentence of the audit log, taken apart: the key of its text in the dictionary and the values in it. */
export interface Sentence {
  readonly remote: string
  readonly key: string
  readonly values: Readonly<Record<string, string>>
}

/** Every form that `describeChange` writes, and those of a lock. */
const forms: readonly (readonly [key: string, form: RegExp])[] = [
  ['comesIn', /^comes in with (?<version>\S+)$/],
  ['runs', /^everybody runs (?<version>\S+) instead of (?<before>\S+)$/],
  ['tryFrom', /^(?<percent>[\d.]+) % from level (?<level>\d+) try (?<version>\S+?)(?: from \S+)?$/],
  ['try', /^(?<percent>[\d.]+) % try (?<version>\S+?)(?: from \S+)?$/],
  ['ramp', /^the ramp of (?<version>\S+) is (?<steps>[\d., ]+) %, (?<minutes>\d+) minutes each$/],
  ['rampPaused', /^the ramp of (?<version>\S+) is paused$/],
  ['rampResumed', /^the ramp of (?<version>\S+) is resumed$/],
  ['rampEnds', /^the ramp of (?<version>\S+) ends$/],
  ['untried', /^nobody tries (?<version>\S+) any more$/],
  ['takenBack', /^(?<version>\S+) is taken back$/],
  ['off', /^is switched off: (?<message>[\s\S]+)$/],
  ['on', /^is switched on again$/],
  ['authority', /^the authority grows with (?<version>\S+): (?<lines>[\s\S]+)$/],
  ['served', /^is served from (?<base>\S+) instead of \S+$/],
  ['leaves', /^leaves the catalogue$/],
  ['locked', /^is locked$/],
  ['lockedFrom', /^is locked from (?<from>\S+)$/],
  ['lockedUntil', /^is locked until (?<until>\S+)$/],
  ['lockedWindow', /^is locked from (?<from>\S+) until (?<until>\S+)$/],
  ['unlocked', /^is unlocked$/],
]

/**
 * Takes a sentence of the audit log apart, so that it can be said in another language; undefined for one of an unknown form.
 * @example parseSentence('pma: 10 % try 1.3.0') // { remote: 'pma', key: 'try', values: { percent: '10', version: '1.3.0' } }
 */
export function parseSentence(text: string): Sentence | undefined {
  const [, remote, rest] = /^([a-z][a-z0-9_]*): ([\s\S]+)$/.exec(text) ?? []
  if (remote === undefined || rest === undefined) return undefined
  for (const [key, form] of forms) {
    const found = form.exec(rest)
    if (found) return { remote, key, values: { ...found.groups } }
  }
  return undefined
}
