import type { TileTone } from '@sarv/shared/ui/tile'
import { Gem, Layers, Leaf, type LucideIcon, Scale, ShieldCheck, TrendingUp } from 'lucide-react'

interface Logo {
  icon: LucideIcon
  tone: TileTone
  picture?: string
}

const drawn: Record<string, Logo> = {
  'trending-up': { icon: TrendingUp, tone: 'green' },
  leaf: { icon: Leaf, tone: 'green' },
  gem: { icon: Gem, tone: 'gold' },
  scale: { icon: Scale, tone: 'blue' },
  'shield-check': { icon: ShieldCheck, tone: 'blue' },
}

const plain: Logo = { icon: Layers, tone: 'gray' }

/** What stands for a plan: its own icon, a picture when the server names an address, layers for a name nobody knows. */
export function logoOf(logo: string | undefined): Logo {
  if (logo === undefined) return plain
  if (/^(https?:\/\/|\/)/.test(logo)) return { ...plain, picture: logo }
  return (Object.hasOwn(drawn, logo) && drawn[logo]) || plain
}
