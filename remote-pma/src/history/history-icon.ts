import type { TileTone } from '@sarv/shared/ui/data/tile'
import { ArrowDownToLine, CircleEllipsis, CirclePlus, type LucideIcon, PackageCheck } from 'lucide-react'

interface HistoryIcon {
  readonly icon: LucideIcon
  readonly tone: TileTone
  /** i18n key of its name. */
  readonly name: string
}

const icons: ReadonlyMap<string, HistoryIcon> = new Map([
  ['CREATED', { icon: PackageCheck, tone: 'gold' as const, name: 'history.kind.CREATED' }],
  ['INCREASED', { icon: CirclePlus, tone: 'gold' as const, name: 'history.kind.INCREASED' }],
  ['START', { icon: ArrowDownToLine, tone: 'green' as const, name: 'history.kind.START' }],
  ['ADDITIONAL', { icon: ArrowDownToLine, tone: 'green' as const, name: 'history.kind.ADDITIONAL' }],
  ['INCREASE', { icon: ArrowDownToLine, tone: 'green' as const, name: 'history.kind.INCREASE' }],
])

/** Icon, tone and name of a kind of portfolio event or payment; an unknown kind is neutral. (F32) */
export function historyIcon(kind: string): HistoryIcon {
  return icons.get(kind.trim().toUpperCase()) ?? { icon: CircleEllipsis, tone: 'gray', name: 'history.kind.other' }
}
