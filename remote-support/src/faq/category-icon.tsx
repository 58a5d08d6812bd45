import { Tile, type TileTone } from '@sarv/shared/ui/data/tile'
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

const icons = new Map<string, readonly [LucideIcon, TileTone]>([
  ['user-round-check', [UserRoundCheck, 'green']],
  ['trending-up', [TrendingUp, 'green']],
  ['layers', [Layers, 'blue']],
  ['credit-card', [CreditCard, 'blue']],
  ['receipt-text', [ReceiptText, 'gray']],
  ['sparkles', [Sparkles, 'gold']],
])

/** Tile with the icon and tone of a category; a question mark for an unknown name. */
export function CategoryIcon({ name }: { name: string }) {
  const [icon, tone] = icons.get(name) ?? [MessageCircleQuestionMark, 'gray']
  return <Tile icon={icon} tone={tone} />
}
