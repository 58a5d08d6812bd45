import {
  ArrowDownToLine,
  ArrowUpFromLine,
  CircleEllipsis,
  Gift,
  Layers,
  type LucideIcon,
  ReceiptText,
  Sprout,
} from 'lucide-react'
import type { FeedEntry } from '../contract/feed'
import { pictureAddress } from '../rules/picture-address'
import { Avatar } from '../ui/data/avatar'
import { Tile, type TileTone } from '../ui/data/tile'
import { findFundIcon } from './fund-icon'

const icons: ReadonlyMap<string, { icon: LucideIcon; tone: TileTone }> = new Map([
  ['PORTFOLIO', { icon: Layers, tone: 'green' as const }],
  ['GIFT', { icon: Gift, tone: 'gold' as const }],
  ['PROFIT', { icon: Sprout, tone: 'gold' as const }],
  ['DEPOSIT', { icon: ArrowDownToLine, tone: 'green' as const }],
  ['WITHDRAW', { icon: ArrowUpFromLine, tone: 'gray' as const }],
  ['FEE', { icon: ReceiptText, tone: 'gray' as const }],
])

const unknown = { icon: CircleEllipsis, tone: 'gray' } as const

/** px, as a tile. */
const size = 44

/** The mark of a movement: the bank of a transfer, the fund, the plan's picture, else its kind. (INV-088, F32) */
export function FeedMark({ entry: { kind, bank, fund_type, picture } }: { entry: FeedEntry }) {
  if (bank !== null) return <Avatar name={bank.replace(/^بانک\s+/, '')} size={size} />
  const { icon, tone } = fund_type === null ? (icons.get(kind) ?? unknown) : findFundIcon(fund_type)
  return <Tile icon={icon} tone={tone} picture={picture === null ? undefined : pictureAddress(picture)} />
}
