import { expect, test } from '@jest/globals'
import { clearLocal, type LocalStore, readLocal, removeLocal, writeLocal } from './local-keys'

function place(): LocalStore {
  const texts = new Map<string, string>()
  return {
    getItem: (key) => texts.get(key) ?? null,
    setItem: (key, text) => void texts.set(key, text),
    removeItem: (key) => void texts.delete(key),
    clear: () => texts.clear(),
  }
}

test.each(['webengageEvents', 'isTwa', 'confirm-app-insstalled', 'bank_limit_receipt'])(
  'PLT-031 %s is written, read, removed and cleared',
  (key) => {
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
  },
)

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
