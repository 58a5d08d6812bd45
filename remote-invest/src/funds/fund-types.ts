/** All types of funds that the product knows (INV-017); each has a label at `fundType.<type>` in both languages. */
export const fundTypes = [
  'JointStock',
  'FixedIncome',
  'FixedIncomeFixedProfit',
  'FixedIncomeSupporter',
  'Mixed',
  'MixedProfitDividend',
  'Gold',
  'Leverage',
  'Sector',
  'ETFIndex',
  'ETFMixed',
  'MarketMarkerFund',
  'PrivateEquity',
  'VentureCapital',
  'ForeignInvestors',
  'MixedCharity',
  'StocksCharity',
  'ProfitDividendCharity',
  'CharityWithProfitForecast',
  'CharityWithProfitGuarantee',
] as const

/** Looks a label up in a dictionary. */
type Translate = (key: string) => string

/** What a type of funds is called; a type that is new to us shows the server's own word. (INV-017) */
export function fundTypeLabel(fundType: string, t: Translate): string {
  return fundTypes.some((known) => known === fundType) ? t(`fundType.${fundType}`) : fundType
}
