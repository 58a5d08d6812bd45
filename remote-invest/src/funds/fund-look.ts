import type { TileTone } from '@sarv/shared/ui/tile'
import {
  Building2,
  ChartPie,
  Gem,
  Globe,
  HeartHandshake,
  Landmark,
  Layers,
  type LucideIcon,
  Rocket,
  Scale,
  TrendingUp,
  Wallet,
  Zap,
} from 'lucide-react'

export interface FundLook {
  readonly icon: LucideIcon
  readonly tone: TileTone
}

const shares: FundLook = { icon: TrendingUp, tone: 'green' }
const income: FundLook = { icon: Landmark, tone: 'blue' }
const mixed: FundLook = { icon: Layers, tone: 'blue' }
const charity: FundLook = { icon: HeartHandshake, tone: 'gold' }

const looks: Readonly<Record<string, FundLook>> = {
  JointStock: shares,
  Sector: { icon: Building2, tone: 'green' },
  ETFIndex: { icon: ChartPie, tone: 'green' },
  FixedIncome: income,
  FixedIncomeFixedProfit: income,
  FixedIncomeSupporter: income,
  Mixed: mixed,
  MixedProfitDividend: mixed,
  ETFMixed: mixed,
  Gold: { icon: Gem, tone: 'gold' },
  MixedCharity: charity,
  StocksCharity: charity,
  ProfitDividendCharity: charity,
  CharityWithProfitForecast: charity,
  CharityWithProfitGuarantee: charity,
  MarketMarkerFund: { icon: Scale, tone: 'gray' },
  Leverage: { icon: Zap, tone: 'gray' },
  PrivateEquity: { icon: Rocket, tone: 'gray' },
  VentureCapital: { icon: Rocket, tone: 'gray' },
  ForeignInvestors: { icon: Globe, tone: 'gray' },
}

/** The icon and the ground of a fund's tile. Never red: red is loss. */
export function lookOf(fundType: string): FundLook {
  return Object.hasOwn(looks, fundType) ? (looks[fundType] ?? unknown) : unknown
}

const unknown: FundLook = { icon: Wallet, tone: 'gray' }
