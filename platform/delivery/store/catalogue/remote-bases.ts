import type { CataloguedRemote } from '../../../contract/catalogue'
import { baseError } from '../../../contract/remote-base'
import { SarvError } from '../../errors/sarv-error'

/** A base that pages can take files from. @throws SarvError when it is not one */
export function usableBase(base: string): string {
  const error = baseError(base)
  if (error !== undefined) throw new SarvError('SARV-212', `${JSON.stringify(base)}: ${error}.`)
  return base
}

/** A base that is worth a word beside the remote's own. */
export function otherThan(own: string, base: string): string | undefined {
  return base === own ? undefined : base
}

/** The version that all people run from another place; the previous one and the canary stay where they are served. */
export function movedTo(
  base: string,
  { base: old, previous, previousBase, canary, ...rest }: CataloguedRemote,
): CataloguedRemote {
  return {
    ...rest,
    base,
    previous,
    previousBase: previous && otherThan(base, previousBase ?? old),
    canary: canary && { ...canary, base: otherThan(base, canary.base ?? old) },
  }
}
