import { alertDirections, alertMeasures } from '@sarv/shared/contract/fund-watch'
import { useDraft } from '@sarv/shared/drafts/use-draft'
import type { AlertTerms } from '@sarv/shared/rules/fund-alert'

/** What stands in the form of an alert. */
export interface TypedAlert extends Omit<AlertTerms, 'threshold'> {
  /** The threshold as it was typed. */
  readonly text: string
}

const untouched: TypedAlert = { measure: 'PRICE', direction: 'ABOVE', text: '' }

/** Hook of the form of an alert, kept for the person while they sign in again. (U4) */
export const useAlertDraft = (code: string) => useDraft<TypedAlert>(`alert-${code}`, untouched, parseTypedAlert)

/** Parses a draft; undefined for a wrong shape. (F45) */
function parseTypedAlert(kept: unknown): TypedAlert | undefined {
  const { measure, direction, text } = (kept ?? {}) as Record<string, unknown>
  const knownMeasure = alertMeasures.find((one) => one === measure)
  const knownDirection = alertDirections.find((one) => one === direction)
  if (!knownMeasure || !knownDirection || typeof text !== 'string' || text.length > 30) return undefined
  return { measure: knownMeasure, direction: knownDirection, text }
}
