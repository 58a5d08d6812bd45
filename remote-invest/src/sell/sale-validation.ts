import { type Holding, type SaleInput, toUnits } from './sale-estimate'

/** Validation errors of the sale form. */
export type SaleError = 'empty' | 'zero' | 'too-many' | 'account'

/** Validates the sale form; returns the first error, undefined when it may be confirmed. (INV-035) */
export function validateSale(
  input: SaleInput,
  { available, price }: Holding,
  account: number | undefined,
): SaleError | undefined {
  if (input.typed === undefined) return 'empty'
  const units = toUnits(input, price)
  if (units < 1) return 'zero'
  if (units > available) return 'too-many'
  return account === undefined ? 'account' : undefined
}
