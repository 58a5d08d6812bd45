import { expect, test } from '@jest/globals'
import { growsLinearly } from './growth'

test('linear work is told from quadratic work', () => {
  const linear = (text: string) => /^(?:a|b)*$/.test(text)
  // Over a twelfth of the text, which is enough to see it.
  const quadratic = (text: string) => {
    const codes = Array.from(text.slice(0, text.length / 12), (letter) => letter.charCodeAt(0))
    let same = 0
    for (const one of codes) for (const other of codes) if (one === other) same++
    return same
  }
  expect(growsLinearly(linear, 'ab')).toBe(true)
  expect(growsLinearly(quadratic, 'a')).toBe(false)
})
