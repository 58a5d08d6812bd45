import { expect, test } from '@jest/globals'
import { bankState, generalState } from './client-state'
import { clearLocal, type LocalStore, localKeys, readLocal, readWhitelist, removeLocal, writeLocal } from './local-keys'
import { referralModal, referralModalCookie } from './referral-cookie'

function place(): LocalStore {
  const texts = new Map<string, string>()
  return {
    getItem: (key) => texts.get(key) ?? null,
    setItem: (key, text) => void texts.set(key, text),
    removeItem: (key) => void texts.delete(key),
    clear: () => texts.clear(),
  }
}

test('PLT-031 the keys and the cookie are spelled as the specification has them', () => {
  expect(localKeys).toEqual(['webengageEvents', 'isTwa', 'confirm-app-insstalled', 'bank_limit_receipt'])
  expect(referralModalCookie('false')).toMatch(/^referral_modal=false;/)
})

test.each(localKeys)('PLT-031 %s is written, read, removed and cleared', (key) => {
  const one = place()
  const where = () => one
  expect(readLocal(key, where)).toBeUndefined()
  expect(writeLocal(key, 'true', where)).toBe(true)
  expect(one.getItem(key)).toBe('true')
  removeLocal(key, where)
  expect(readLocal(key, where)).toBeUndefined()
  writeLocal(key, 'true', where)
  clearLocal(where)
  expect(readLocal(key, where)).toBeUndefined()
})

const denied = () => {
  throw new DOMException('denied', 'SecurityError')
}
test('F43 denied storage never throws', () => {
  expect(readLocal('isTwa', denied)).toBeUndefined()
  expect(writeLocal('isTwa', 'true', denied)).toBe(false)
  expect(() => removeLocal('isTwa', denied)).not.toThrow()
  expect(() => clearLocal(denied)).not.toThrow()
  expect(readLocal('isTwa')).toBeUndefined()
})

test.each([
  ['["login click","page visit"]', ['login click', 'page visit']],
  ['[]', []],
  ['{"a":1}', undefined],
  ['[1]', undefined],
  ['junk', undefined],
  [undefined, undefined],
])('the whitelist kept as %j is %j', (text, names) => {
  const one = place()
  if (text !== undefined) one.setItem('webengageEvents', text)
  expect(readWhitelist(() => one)).toEqual(names)
})

test.each([
  ['referral_modal=true', 'true'],
  ['lang=en; referral_modal=false', 'false'],
  ['referral_modal=maybe', undefined],
  ['not_referral_modal=true', undefined],
  ['', undefined],
])('the cookies %j say %s', (cookies, word) => expect(referralModal(cookies)).toBe(word))

test.each([undefined, null, 7, 'junk', [], {}])('PLT-030 F45 from %j the client begins with its defaults', (value) => {
  expect(generalState(value)).toEqual({ visibleHomeBalance: true })
  expect(bankState(value)).toEqual({ visibleBankBalance: true })
})

test('PLT-030 what was kept comes back; one damaged field does not take the others along', () => {
  const state = {
    visibleHomeBalance: false,
    pwaConfig: { update_version: '1.4.0' },
    userId: 'u-1',
    referralCode: 'AB12',
  }
  expect(generalState(state)).toEqual(state)
  expect(generalState({ ...state, visibleHomeBalance: 'no', userId: 7 })).toEqual({
    ...state,
    visibleHomeBalance: true,
    userId: undefined,
  })
  expect(bankState({ visibleBankBalance: false })).toEqual({ visibleBankBalance: false })
})
