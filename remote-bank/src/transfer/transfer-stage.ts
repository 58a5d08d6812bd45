import { parseAmount } from '@sarv/shared/money/amount-field'
import { transferAmount } from '@sarv/shared/rules/transfer-rules'
import { defineFlow } from '@sarv/shared/stages/define-flow'
import type { TransferDraft } from './transfer-draft'
import type { TransferKind } from './transfer-kind'

/** A position in the flow. It holds nothing that was typed. */
export interface TransferPosition {
  readonly stage: 'destination' | 'amount' | 'confirmation' | 'result'
  /** Id of the receipt that the result shows. */
  readonly receipt?: string
}

const stages = ['destination', 'amount', 'confirmation', 'result'] as const

/** The flow of a transfer; behind a result lies nothing to be sent again. (BNK-060, BNK-063) */
export const transferFlow = defineFlow<
  TransferPosition,
  Pick<TransferDraft, 'number' | 'amount'> & Pick<TransferKind, 'fault'>
>({
  name: 'transfer',
  stages,
  more({ receipt }, stage) {
    if (stage !== 'result') return {}
    return typeof receipt === 'string' && /^\d{1,12}$/.test(receipt) ? { receipt } : undefined
  },
  beneath: ({ stage }) =>
    stage === 'result' ? [] : stages.slice(0, stages.indexOf(stage)).map((earlier) => ({ stage: earlier })),
  /** Resumes no further than the known values allow, as when the draft has expired. (BNK-060) */
  resume(kept, draft) {
    if (kept === undefined || kept.stage === 'result') return kept ?? { stage: 'destination' }
    if (draft.fault(draft.number) !== undefined) return { stage: 'destination' }
    const amount = parseAmount(draft.amount)
    const isAmount = amount !== undefined && transferAmount(amount, Number.POSITIVE_INFINITY) === undefined
    return kept.stage === 'confirmation' && !isAmount ? { stage: 'amount' } : kept
  },
})
