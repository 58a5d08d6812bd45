import type { Catalogue } from '../../contract/catalogue'
import type { BuiltShell, HostVersion } from '../../contract/catalogued-shell'
import type { BuiltRemote } from '../../contract/manifest'
import { SarvErrors } from '../errors/sarv-error'
import { type Promotion, promote, promoteShell } from '../store/catalogue/catalogue-changes'
import { hostErrors, throwOnErrors } from './gate'

interface CheckedPromotion extends Omit<Promotion, 'built'> {
  readonly built: BuiltRemote | BuiltShell
}

/**
 * Promotes a version if it can live beside what runs by now: others may have come in since it was published.
 * @param hosts that run
 * @throws SarvError when it cannot be meant, or cannot live beside them
 */
export function promoteChecked(
  catalogue: Catalogue,
  { built, ...rest }: CheckedPromotion,
  hosts: readonly HostVersion[],
): Catalogue {
  if (isShell(built)) {
    const errors = hostErrors(built, catalogue)
    if (errors.length > 0) throw new SarvErrors([...errors, { code: 'SARV-306', detail: built.version }])
    return promoteShell(catalogue, { ...rest, built })
  }
  const known = catalogue.remotes.find(({ current }) => current.name === built.name)
  const next = promote(catalogue, { ...rest, built })
  // A version that runs already only moves.
  if (known?.current.version !== built.version) throwOnErrors({ built, hosts, catalogue })
  return next
}

function isShell(built: BuiltRemote | BuiltShell): built is BuiltShell {
  return 'provided' in built
}
