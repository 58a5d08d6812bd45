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

test.each([undefined, null, 7, 'junk', [], {}])('F45 from %j the client begins with its defaults', (value) => {
  expect(generalState(value)).toEqual({ visibleHomeBalance: true })
  expect(bankState(value)).toEqual({ visibleBankBalance: true })
})

test('F45 what was kept comes back; one damaged field does not take the others along', () => {
  const state = {
    visibleHomeBalance: false,
    pwaConfig: { update_version: '1.4.0' },
    userId: 'u-1',
    referralCode: 'AB12',
  }
  expect(generalState(state)).toEqual(state)
  expect(generalState({ ...state, visibleHomeBalance: 'no', referralCode: 7 })).toEqual({
    ...state,
    visibleHomeBalance: true,
    referralCode: undefined,
  })
  expect(bankState({ visibleBankBalance: false })).toEqual({ visibleBankBalance: false })
})
