import type { AccessTable } from '../../access/access-table'
import type { CatalogueKeys } from '../../store/catalogue/signing-keys'
import type { Store } from '../../store/store'

/** What the console works with, as the command does. */
export interface ConsoleSetup {
  readonly store: Store
  readonly keys: CatalogueKeys
  readonly env: NodeJS.ProcessEnv
  /** Of a delivery service: who may do what. Without it, who comes in may do all. */
  readonly table?: AccessTable
}
