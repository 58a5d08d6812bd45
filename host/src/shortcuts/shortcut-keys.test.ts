import { expect, test } from '@jest/globals'
import { keyOf, nextStep, shortcuts } from './shortcut-keys'

const plain = { ctrlKey: false, metaKey: false, altKey: false, shiftKey: false }

test.each([
  [{ key: 'g', code: 'KeyG' }, 'g'],
  [{ key: 'ل', code: 'KeyG' }, 'g'],
  [{ key: '/', code: 'Slash' }, '/'],
  [{ key: '?', code: 'Slash', shiftKey: true }, '?'],
  [{ key: '؟', code: 'Slash', shiftKey: true }, '?'],
  [{ key: 'G', code: 'KeyG', shiftKey: true }, undefined],
  [{ key: 'r', code: 'KeyR', ctrlKey: true }, undefined],
  [{ key: 'r', code: 'KeyR', metaKey: true }, undefined],
  [{ key: 'b', code: 'KeyB', altKey: true }, undefined],
  [{ key: 'Escape', code: 'Escape' }, undefined],
])('HST-077 the press %j is the key %s', (press, key) => expect(keyOf({ ...plain, ...press })).toBe(key))

test.each([
  [undefined, 'g', { waits: 'g' }],
  ['g', 'h', { does: 'HOME' }],
  ['g', 'g', { waits: 'g' }],
  ['g', 'x', {}],
  [undefined, 'h', { does: 'hide' }],
  ['g', 'r', {}],
  [undefined, 'x', {}],
])('HST-077 after %s the key %s is %j', (before, key, step) => expect(nextStep(before, key)).toEqual(step))

test('HST-077 no two shortcuts have the same keys, and none begins with one that is whole', () => {
  const all = shortcuts.map(({ keys }) => keys.join(' '))
  expect(new Set(all).size).toBe(all.length)
  const whole = shortcuts.filter(({ keys }) => keys.length === 1).map(({ keys }) => keys[0])
  expect(shortcuts.filter(({ keys }) => keys.length === 2 && whole.includes(keys[0]))).toEqual([])
})
