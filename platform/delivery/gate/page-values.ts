import { buildErrors } from '../../contract/catalogue'
import type { BuiltRemote } from '../../contract/manifest'
import { isAuditText, longest, printable } from '../store/catalogue/audit-text'
import type { Rule } from './candidate'

/**
 * Version, paths and hashes stand in every page as they are: each has a shape that cannot leave its place. Owner and commit
 * stand in lists and logs.
 */
export const pageValues: Rule<{ built: BuiltRemote }> = {
  name: 'version, paths, hashes and owner',
  find: ({ built }) => [...buildErrors(built), ...lineErrors(built)].map((detail) => ({ code: 'SARV-413', detail })),
}

function lineErrors({ owner, commit }: BuiltRemote): string[] {
  return Object.entries({ owner, commit }).flatMap(([name, text]) =>
    isAuditText(text, longest.who) ? [] : [`${name}: ${printable(text).slice(0, 80)}`],
  )
}
