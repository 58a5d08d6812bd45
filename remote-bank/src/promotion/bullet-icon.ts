import {
  ArrowLeftRight,
  BadgePercent,
  ChartPie,
  Clock,
  CreditCard,
  Gift,
  Landmark,
  type LucideIcon,
  Percent,
  ShieldCheck,
  Smartphone,
  Sparkles,
  Sprout,
  Truck,
  Wallet,
  Zap,
} from 'lucide-react'

const icons: ReadonlyMap<string, LucideIcon> = new Map([
  ['arrow-left-right', ArrowLeftRight],
  ['badge-percent', BadgePercent],
  ['chart-pie', ChartPie],
  ['clock', Clock],
  ['credit-card', CreditCard],
  ['gift', Gift],
  ['landmark', Landmark],
  ['percent', Percent],
  ['shield-check', ShieldCheck],
  ['smartphone', Smartphone],
  ['sprout', Sprout],
  ['truck', Truck],
  ['wallet', Wallet],
  ['zap', Zap],
])

/** Icon of a bullet by its lucide name; a general one for a name that this version does not have. (BNK-079) */
export function bulletIcon(name: string): LucideIcon {
  return icons.get(name) ?? Sparkles
}
