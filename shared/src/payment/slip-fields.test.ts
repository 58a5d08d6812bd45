import { expect, test } from '@jest/globals'
import { goodFacts, noSlipFacts, type SlipFacts, slipErrors } from './slip-fields'

const today = '2026-11-21'
const good: SlipFacts = { tracking_number: '408291', date: '2026-11-20', account_number: '0203456789101' }

test.each<[string, Partial<SlipFacts>]>([
  ['as it should be', {}],
  ['in Persian digits', { tracking_number: '۴۰۸۲۹۱', account_number: '۰۲۰۳۴۵۶۷۸۹۱۰۱' }],
  ['in Arabic digits', { tracking_number: '٤٠٨٢٩١' }],
  ['of four characters', { tracking_number: 'AB12' }],
  ['of thirty characters', { tracking_number: '1'.repeat(30) }],
  ['of today', { date: today }],
  ['of the first day that counts', { date: '2020-01-01' }],
  ['with a dashed account', { account_number: '0203-456.789 101' }],
  ['with an account of five digits', { account_number: '12345' }],
  ['with an IBAN', { account_number: 'ir16 0120 0000 0000 1234 5678 90' }],
])('PMA-027 a slip %s can be handed in', (_title, change) => {
  expect(slipErrors({ ...good, ...change }, today)).toStrictEqual({})
})

test('PMA-027 a slip on which nothing is written yet says so under each field', () => {
  expect(slipErrors(noSlipFacts, today)).toEqual({
    tracking_number: 'ui:slip.fault.tracking',
    date: 'ui:slip.fault.day',
    account_number: 'ui:slip.fault.account',
  })
})

test.each<[keyof SlipFacts, string, string]>([
  ['tracking_number', '', 'tracking'],
  ['tracking_number', '   ', 'tracking'],
  ['tracking_number', '123', 'trackingForm'],
  ['tracking_number', '1'.repeat(31), 'trackingForm'],
  ['tracking_number', '12 345', 'trackingForm'],
  ['tracking_number', 'پیگیری۱۲', 'trackingForm'],
  ['tracking_number', '<b>1234</b>', 'trackingForm'],
  ['date', '', 'day'],
  ['date', '2026-11-22', 'dayFuture'],
  ['date', '2019-12-31', 'dayForm'],
  ['date', '2026-02-30', 'dayForm'],
  ['date', '1405/08/30', 'dayForm'],
  ['account_number', '', 'account'],
  ['account_number', '1234', 'accountForm'],
  ['account_number', '1'.repeat(27), 'accountForm'],
  ['account_number', '1e6', 'accountForm'],
  ['account_number', 'IR170120000000001234567890', 'accountForm'],
])('PMA-027 %s «%s» says %s', (name, text, fault) => {
  expect(slipErrors({ ...good, [name]: text }, today)).toEqual({ [name]: `ui:slip.fault.${fault}` })
})

test('D-13 what is good travels in ASCII, the rest stays behind', () => {
  expect(goodFacts(noSlipFacts, today)).toEqual({})
  expect(
    goodFacts({ tracking_number: ' ۱۲۳۴۵\u200f', date: '2026-11-22', account_number: '0203-456/789' }, today),
  ).toEqual({
    tracking_number: '12345',
    account_number: '0203456789',
  })
  expect(goodFacts({ ...good, account_number: 'ir16 0120 0000 0000 1234 5678 90' }, today)).toEqual({
    ...good,
    account_number: 'IR160120000000001234567890',
  })
})
