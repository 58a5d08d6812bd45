import { expect, test } from '@jest/globals'
import { bankState, generalState } from './client-state'

const general = {
  visibleHomeBalance: false,
  pwaConfig: { after: 3 },
  userId: '5d0c0b1e',
  referralCode: 'AB12',
}

test.each([
  ['nothing', undefined, { visibleHomeBalance: true }],
  ['everything', general, general],
  ['no object', 'visibleHomeBalance', { visibleHomeBalance: true }],
  ['a list', [general], { visibleHomeBalance: true }],
  ['a damaged choice', { ...general, visibleHomeBalance: 'no' }, { ...general, visibleHomeBalance: true }],
  ['a damaged subject', { ...general, userId: 7 }, { ...general, userId: undefined }],
  ['a damaged code', { ...general, referralCode: null }, { ...general, referralCode: undefined }],
  ['a damaged install notice', { ...general, pwaConfig: 'x' }, { ...general, pwaConfig: undefined }],
  ['a name that nobody writes', { ...general, pdfTitle: 'x' }, general],
])('PLT-030 F45: of %s in the slice `general` the state is what may be', (_, stored, state) =>
  expect(generalState(stored)).toEqual(state),
)

test.each([
  [undefined, true],
  [{ visibleBankBalance: false }, false],
  [{ visibleBankBalance: 0 }, true],
])('PLT-030 F45: of %j in the slice `bank` the balance is visible: %p', (stored, visible) =>
  expect(bankState(stored)).toEqual({ visibleBankBalance: visible }),
)
