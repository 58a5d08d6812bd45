import { expect, test } from '@jest/globals'
import * as constants from './constants'

const minute = 60_000
const hour = 60 * minute

/** Section 13, one row an id: the constants of this row, and what the table says. */
const table: Record<string, Partial<Record<keyof typeof constants, unknown>>> = {
  'CON-01': { widths: { sideBar: 640, wide: 768, drawer: 768 } },
  'CON-02': { chunkTimeoutMs: 120 * 1000 },
  'CON-03': { loginCodeLength: 6, contractCodeLength: 5, codeSeconds: 60 + 59 },
  'CON-04': { passwordLength: { min: 8, max: 15 }, postcodeLength: 10, serialLength: 10, debounceMs: 500 },
  'CON-05': { amountMaxLength: 15, minimumAmount: 300_000 },
  'CON-06': {
    uploadMaxBytes: 5_242_880,
    uploadExtensions: ['png', 'jpg', 'jpeg', 'pdf'],
    regulationFileName: 'rules.pdf',
  },
  'CON-07': {
    video: { seconds: 15, bitsPerSecond: 250_000, width: 640, height: 480, facingMode: 'user', exitDelayMs: 300 },
  },
  'CON-08': { cardFund: '12180' },
  'CON-09': { goldPlanId: 3 },
  'CON-10': { newCardFee: 100_000 * 10 },
  'CON-11': { delivery: { tehranDays: 3, elsewhereDays: { min: 7, max: 14 } } },
  'CON-12': { cardFundUnitsDays: 2 },
  'CON-13': { minimumTransfer: 1_000 * 10 },
  'CON-14': { filterMaxDays: 30 },
  'CON-15': { refundHours: 48, brokerChangeHours: 24 },
  'CON-16': {
    feeBands: [
      { from: 1, to: 7 },
      { from: 8, to: 15 },
      { from: 16, to: 30 },
      { from: 31, to: 60 },
      { from: 61, to: 90 },
    ],
  },
  'CON-17': { twoStepAbove: 190_000_000 * 10 },
  'CON-18': { amountChips: [10 * 10_000_000, 20 * 10_000_000, 50 * 10_000_000] },
  'CON-19': { gauge: { degrees: 180, delayMs: 500, bounds: [36, 54, 70] } },
  'CON-21': {
    refreshMs: {
      home: 30 * minute,
      assets: 30 * minute,
      funds: 4 * hour,
      plans: 4 * hour,
      profile: 4 * hour,
      charts: 4 * hour,
      navigation: 14_400_000,
    },
  },
  'CON-22': { clockSkewSeconds: 86_400 },
  'CON-23': { homeTop: { funds: 5, plans: 2 } },
  'CON-24': { receiptImage: { width: 420, height: 832 }, cardWidth: 303, datePickerDelayMs: 200, pdfPreviewScale: 0.5 },
  'CON-25': { chartQuery: { time_interval: 'yearly', time_interval_type: 'weekly' } },
  'CON-26': { hiddenWinners: { from: 11, to: 40 } },
  'CON-27': {
    onboardingTypes: ['PMA', 'REISSUE_CARD', 'BANK'],
    cardDestination: 'MIDDLE_EAST',
    addressCategory: 'OTHER',
    serialField: 'national_serial',
  },
  'CON-28': { paidText: 'پرداخت شما با موفقیت انجام شد.' },
  'CON-29': { unpaidText: 'کاربر گرامی پرداخت شما ناموفق بود.' },
  'CON-30': {
    efficiencyRanges: ['daily', '1m', '3m', '6m', '1y', 'from-start'],
    riskWords: ['minimum', 'medium', 'long-term'],
  },
  'CON-31': { moneyWords: { rial: 'ریال', thousand: 'هزار', million: 'میلیون', billion: 'میلیارد' } },
}

test.each(Object.entries(table))('%s is %j', (_id, row) => expect(constants).toMatchObject(row))

test('CON-20 each theme has twenty different colours', () => {
  for (const colours of [constants.chartColours.light, constants.chartColours.dark]) {
    expect(new Set(colours.filter((colour) => /^#[\dA-F]{6}$/.test(colour))).size).toBe(20)
  }
})

test('no constant stands outside the table', () => {
  const named = Object.values(table).flatMap((row) => Object.keys(row))
  expect([...named, 'chartColours'].sort()).toEqual(Object.keys(constants).sort())
})
