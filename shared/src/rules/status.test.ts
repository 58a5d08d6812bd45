import { expect, test } from '@jest/globals'
import en from '../ui/locales/en.json'
import fa from '../ui/locales/fa.json'
import { needleDegrees, scoreBand } from './score-band'
import { describeStatus, type StatusSet } from './status'

function textOf(dictionary: unknown, key: string): unknown {
  return key
    .slice('ui:'.length)
    .split('.')
    .reduce<unknown>(
      (at, name) => (typeof at === 'object' && at !== null ? Reflect.get(at, name) : undefined),
      dictionary,
    )
}

const failed = 'ناموفق'
const waiting = 'در انتظار'
const done = 'موفق'
/** Section 10, status vocabularies. */
const table: [id: string, set: StatusSet, value: string, label: string][] = [
  ['ST-07', 'contract', 'SIGNED', 'امضا شده'],
  ['ST-07', 'contract', 'NOT_SIGNED', 'امضا نشده'],
  ['ST-08', 'card', 'bank_onb_required', 'درخواست کارت'],
  ['ST-08', 'card', 'verified', 'دریافت کارت'],
  ['ST-08', 'card', 'pending', 'ادامه'],
  ['ST-08', 'card', 'blocked', 'مسدود'],
  ['ST-08', 'card', 'failed', 'اصلاح'],
  ['ST-08', 'card', 'waiting', 'بررسی'],
  ['ST-09', 'order', 'BUY', 'خرید'],
  ['ST-09', 'order', 'SELL', 'فروش'],
  ['ST-09 D-117', 'order', 'WAITING', 'در انتظار پرداخت'],
  ['ST-09 D-117', 'order', 'PENDING', 'در انتظار تسویه'],
  ['ST-09 D-117', 'order', 'PARTIALLY_FILLED', 'در انتظار تسویه'],
  ['ST-09', 'order', 'REJECTED', 'رد شده'],
  ['ST-09', 'order', 'FAILED', failed],
  ['ST-09', 'order', 'CANCELED', 'لغو شده'],
  ['ST-09', 'order', 'DONE', 'انجام شده'],
  ['ST-09', 'order', 'INQUIRY', done],
  ['ST-09', 'order', 'SUCCESS', done],
  ['ST-09 D-117', 'order', 'EXECUTION_TIME_OUT', 'مهلت پرداخت تمام شد'],
  ['ST-09', 'order', 'completed', 'تکمیل شده'],
  ['ST-10', 'transaction', 'SYSTEM_FAILED', failed],
  ['ST-10', 'transaction', 'INVALID', failed],
  ['ST-10', 'transaction', 'FAILED', failed],
  ['ST-10', 'transaction', 'PSP_NOT_RESPONSE', failed],
  ['ST-10', 'transaction', 'REVERSED', failed],
  ['ST-10', 'transaction', 'CANCELED', failed],
  ['ST-10', 'transaction', 'WAITING', waiting],
  ['ST-10', 'transaction', 'SUCCESS', done],
  ['ST-10', 'transaction', 'INCREASE', 'واریز برای خرید'],
  ['ST-10', 'transaction', 'DECREASE', 'برداشت از فروش'],
  ['ST-11', 'bank-transaction', 'DONE', 'انتقال موفق'],
  ['ST-11', 'bank-transaction', 'FAILED', 'انتقال ناموفق'],
  ['ST-11', 'bank-transaction', 'TROUBLESHOOTING', 'در حال پیگیری'],
  ['ST-13 HST-057', 'account', 'active', 'فعال'],
  ['ST-13 HST-057', 'account', 'block', 'مسدود'],
  ['ST-13 HST-057', 'account', 'created', 'ایجاد شده'],
  ['ST-13 HST-057', 'account', 'inquiry', 'استعلام'],
  ['ST-13 HST-057', 'account', 'inactive', 'غیرفعال'],
  ['ST-13 HST-057', 'account', 'pending', waiting],
  ['ST-13 HST-057', 'account', 'wait_for_activate', 'در انتظار فعال‌سازی'],
  ['ST-13 HST-057', 'account', 'acc_pending', 'در انتظار حساب'],
  ['ST-14', 'recommendation-order', 'waiting for investment', 'در انتظار سرمایه‌گذاری'],
  ['ST-14', 'recommendation-order', 'invested', 'سرمایه‌گذاری شده'],
  ['ST-14', 'recommendation-order', 'part done', 'انجام بخشی'],
  ['ST-14', 'recommendation-order', 'WAITING_FOR_PAYMENT', 'در انتظار پرداخت'],
  ['REC-037 ST-15', 'risk', 'WITHOUT', 'بدون ریسک'],
  ['REC-037 ST-15', 'risk', 'HIGH', 'پرریسک'],
  ['REC-037 ST-15', 'risk', 'LOW', 'کم‌ریسک'],
  ['ST-15', 'offer', 'FREE', 'رایگان'],
  ['ST-15', 'offer', 'VIP', 'ویژه'],
  ['ST-16', 'bank-entry', 'profit', 'سود'],
  ['ST-16', 'bank-entry', 'deposit', 'واریز'],
  ['ST-16', 'bank-entry', 'withdraw', 'برداشت'],
  ['ST-16', 'bank-entry', 'fee', 'کارمزد'],
  ['ST-16', 'transfer', 'card', 'کارت به کارت'],
  ['ST-16', 'transfer', 'pol', 'پل'],
  ['ST-16', 'transfer', 'paya', 'پایا'],
  ['ST-16', 'transfer', 'satna', 'ساتنا'],
  ['ST-16', 'transfer', 'internal', 'داخلی'],
]

