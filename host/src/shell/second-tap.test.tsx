import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { ignoreSecondTaps, isSecondPress, type Press } from './second-tap'

const press = (at: number, x = 100, more: Partial<Press> = {}): Press => ({
  at,
  x,
  y: 600,
  isTouch: true,
  clicks: 1,
  ...more,
})
const click = (clicks: number, at = 1) => press(at, 100, { isTouch: false, clicks })

test.each<[string, Press, Press, boolean]>([
  ['a tap at once', press(0), press(0), true],
  ['a tap 400 ms later', press(0), press(400), true],
  ['a tap 401 ms later', press(0), press(401), false],
  ['a tap elsewhere', press(0), press(100, 141), false],
  ['a double click', click(1), click(2), true],
  ['a triple click', click(1), click(3), true],
  ['two clicks that the browser counts apart', click(1), click(1), false],
  ['a tap after a click', click(1), press(100), false],
])('D-123: whether %s is the second press of one', (_what, first, second, is) => {
  expect(isSecondPress(first, second)).toBe(is)
})

const pay = jest.fn()
let stop: ReturnType<typeof ignoreSecondTaps>

/** A screen whose button opens another one, with a button on the same place. */
beforeEach(() => {
  pay.mockReset()
  document.body.innerHTML = '<button id="start">شروع</button>'
  document.elementFromPoint = () => document.querySelector('dialog, button')
  document.getElementById('start')?.addEventListener('click', ({ currentTarget }) => {
    const next = document.createElement('button')
    next.addEventListener('click', pay)
    if (currentTarget instanceof Element) currentTarget.replaceWith(next)
  })
  stop = ignoreSecondTaps(document)
})
afterEach(() => stop())

/** What browsers send for one press of what stands there now. */
function pressThere(
  pointerType: 'mouse' | 'touch',
  clicks = 1,
  target = document.querySelector('button'),
  meanwhile: () => void = () => undefined,
): void {
  const place = { bubbles: true, cancelable: true, clientX: 100, clientY: 600 }
  // jsdom has no PointerEvent.
  const pointer = Object.assign(new MouseEvent('pointerdown', place), { pointerType, isPrimary: true })
  target?.dispatchEvent(pointer)
  target?.dispatchEvent(new MouseEvent('mousedown', { ...place, detail: clicks }))
  meanwhile()
  const lifted = target?.isConnected ? target : document.querySelector('button')
  lifted?.dispatchEvent(new MouseEvent('click', { ...place, detail: clicks }))
}

test.each(['mouse', 'touch'] as const)(
  'D-123: the second press of a double %s does not reach the next screen',
  (by) => {
    pressThere(by)
    pressThere(by, 2)
    pressThere(by, 3)
    expect(pay).not.toHaveBeenCalled()
  },
)

test.each(['mouse', 'touch'] as const)(
  'D-123: a %s that was pressed before the change of screen and let go after it does not reach the next screen',
  (by) => {
    pressThere(by, 1, undefined, () => {
      const next = document.createElement('button')
      next.addEventListener('click', pay)
      document.querySelector('button')?.replaceWith(next)
    })
    expect(pay).not.toHaveBeenCalled()
    pressThere(by === 'mouse' ? 'touch' : 'mouse')
    expect(pay).toHaveBeenCalledTimes(1)
  },
)

test('D-123: two single clicks, and a key after a double tap, reach the next screen', () => {
  pressThere('mouse')
  pressThere('mouse')
  expect(pay).toHaveBeenCalledTimes(1)
  document.body.innerHTML = '<button id="start">شروع</button>'
  pressThere('touch')
  document.querySelector('button')?.replaceWith(document.createElement('button'))
  pressThere('touch')
  document.querySelector('button')?.addEventListener('click', pay)
  document.querySelector('button')?.click()
  expect(pay).toHaveBeenCalledTimes(2)
})

test('D-123: a button that the next screen uses again, with another label, is another button', () => {
  const button = document.createElement('button')
  button.textContent = 'ثبت درخواست'
  button.addEventListener('click', () => {
    if (button.textContent === 'متوجه شدم') pay()
    button.textContent = 'متوجه شدم'
  })
  document.body.replaceChildren(button)
  pressThere('touch')
  pressThere('touch')
  expect(pay).not.toHaveBeenCalled()
})

test('D-123: what stays under the finger is pressed as often as it is tapped', () => {
  const more = document.createElement('button')
  more.addEventListener('click', pay)
  document.body.replaceChildren(more)
  for (let taps = 0; taps < 3; taps++) pressThere('touch', taps + 1)
  expect(pay).toHaveBeenCalledTimes(3)
})

test('D-123: what a tap has opened over its button is not closed by the same double tap', () => {
  const close = jest.fn()
  const sign = document.createElement('button')
  sign.addEventListener('click', () => {
    const sheet = document.createElement('dialog')
    sheet.addEventListener('pointerdown', close)
    sheet.addEventListener('click', close)
    document.body.append(sheet)
  })
  document.body.replaceChildren(sign)
  document.elementFromPoint = () => document.querySelector('dialog') ?? document.querySelector('button')
  pressThere('touch')
  pressThere('touch', 1, document.querySelector('dialog') as never)
  expect(close).not.toHaveBeenCalled()
})
