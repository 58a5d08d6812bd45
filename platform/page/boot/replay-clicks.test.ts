/** @jest-environment jsdom */
import { beforeEach, expect, test } from '@jest/globals'
import { keepClicks, replayClicks } from './replay-clicks'

const markup =
  '<button>ورود</button><button aria-label="بازگشت"><svg></svg></button><a href="/assets"><b>دارایی‌ها</b></a>'
let frame: HTMLElement
let page: HTMLElement
let pressed: string[]
beforeEach(() => {
  frame = Object.assign(document.createElement('div'), { innerHTML: markup })
  page = Object.assign(document.createElement('div'), { innerHTML: markup })
  pressed = []
  page.addEventListener('click', ({ target }) => {
    if (target instanceof Element) pressed.push(target.getAttribute('href') ?? target.ariaLabel ?? target.textContent)
  })
  document.body.replaceChildren(frame, page)
  keepClicks(frame)
})
const find = (selector: string) => frame.querySelector<HTMLElement>(selector)

test.each([
  ['button', 'ورود'],
  ['[aria-label] svg', 'بازگشت'],
  ['a b', '/assets'],
])('a press on %s of the frame is one on the same of the page', (selector, name) => {
  find(selector)?.dispatchEvent(new MouseEvent('click', { bubbles: true }))
  expect(pressed).toEqual([])
  replayClicks(frame, null, page)
  expect(pressed).toEqual([name])
})

test('of two presses the later one counts, and alone is shown as busy', () => {
  find('button')?.click()
  find('a')?.click()
  expect([...frame.querySelectorAll('[aria-busy]')]).toEqual([find('a')])
  replayClicks(frame, null, page)
  expect(pressed).toEqual(['/assets'])
})

test('a link that leads away does not lead there before its press is taken over', () => {
  const click = new MouseEvent('click', { bubbles: true, cancelable: true })
  find('a')?.dispatchEvent(click)
  expect(click.defaultPrevented).toBe(true)
  const elsewhere = new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true })
  find('a')?.dispatchEvent(elsewhere)
  expect(elsewhere.defaultPrevented).toBe(false)
})

test('what had the focus in the frame has it in the page', () => {
  find('[aria-label]')?.focus()
  replayClicks(frame, document.activeElement, page)
  expect(document.activeElement).toBe(page.querySelector('[aria-label]'))
})
