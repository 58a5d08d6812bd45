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
import type { TileTone } from '../ui/data/tile'

/** Icon and tone of a fund's tile. */
export interface FundIcon {
  readonly icon: LucideIcon
  readonly tone: TileTone
}

const shares: FundIcon = { icon: TrendingUp, tone: 'green' }
const income: FundIcon = { icon: Landmark, tone: 'blue' }
const mixed: FundIcon = { icon: Layers, tone: 'blue' }
const charity: FundIcon = { icon: HeartHandshake, tone: 'gold' }

const icons: Readonly<Record<string, FundIcon>> = {
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

/** Finds icon and tone for a type of funds. Never red: red is loss. */
export function findFundIcon(fundType: string): FundIcon {
  return Object.hasOwn(icons, fundType) ? (icons[fundType] ?? unknown) : unknown
}

const unknown: FundIcon = { icon: Wallet, tone: 'gray' }
