import { expect, test } from '@jest/globals'
import { clearLocal, type LocalStore, localKeys, readLocal, removeLocal, writeLocal } from './local-keys'
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
  ['referral_modal=true', 'true'],
  ['lang=en; referral_modal=false', 'false'],
  ['referral_modal=maybe', undefined],
  ['not_referral_modal=true', undefined],
  ['', undefined],
])('the cookies %j say %s', (cookies, word) => expect(referralModal(cookies)).toBe(word))

test('U4 PLT-019: a session that ended by itself leaves what is named, and nothing else', () => {
  const removed: string[] = []
  const removeItem = (key: string) => void removed.push(key)
  // As the browser's: its keys are its own, its methods are not.
  const local: LocalStore = Object.create({ ...place(), removeItem })
  clearLocal(
    () => Object.assign(local, { isTwa: 'true', 'sarv.draft.invest.negar.buy': 'x', 'sarv.slice.pma': 'y' }),
    (key) => key.startsWith('sarv.draft.'),
  )
  expect(removed).toEqual(['isTwa', 'sarv.slice.pma'])
})
