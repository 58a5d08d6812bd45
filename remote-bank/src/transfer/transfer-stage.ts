import { parseAmount } from '@sarv/shared/money/amount-field'
import { transferAmount } from '@sarv/shared/rules/transfer-rules'
import type { TransferDraft } from './transfer-draft'
import type { TransferKind } from './transfer-kind'

/** Stages before the result, in their order. */
const stages = ['destination', 'amount', 'confirmation'] as const
type TransferStage = (typeof stages)[number]

/** A position in the flow: a stage, or the result with the id of its receipt. It holds nothing that was typed. */
export type TransferPosition = TransferStage | `result-${string}`

/** Parses a position out of the history; undefined for what is none. */
export function parsePosition(kept: unknown): TransferPosition | undefined {
  if (typeof kept !== 'string') return undefined
  if (/^result-\d{1,12}$/.test(kept)) return kept as TransferPosition
  return stages.find((stage) => stage === kept)
}

/** The history entries up to a position; behind a result lies nothing to be sent again. */
export function trailTo(position: TransferPosition): readonly [TransferPosition, ...TransferPosition[]] {
  const depth = (stages as readonly string[]).indexOf(position)
  return depth < 1 ? [position] : ['destination', ...stages.slice(1, depth + 1)]
}

/** The id of the receipt, where the position is a result. */
export function receiptIn(position: TransferPosition): string | undefined {
  return position.startsWith('result-') ? position.slice('result-'.length) : undefined
}

/**
 * Where a flow is resumed: no further than what is known allows, as when the draft has expired.
 * (BNK-060)
 */
export function resumedAt(
  kept: TransferPosition | undefined,
  draft: Pick<TransferDraft, 'number' | 'amount'>,
  { fault }: Pick<TransferKind, 'fault'>,
): TransferPosition {
  if (kept === undefined || receiptIn(kept) !== undefined) return kept ?? 'destination'
  if (fault(draft.number) !== undefined) return 'destination'
  const amount = parseAmount(draft.amount)
  const isAmount = amount !== undefined && transferAmount(amount, Number.POSITIVE_INFINITY) === undefined
  return kept === 'confirmation' && !isAmount ? 'amount' : kept
}
