import type { CatalogueKeys } from '../../store/catalogue/signing-keys'
import type { Store } from '../../store/store'

/** What the console works with, as the command does. */
export interface ConsoleSetup {
  readonly store: Store
  readonly keys: CatalogueKeys
  readonly env: NodeJS.ProcessEnv
}
