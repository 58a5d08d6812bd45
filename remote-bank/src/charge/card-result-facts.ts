import type { ShownFacts } from '@sarv/shared/payment/receipt-facts'

/**
 * Facts of an address of /bank/card-result, which may spell its status success and failed; the receipt knows them in
 * capitals. (BNK-055)
 * @example inCapitals({ ...said, status: 'failed' }).status // 'FAILED'
 */
export function inCapitals(said: ShownFacts): ShownFacts {
  return { ...said, status: said.status?.toUpperCase() }
}
