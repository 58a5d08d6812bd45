import type { PmaPaymentFacts } from '@sarv/shared/contract/pma-payment'

/** Where the buttons of the receipt lead. */
export interface ReceiptExit {
  /** Path of the page that closing leads to; undefined where it resumes the onboarding. */
  readonly close: string | undefined
  /** The main button beside it: the same payment again, or the onboarding that it was for. */
  readonly onward?: 'pay-start' | 'pay-increase' | 'resume'
}

type Facts = Pick<PmaPaymentFacts, 'status' | 'purpose' | 'prx' | 'onb_uuid' | 'plan_id'>

/**
 * Computes the exits of the receipt. A payment that failed can be made again, and closing leads to what it was for; otherwise
 * the payment's own portfolio comes before any other one of the person. (PMA-040, D-124)
 */
export function findReceiptExit(facts: Facts | undefined, held: readonly { readonly prx: string }[]): ReceiptExit {
  const prx = facts?.prx ?? undefined
  const isStart = facts !== undefined && facts.onb_uuid !== null && prx === undefined
  if (facts !== undefined && hasFailed(facts.status)) {
    if (isStart) return { close: `/pma/${facts.plan_id}`, onward: 'pay-start' }
    return { close: portfolioPath(prx), ...(facts.purpose === 'INCREASE' && { onward: 'pay-increase' }) }
  }
  const close = portfolioPath(prx ?? held[0]?.prx)
  return { close, ...(isStart && close !== undefined && { onward: 'resume' }) }
}

const hasFailed = (status: string) => status === 'FAILED' || status === 'CANCELED'

const portfolioPath = (prx: string | undefined) =>
  prx === undefined ? undefined : `/user-pma/${encodeURIComponent(prx)}`