test.each(table)('%s in %s, %s is called %s', (_id, set, value, label) => {
  const look = describeStatus(set, value)
  expect(textOf(fa, look.label)).toBe(label)
  expect(textOf(en, look.label)).toEqual(expect.any(String))
  expect(describeStatus(set, value.toLowerCase())).toEqual(look)
  expect(describeStatus(set, value.toUpperCase())).toEqual(look)
})

test('ST-09 blanks and dashes in a status are those of its spelling', () => {
  expect(describeStatus('order', ' Partially - filled ')).toEqual(describeStatus('order', 'partially_filled'))
})

const sets = [...new Map(table.map(([id, set]) => [set, id]))]
test.each(sets.map(([set, id]) => [id, set] as const))(
  '%s in %s an unknown value is neutral and says so',
  (_id, set) => {
    for (const value of ['ARCHIVED', '', 'constructor', '__proto__', 'toString']) {
      expect(describeStatus(set, value)).toEqual({ label: 'ui:status.unknown', tone: 'n' })
    }
    expect(fa.status.unknown).toBe('نامشخص')
  },
)

test('PLT-032 rules and statuses have the same keys in both languages', () => {
  const keys = (at: unknown, path: string): string[] =>
    typeof at === 'object' && at !== null
      ? Object.entries(at).flatMap(([name, below]) => keys(below, `${path}.${name}`))
      : [path]
  expect(keys(en.rules, '')).toEqual(keys(fa.rules, ''))
  expect(keys(en.status, '')).toEqual(keys(fa.status, ''))
})

test.each([
  [0, 'primary', 0],
  [36, 'primary', 64.8],
  [37, 'success', 66.6],
  [54, 'success', 97.2],
  [55, 'neutral', 99],
  [70, 'neutral', 126],
  [71, 'warning', 127.8],
  [100, 'warning', 180],
  [130, 'warning', 180],
  [-5, 'primary', 0],
] as const)('ST-12 PLT-056 CON-19 a score of %d is %s and stands at %d degrees', (score, band, degrees) => {
  expect(scoreBand(score)).toBe(band)
  expect(needleDegrees(score)).toBeCloseTo(degrees, 10)
})
