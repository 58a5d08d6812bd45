import {
  Briefcase,
  ChartLine,
  ChartNoAxesColumn,
  ChartPie,
  CircleUser,
  CircleUserRound,
  Coins,
  CreditCard,
  Gift,
  House,
  Landmark,
  Layers,
  type LucideIcon,
  Sprout,
  TrendingUp,
  User,
  UserRound,
  Wallet,
} from 'lucide-react'
import type { Tab, TabType } from './tabs'

/** Icons by the names that the server may send; importing the whole set would weigh more than the shell. */
const named: Readonly<Record<string, LucideIcon>> = {
  briefcase: Briefcase,
  'chart-line': ChartLine,
  'chart-no-axes-column': ChartNoAxesColumn,
  'chart-pie': ChartPie,
  'circle-user': CircleUser,
  'circle-user-round': CircleUserRound,
  coins: Coins,
  'credit-card': CreditCard,
  gift: Gift,
  home: House,
  house: House,
  landmark: Landmark,
  layers: Layers,
  'pie-chart': ChartPie,
  sprout: Sprout,
  'trending-up': TrendingUp,
  user: User,
  'user-round': UserRound,
  wallet: Wallet,
}

const byType: Readonly<Record<TabType, LucideIcon>> = {
  HOME: House,
  ASSET: ChartPie,
  INVEST: Sprout,
  BANK: CreditCard,
  PROFILE: CircleUserRound,
}

/** The icon of a tab: by the name that the server sent, or by its type when that is unknown (HST-025). */
export function NavIcon({ tab, active }: { tab: Tab; active: boolean }) {
  const name = active ? tab.icons.active : tab.icons.idle
  const Icon = (Object.hasOwn(named, name) ? named[name] : undefined) ?? byType[tab.type]
  return <Icon size={22} strokeWidth={active ? 2.1 : 1.75} data-icon={name} aria-hidden />
}
