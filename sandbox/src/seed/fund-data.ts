/** Percent over a day, 4, 13, 26 and 52 weeks; young funds end earlier. */
type Growth = [day: number, month: number, quarter?: number, half?: number, year?: number]

export interface FundRow {
  code: string
  name: string
  type: string
  risk: 'minimum' | 'medium' | 'long-term'
  minAmount: number
  price: number
  growth: Growth
}

const row = (
  code: string,
  name: string,
  type: string,
  risk: FundRow['risk'],
  minAmount: number,
  price: number,
  growth: Growth,
): FundRow => ({ code, name, type, risk, minAmount, price, growth })

/** All invented, in the order of their priority. Every type stands here at least twice; 12180 is the card's fund. */
export const fundRows: FundRow[] = [
  row('11541', 'زرناب هامون', 'Gold', 'long-term', 500_000, 61_830, [0.34, 3.12, 9.85, 18.7, 38.42]),
  row('11307', 'چکاد بلند', 'JointStock', 'medium', 500_000, 40_144, [0.12, 1.86, 6.4, 11.9, 24.61]),
  row('11602', 'نیلوفر کبود', 'FixedIncome', 'minimum', 300_000, 10_482, [0.06, 1.71, 5.18, 10.6, 22.14]),
  row('11419', 'میانه‌رود', 'Mixed', 'medium', 500_000, 28_760, [-0.08, 1.24, 4.31, 8.72, 17.35]),
  row('11777', 'تندر اهرم', 'Leverage', 'long-term', 1_000_000, 19_355, [-0.91, -3.4, -6.12, -5.03, -4.18]),
  row('12180', 'سپیدار کارت', 'FixedIncome', 'minimum', 300_000, 10_126, [0.06, 1.66, 5.02, 10.2, 21.3]),
  row('11610', 'آسوده‌خاطر', 'FixedIncomeFixedProfit', 'minimum', 300_000, 10_000, [0.05, 1.6, 4.9, 10.05, 20.8]),
  row('11615', 'پیمانهٔ مهر', 'FixedIncomeFixedProfit', 'minimum', 300_000, 10_000, [0.05, 1.58, 4.81, 9.9, 20.4]),
  row('11311', 'البرز فراز', 'JointStock', 'long-term', 500_000, 52_910, [0.41, 2.4, 7.93, 13.6, 27.05]),
  row('11318', 'سهند پایدار', 'JointStock', 'medium', 500_000, 33_270, [-0.22, 0.95, 3.87, 9.14, 19.62]),
  row('11425', 'همسنگ فردا', 'Mixed', 'medium', 500_000, 24_118, [0.1, 1.43, 4.66, 9.3, 18.72]),
  row('11430', 'دو کفهٔ سرو', 'Mixed', 'medium', 300_000, 15_440, [0.07, 1.3, 4.02, 8.15, 16.4]),
  row('11501', 'برداشت پاییز', 'MixedProfitDividend', 'medium', 500_000, 13_085, [0.04, 1.2, 3.9, 7.84, 15.9]),
  row('11503', 'خرمن نور', 'MixedProfitDividend', 'medium', 500_000, 12_640, [0.03, 1.12, 3.55, 7.31, 14.88]),
  row('11511', 'دستان مهربان', 'MixedCharity', 'medium', 300_000, 11_204, [0.05, 1.05, 3.4, 6.92, 14.1]),
  row('11513', 'باران همدلی', 'MixedCharity', 'medium', 300_000, 10_877, [0.02, 0.98, 3.12, 6.5, 13.4]),
  row('11521', 'سهم یاری', 'StocksCharity', 'long-term', 300_000, 14_930, [-0.15, 0.74, 2.9, 7.4, 15.25]),
  row('11523', 'چشمهٔ نیکی', 'StocksCharity', 'long-term', 300_000, 13_318, [0.18, 1.35, 3.62, 7.02, 14.66]),
  row('11527', 'سفرهٔ مهر', 'ProfitDividendCharity', 'minimum', 300_000, 10_410, [0.04, 1.41, 4.33, 8.9, 18.05]),
  row('11529', 'یاریگران فردا', 'ProfitDividendCharity', 'minimum', 300_000, 10_265, [0.04, 1.38, 4.2, 8.66, 17.6]),
  row('11531', 'ترازوی بازار', 'MarketMarkerFund', 'long-term', 1_000_000, 22_780, [0.27, 1.02, 2.75, 5.9, 11.84]),
  row('11533', 'روان‌ساز کارا', 'MarketMarkerFund', 'long-term', 1_000_000, 18_465, [-0.31, -0.62, 1.9, 4.44, 9.73]),
  row('11620', 'پشتوانهٔ آرام', 'FixedIncomeSupporter', 'minimum', 300_000, 10_318, [0.06, 1.64, 4.97, 10.1, 21.02]),
  row('11622', 'تکیه‌گاه امین', 'FixedIncomeSupporter', 'minimum', 300_000, 10_277, [0.05, 1.62, 4.88, 9.96, 20.71]),
  row('11701', 'دریچهٔ جهان', 'ForeignInvestors', 'long-term', 5_000_000, 84_200, [0.5, 2.9, 8.7, 15.1, 30.6]),
  row('11703', 'راه ابریشم نو', 'ForeignInvestors', 'long-term', 5_000_000, 77_915, [-0.36, 2.1, 7.45, 13.8, 28.3]),
  row('11711', 'آمیزهٔ روان', 'ETFMixed', 'medium', 300_000, 16_702, [0.09, 1.5, 4.72, 9.51, 19.2]),
  row('11713', 'رنگین‌کمان دارایی', 'ETFMixed', 'medium', 300_000, 14_256, [0.11, 1.47]),
  row('11721', 'شاخص سرو', 'ETFIndex', 'long-term', 300_000, 21_660, [0.21, 1.9, 5.81, 11.2, 23.4]),
  row('11723', 'هم‌وزن پیشرو', 'ETFIndex', 'long-term', 300_000, 18_904, [0.19, 1.72, 5.2, 10.4, 21.9]),
  row('11551', 'پیش‌بین نیکوکار', 'CharityWithProfitForecast', 'minimum', 300_000, 10_190, [0.04, 1.44, 4.4, 9, 18.3]),
  row('11553', 'افق بخشش', 'CharityWithProfitForecast', 'minimum', 300_000, 10_144, [0.04, 1.4, 4.27, 8.8, 17.9]),
  row('11555', 'ضامن مهربانی', 'CharityWithProfitGuarantee', 'minimum', 300_000, 10_085, [0.05, 1.5, 4.6, 9.4, 19]),
  row('11557', 'عهد نیکان', 'CharityWithProfitGuarantee', 'minimum', 300_000, 10_061, [0.05, 1.48, 4.52, 9.25, 18.7]),
  row('11801', 'جوانه‌های نوآور', 'VentureCapital', 'long-term', 10_000_000, 118_400, [0, 0.8, 3.1, 12.4, 41.7]),
  row('11803', 'پرواز دانش', 'VentureCapital', 'long-term', 10_000_000, 96_350, [0, 0.4, 1.9, 8.2]),
  row('11811', 'ریشه‌های بنگاه', 'PrivateEquity', 'long-term', 10_000_000, 134_700, [0, 1.1, 3.8, 10.6, 33.9]),
  row('11813', 'ستون صنعت', 'PrivateEquity', 'long-term', 10_000_000, 121_080, [0, 0.9, 3.2, 9.4, 29.8]),
  row('11779', 'شتاب دوچندان', 'Leverage', 'long-term', 1_000_000, 23_940, [1.34, 4.2, 12.6, 21.8, 44.15]),
  row('11543', 'گنج کویر', 'Gold', 'long-term', 500_000, 57_240, [0.31, 3.02, 9.61, 18.2, 37.6]),
  row('11545', 'سکهٔ سیمین', 'Gold', 'long-term', 500_000, 12_730, [0.29, 2.95, 9.2]),
  row('11901', 'فولادین', 'Sector', 'long-term', 500_000, 27_415, [-0.44, -1.2, 2.3, 8.7, 16.9]),
  row('11903', 'داروی سبز', 'Sector', 'long-term', 500_000, 31_082, [0.38, 2.2, 6.7, 12.9, 26.2]),
  row('11905', 'پالایش خلیج', 'Sector', 'long-term', 500_000, 25_733, [0.6, 1.1, -2.4, 3.3, 8.94]),
]
