import { afterEach, beforeAll, beforeEach, expect, jest, test } from '@jest/globals'
import { blurWhenAway } from './blur-when-away'

let visibility: DocumentVisibilityState = 'visible'
let hasFocus = true
let isPhone = true

beforeEach(() => {
  visibility = 'visible'
  hasFocus = true
})

beforeAll(() => {
  window.matchMedia = (query) => ({ media: query, matches: isPhone }) as MediaQueryList
  jest.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility)
  jest.spyOn(document, 'hasFocus').mockImplementation(() => hasFocus)
  blurWhenAway(window)
})
afterEach(() => document.documentElement.removeAttribute('data-away'))

const isBlurred = () => document.documentElement.hasAttribute('data-away')
const becomes = (state: DocumentVisibilityState) => {
  visibility = state
  document.dispatchEvent(new Event('visibilitychange'))
}
const loseFocus = () => {
  hasFocus = false
  window.dispatchEvent(new Event('blur'))
}

test.each([true, false])('HST-064 a hidden page is blurred and shown again at once, on a phone: %s', (phone) => {
  isPhone = phone
  becomes('hidden')
  expect(isBlurred()).toBe(true)
  becomes('visible')
  expect(isBlurred()).toBe(false)
})

test.each([
  [true, true],
  [false, false],
])('HST-064 a window that loses the focus, on a phone: %s, is blurred: %s', (phone, blurred) => {
  isPhone = phone
  loseFocus()
  expect(isBlurred()).toBe(blurred)
})

test('HST-064 a frame of the page that takes the focus blurs nothing', () => {
  isPhone = true
  window.dispatchEvent(new Event('blur'))
  expect(isBlurred()).toBe(false)
})

test.each(['focus', 'pointerdown', 'keydown'])(
  'HST-064 a window whose focus is not given back is shown by %s',
  (event) => {
    isPhone = true
    loseFocus()
    window.dispatchEvent(new Event(event))
    expect(isBlurred()).toBe(false)
  },
)

test('HST-064 a page that is left for another one comes back as it was', () => {
  window.dispatchEvent(new Event('pagehide'))
  becomes('hidden')
  expect(isBlurred()).toBe(false)
  window.dispatchEvent(new Event('pageshow'))
  becomes('hidden')
  expect(isBlurred()).toBe(true)
})
