import { deliveredIn } from '../../contract/catalogue'
import { shellName } from '../../contract/shell-name'
import type { Call } from '../cli/command'
import { SarvError } from '../errors/sarv-error'
import { readCatalogue } from '../store/catalogue/catalogue-store'
import type { CatalogueKeys } from '../store/catalogue/signing-keys'
import type { Store } from '../store/store'
import { storedVersion } from '../store/versions/stored-version'
import type { AccessTable } from './access-table'
import type { Permission } from './permissions'
import { neededPermissions } from './service-commands'
import { needsStepUp, permissionsOf, type Subject, type Target } from './subject'

/** A change that is asked for: its command line, and the permission of its command. */
export interface Asked extends Pick<Call, 'args' | 'flag' | 'text'> {
  readonly permission: Permission
  /** The owner that an uploaded build names, for a remote that the catalogue does not know yet. */
  readonly owner?: string
}

/**
 * Refuses a change that the access table does not allow to a subject, or for which it has to sign in again.
 * @throws SarvError
 */
export async function authorize(
  { table, store, keys }: { readonly table: AccessTable; readonly store: Store; readonly keys: CatalogueKeys },
  subject: Subject,
  asked: Asked,
  now = Date.now(),
): Promise<void> {
  const [first] = asked.args
  const target = first === undefined ? undefined : await targetOf(store, keys, first, asked.owner)
  const allowed = permissionsOf(table, subject, target)
  const missing = neededPermissions(asked.permission, asked).filter((one) => !allowed.has(one))
  if (missing.length > 0)
    throw new SarvError('SARV-230', `${subject.who} may not ${missing.join(', ')}${target ? ` ${target.name}` : ''}.`)
  if (needsStepUp(subject, asked.permission, target, now))
    throw new SarvError('SARV-233', `To ${asked.permission} ${target?.name ?? ''}, by ${subject.who}.`)
}

/** @param named `savings` or `savings@1.2.0` */
async function targetOf(store: Store, keys: CatalogueKeys, named: string, owner?: string): Promise<Target> {
  const [name = '', version] = named.split('@', 2)
  const { catalogue } = await readCatalogue(store, keys)
  const known = deliveredIn(catalogue).find(({ current }) => current.name === name)
  if (known) return { name, owner: known.current.owner }
  const published = version === undefined || name === shellName ? undefined : await storedVersion(store, name, version)
  return { name, owner: owner ?? published?.owner }
}
