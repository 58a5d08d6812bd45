/** The known fund types (INV-017); each has a label at `fundType.<type>` in both languages. */
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

/** Translation function. */
type Translate = (key: string) => string

/** Label of a fund type; an unknown type is shown as the server sent it. (INV-017) */
export function fundTypeLabel(fundType: string, t: Translate): string {
  return fundTypes.some((known) => known === fundType) ? t(`fundType.${fundType}`) : fundType
}
