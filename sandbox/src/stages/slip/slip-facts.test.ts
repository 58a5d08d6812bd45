import { expect, test } from '@jest/globals'
import { persianText } from '../../testing/persian-text'
import { parseSlipFacts, requireFacts } from './slip-facts'

const today = '2026-11-21'
const trackingRule = 'شمارهٔ پیگیری باید ۴ تا ۳۰ رقم یا حرف لاتین باشد.'
const notADay = 'تاریخ رسید درست نیست.'
const laterDay = 'تاریخ رسید نمی‌تواند پس از امروز باشد.'
const accountRule = 'شمارهٔ حساب باید ۵ تا ۲۶ رقم، یا شبا باشد.'

const refusal = (act: () => unknown) => {
  try {
    return act()
  } catch (error) {
    return error
  }
}
const invalidWith = (...texts: string[]) => ({
  kind: 'invalid',
  problem: { detail: texts.map((msg) => ({ msg: persianText(msg) })) },
})

test.each<[Parameters<typeof parseSlipFacts>[0], object]>([
  [{}, {}],
  [{ tracking_number: '', date: null, account_number: undefined }, {}],
  [{ tracking_number: '۴۰۸۲۹۱' }, { tracking_number: '408291' }],
  [{ tracking_number: 408291 }, { tracking_number: '408291' }],
  [{ tracking_number: 'aB12' }, { tracking_number: 'aB12' }],
  [{ tracking_number: 'x'.repeat(30) }, { tracking_number: 'x'.repeat(30) }],
  [{ date: today }, { date: today }],
  [{ date: '2020-01-01' }, { date: '2020-01-01' }],
  [{ account_number: '12345' }, { account_number: '12345' }],
  [{ account_number: '1'.repeat(26) }, { account_number: '1'.repeat(26) }],
  [{ account_number: '0203-4567.89/1 01' }, { account_number: '0203456789101' }],
  [{ account_number: 'IR160120000000001234567890' }, { account_number: 'IR160120000000001234567890' }],
])('SBX-056 D-13 a slip with %j is taken as %j', (typed, expected) => {
  expect(parseSlipFacts(typed, today)).toEqual(expected)
})

test.each<[Parameters<typeof parseSlipFacts>[0], string[]]>([
  [{ tracking_number: '123' }, [trackingRule]],
  [{ tracking_number: 'x'.repeat(31) }, [trackingRule]],
  [{ tracking_number: '<b>1234' }, [trackingRule]],
  [{ tracking_number: '1234</b>' }, [trackingRule]],
  [{ tracking_number: '40-8291' }, [trackingRule]],
  [{ tracking_number: {} }, [trackingRule]],
  [{ date: '2026-02-30' }, [notADay]],
  [{ date: '2026-11' }, [notADay]],
  [{ date: '1405/08/30' }, [notADay]],
  [{ date: '2019-12-31' }, [notADay]],
  [{ date: true }, [notADay]],
  [{ date: '2026-11-22' }, [laterDay]],
  [{ account_number: '1234' }, [accountRule]],
  [{ account_number: '1'.repeat(27) }, [accountRule]],
  [{ account_number: 'x12345' }, [accountRule]],
  [{ account_number: '12345x' }, [accountRule]],
  [{ account_number: 'IR170120000000001234567890' }, [accountRule]],
  [{ tracking_number: '1', date: '-', account_number: '2' }, [trackingRule, notADay, accountRule]],
])('SBX-056 D-13 a slip with %j is refused: %j', (typed, texts) => {
  expect(refusal(() => parseSlipFacts(typed, today))).toMatchObject(invalidWith(...texts))
})

test('PMA-027 a slip needs all of its details, and each that is missing is named', () => {
  const facts = { tracking_number: '408291', date: today, account_number: '0203456789101' }
  expect(() => requireFacts(facts)).not.toThrow()
  expect(refusal(() => requireFacts({ ...facts, tracking_number: null }))).toMatchObject(
    invalidWith('شمارهٔ پیگیری رسید را وارد کنید.'),
  )
  expect(refusal(() => requireFacts({ ...facts, date: undefined, account_number: null }))).toMatchObject(
    invalidWith('تاریخ رسید را وارد کنید.', 'شمارهٔ حسابی را که از آن واریز کرده‌اید وارد کنید.'),
  )
})
