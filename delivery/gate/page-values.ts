import { buildErrors } from '@sarv/shared/internal/remote/catalogue'
import type { BuiltRemote } from '@sarv/shared/internal/remote/manifest'
import type { Rule } from './candidate'

/** Version, paths and hashes stand in every page as they are: each has a shape that cannot leave its place. */
export const pageValues: Rule<{ built: BuiltRemote }> = {
  name: 'version, paths and hashes',
  find: ({ built }) => buildErrors(built).map((detail) => ({ code: 'SARV-413', detail })),
}
