import { expect, test } from '@jest/globals'
import { landingFor } from './landing-choice'

const used = { id: 7, status: 'verified', account_status: 'active', account_number: '1', card_number: '6274' }

test.each([
  ['in use', used, undefined],
  ['that rests', { ...used, account_status: 'inactive' }, 'account-activation'],
  ['whose card has expired', { ...used, status: 'expired' }, 'card-reactivation'],
  ['whose request is over', { ...used, account_status: 'inactive', account_number: null }, 'onb-archive'],
  ['whose card was never made', { ...used, account_status: 'inactive', card_number: null }, 'card-onb-archive'],
  ['that is awaited', { ...used, account_status: 'wait_for_activate' }, undefined],
  ['that is blocked', { ...used, status: 'blocked', account_status: 'block' }, undefined],
  ['without a number for the server', { ...used, id: null, account_status: 'inactive' }, undefined],
])('BNK-007: an account %s has the content of its state', (_, account, landing) =>
  expect(landingFor(account)).toBe(landing),
)
