import { Tile, type TileTone } from '@sarv/shared/ui/tile'
import {
  CreditCard,
  Layers,
  type LucideIcon,
  MessageCircleQuestionMark,
  ReceiptText,
  Sparkles,
  TrendingUp,
  UserRoundCheck,
} from 'lucide-react'

const known = new Map<string, readonly [LucideIcon, TileTone]>([
  ['user-round-check', [UserRoundCheck, 'green']],
  ['trending-up', [TrendingUp, 'green']],
  ['layers', [Layers, 'blue']],
  ['credit-card', [CreditCard, 'blue']],
  ['receipt-text', [ReceiptText, 'gray']],
  ['sparkles', [Sparkles, 'gold']],
])

/** The sign of a category; a question mark for a name nobody knows yet. */
export function CategoryIcon({ name }: { name: string }) {
  const [icon, tone] = known.get(name) ?? [MessageCircleQuestionMark, 'gray']
  return <Tile icon={icon} tone={tone} />
}
