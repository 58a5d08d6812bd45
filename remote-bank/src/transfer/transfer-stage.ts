import { defineFlow } from '@sarv/shared/stages/define-flow'
import { stateOf } from '@sarv/shared/stages/flow-entry'
import type { TransferDraft } from './transfer-draft'

/** A position in the flow. It holds nothing that was typed. */
export interface TransferPosition {
  readonly stage: 'destination' | 'amount' | 'result'
  /** Id of the receipt that the result shows. */
  readonly receipt?: string
}

const stages = ['destination', 'amount', 'result'] as const

/** The flow of a transfer; behind a result lies nothing to be sent again. (BNK-060, BNK-063) */
export const transferFlow = defineFlow<TransferPosition, Pick<TransferDraft, 'numbers'>>({
  name: 'transfer',
  stages,
  more({ receipt }, stage) {
    if (stage !== 'result') return {}
    return typeof receipt === 'string' && /^\d{1,12}$/.test(receipt) ? { receipt } : undefined
  },
  beneath: ({ stage }) => (stage === 'amount' ? [{ stage: 'destination' }] : []),
  /** Resumes no further than the known values allow, as when the draft has expired. (BNK-060) */
  resume(kept, { numbers }) {
    if (kept === undefined || (kept.stage === 'amount' && numbers.length === 0)) return { stage: 'destination' }
    return kept
  },
})

/** State of a history entry that opens the flow at the amount, for a draft that has its recipient. (BNK-090) */
export const atAmount = stateOf(transferFlow.name, { depth: 0, place: { stage: 'amount' } satisfies TransferPosition })
