import type { TileTone } from '@sarv/shared/ui/data/tile'
import { ArrowDownToLine, ArrowUpFromLine, CircleEllipsis, type LucideIcon, ReceiptText, Sprout } from 'lucide-react'

interface TransactionIcon {
  readonly icon: LucideIcon
  readonly tone: TileTone
  /** Whether money came in or went out; 0 where it is unknown. */
  readonly sign: 1 | -1 | 0
}

const icons: ReadonlyMap<string, TransactionIcon> = new Map<string, TransactionIcon>([
  ['profit', { icon: Sprout, tone: 'gold', sign: 1 }],
  ['deposit', { icon: ArrowDownToLine, tone: 'green', sign: 1 }],
  ['withdraw', { icon: ArrowUpFromLine, tone: 'gray', sign: -1 }],
  ['fee', { icon: ReceiptText, tone: 'gray', sign: -1 }],
])

/** Icon, tone and direction of a type of transaction; an unknown type is neutral. (BNK-050, F32) */
export function transactionIcon(type: string): TransactionIcon {
  return icons.get(type) ?? { icon: CircleEllipsis, tone: 'gray', sign: 0 }
}
