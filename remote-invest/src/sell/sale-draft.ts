import { isObject } from '@sarv/platform/lib/is-object'
import { parseDigits } from '@sarv/shared/drafts/use-draft'
import type { SaleInput } from './sale-estimate'

/** Draft of the sale form: what is typed, and what it counts. */
export interface SaleDraft {
  readonly by: SaleInput['by']
  /** ASCII digits. */
  readonly digits: string
}

export const emptySale: SaleDraft = { by: 'units', digits: '' }

/** Parses the draft out of what the storage holds, which may be anything; undefined for a wrong shape. (F45) */
export function parseSaleDraft(kept: unknown): SaleDraft | undefined {
  if (!isObject(kept) || (kept.by !== 'units' && kept.by !== 'amount')) return undefined
  const digits = parseDigits(kept.digits)
  return digits === undefined ? undefined : { by: kept.by, digits }
}
