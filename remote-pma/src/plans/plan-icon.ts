import { pictureAddress } from '@sarv/shared/rules/picture-address'
import type { TileTone } from '@sarv/shared/ui/data/tile'
import { Gem, Layers, Leaf, type LucideIcon, Scale, ShieldCheck, TrendingUp } from 'lucide-react'

interface PlanIcon {
  icon: LucideIcon
  tone: TileTone
  picture?: string
}

const icons: Record<string, PlanIcon> = {
  'trending-up': { icon: TrendingUp, tone: 'green' },
  leaf: { icon: Leaf, tone: 'green' },
  gem: { icon: Gem, tone: 'gold' },
  scale: { icon: Scale, tone: 'blue' },
  'shield-check': { icon: ShieldCheck, tone: 'blue' },
}

const fallback: PlanIcon = { icon: Layers, tone: 'gray' }

/**
 * Icon and tone of a plan's logo: a known icon, or a picture where the server sends a URL; an unknown name gets layers.
 */
export function planIcon(logo: string | undefined): PlanIcon {
  if (logo === undefined) return fallback
  if (Object.hasOwn(icons, logo)) return icons[logo] ?? fallback
  const picture = pictureAddress(logo)
  return picture === undefined ? fallback : { ...fallback, picture }
}
