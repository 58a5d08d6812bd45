import type { TileTone } from '@sarv/shared/ui/tile'
import { ArrowDownToLine, CircleEllipsis, CirclePlus, type LucideIcon, PackageCheck } from 'lucide-react'

interface HistoryLook {
  readonly icon: LucideIcon
  readonly tone: TileTone
  /** Key of its name. */
  readonly name: string
}

const looks: ReadonlyMap<string, HistoryLook> = new Map([
  ['CREATED', { icon: PackageCheck, tone: 'gold' as const, name: 'history.kind.CREATED' }],
  ['INCREASED', { icon: CirclePlus, tone: 'gold' as const, name: 'history.kind.INCREASED' }],
  ['START', { icon: ArrowDownToLine, tone: 'green' as const, name: 'history.kind.START' }],
  ['ADDITIONAL', { icon: ArrowDownToLine, tone: 'green' as const, name: 'history.kind.ADDITIONAL' }],
  ['INCREASE', { icon: ArrowDownToLine, tone: 'green' as const, name: 'history.kind.INCREASE' }],
])

/** How something that happened to a portfolio, or a payment for one, is drawn and called; a kind nobody knows is neutral. (F32) */
export function historyLook(kind: string): HistoryLook {
  return looks.get(kind.trim().toUpperCase()) ?? { icon: CircleEllipsis, tone: 'gray', name: 'history.kind.other' }
}

/** The word of ST-10 that says how a payment stands: a slip that is looked at waits. */
export function paymentStatus(status: string): string {
  return status.trim().toUpperCase() === 'REVIEW' ? 'WAITING' : status
}
