import { startBackground } from '../ledger/background'
import type { Api } from '../world'

/** The clock that moves orders on lives as long as the API does. */
export function background({ app, db, clock }: Api): void {
  const stop = startBackground(db, clock)
  app.addHook('onClose', stop)
}
