import { grownAuthority } from '../../contract/authority'
import { type Catalogue, type CataloguedRemote, stableOf } from '../../contract/catalogue'
import type { BuiltShell, HostVersion } from '../../contract/catalogued-shell'
import { ungrantedOrigins } from '../../contract/connected-origins'
import type { BuiltRemote } from '../../contract/manifest'
import { type ErrorDetail, SarvError, SarvErrors } from '../errors/sarv-error'
import { type Promotion, promote, promoteShell } from '../store/catalogue/catalogue-changes'
import { refuseLocked } from '../store/locks'
import type { Store } from '../store/store'
import type { GateRecord } from '../store/versions/gate-record'
import { runningHosts } from '../store/versions/host-versions'
import { hostErrors, throwOnErrors } from './gate'
import type { VerifiedVersion } from './verified-version'

type VerifiedPromotion = Omit<Promotion, 'built'> & VerifiedVersion

/**
 * Promotes a version if it can live beside what runs by now: others may have come in since it was published. To all people
 * goes only what has opened in a browser, and to whose authority the platform's owner has agreed where that grows.
 * @throws SarvError when it cannot be meant, cannot live beside them, or is locked
 */
export async function promoteVerified(
  store: Store,
  catalogue: Catalogue,
  { built, record, ...rest }: VerifiedPromotion,
): Promise<Catalogue> {
  await refuseLocked(store, built.name, Date.now())
  if (isShell(built)) {
    const errors = hostErrors(built, catalogue)
    if (errors.length > 0) throw new SarvErrors([...errors, { code: 'SARV-306', detail: built.version }])
    requireBrowserCheck(record, rest.rule, [built])
    return promoteShell(catalogue, { ...rest, built })
  }
  const known = catalogue.remotes.find(({ current }) => current.name === built.name)
  const agreed = rest.agreed || (known?.canary?.built.version === built.version && known.canary.agreed)
  const next = promote(catalogue, { ...rest, agreed, built })
  // A version that runs already only moves.
  if (known && stableOf(known)?.version === built.version) return next
  const hosts = await runningHosts(store, catalogue)
  throwOnErrors({ built, hosts, catalogue })
  requireBrowserCheck(record, rest.rule, hosts)
  if (!agreed) throwUnlessAgreed(built, known, rest.rule)
  return next
}

/** Whether a rule keeps a version from some people for good: a ramp gives it to all in the end. */
function isCanary(rule: Promotion['rule']): boolean {
  return rule !== undefined && rule.ramp === undefined && (rule.percent < 100 || rule.level !== undefined)
}

/**
 * @throws SarvError naming each line that the version which all people run does not have, and for a canary too each origin
 * that was not granted
 */
function throwUnlessAgreed(built: BuiltRemote, known: CataloguedRemote | undefined, rule: Promotion['rule']): void {
  const stable = known && stableOf(known)
  const name = `${built.name}@${built.version}`
  const grown = isCanary(rule) ? [] : grownAuthority(built, stable)
  const than = stable ? `${stable.name}@${stable.version}` : 'nothing, its first version'
  const lines = [`${name} beyond ${than}:`, ...grown.map((line) => `+ ${line}`)].join('\n')
  const errors: ErrorDetail[] = grown.length > 0 ? [{ code: 'SARV-225', detail: lines }] : []
  const ungranted = ungrantedOrigins(built, known).map((origin): ErrorDetail => {
    const detail = `${name} of ${built.owner} calls ${origin}, which the owner of the platform has not granted to it.`
    return { code: 'SARV-239', detail }
  })
  if (errors.length + ungranted.length > 0) throw new SarvErrors([...errors, ...ungranted])
}

/** @param shells of which it must have opened in one: after a delivery of the shell that may be the previous one */
function requireBrowserCheck(
  { name, version, checks }: GateRecord,
  rule: Promotion['rule'],
  shells: readonly HostVersion[],
): void {
  if (isCanary(rule)) return
  const inBrowser = checks.filter(({ name: check }) => check.startsWith('smoke test'))
  if (inBrowser.some(({ skipped, shell }) => !skipped && shells.some((one) => one.version === shell))) return
  const why = inBrowser.map(({ skipped, shell }) => skipped ?? `it has opened in the shell ${shell}`).join('; ')
  throw new SarvError('SARV-217', `${name}@${version}: ${why || 'the gate has opened no page of it'}.`)
}

function isShell(built: BuiltRemote | BuiltShell): built is BuiltShell {
  return 'provided' in built
}
