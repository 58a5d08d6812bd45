import { afterEach, expect, jest, test } from '@jest/globals'
import type { Language } from '@sarv/platform/client/i18n/language'
import { act, fireEvent, screen } from '@testing-library/react'
import { formatterFor } from '../../format/format'
import { showKit } from '../../testing/show-kit'
import { PriceChart } from './price-chart'
import type { PricePoint } from './price-series'

const points: PricePoint[] = [
  { date: '2026-03-21', value: 12_000 },
  { date: '2026-04-20', value: 12_345 },
  { date: '2026-05-21', value: 11_987 },
]

test.each<[Language, string, string, RegExp]>([
  ['fa', '۱۲٬۳۴۵ ریال', formatterFor('fa').day('2026-04-20'), /[0-9]/],
  ['en', '12,345', formatterFor('en').day('2026-04-20'), /[۰-۹،]/],
])(
  'PLT-068 PLT-036 in %s the ends, and the point under the keys, have the digits, days and commas of the language',
  async (language, price, day, foreign) => {
    const scrubbed: (PricePoint | undefined)[] = []
    const { user, container } = showKit(<PriceChart points={points} onScrub={(point) => scrubbed.push(point)} />, {
      language,
    })
    const chart = screen.getByRole('slider')
    await user.tab()
    expect(chart).toHaveFocus()
    await user.keyboard('{Home}{ArrowRight}')
    expect(chart.getAttribute('aria-valuetext')).toContain(price)
    expect(chart.getAttribute('aria-valuetext')).toContain(day)
    expect(scrubbed.at(-1)).toMatchObject({ value: 12_345 })
    expect(container.textContent).not.toMatch(foreign)
    expect(chart.getAttribute('aria-valuetext')).not.toMatch(foreign)
    await user.keyboard('{Escape}')
    expect(scrubbed.at(-1)).toBeUndefined()
    expect(chart).toHaveAttribute('aria-valuenow', '2')
  },
)

test('U13 a finger follows the line from the left in both languages, and letting go shows the last price again', () => {
  const scrubbed: (number | undefined)[] = []
  showKit(<PriceChart points={points} onScrub={(point) => scrubbed.push(point?.value)} />)
  const chart = screen.getByRole('slider')
  chart.getBoundingClientRect = () => new DOMRect(0, 0, 200, 100)
  // jsdom's own pointer events carry no place.
  for (const clientX of [0, 100, 200, 900]) fireEvent(chart, new MouseEvent('pointermove', { clientX, bubbles: true }))
  fireEvent(chart, new MouseEvent('pointerup', { bubbles: true }))
  expect(scrubbed).toEqual([12_000, 12_345, 11_987, undefined])
})

afterEach(() => void jest.useRealTimers())

test('U13 a screen reader hears the price under a finger once it rests, not each one on the way', () => {
  jest.useFakeTimers()
  showKit(<PriceChart points={points} />)
  const chart = screen.getByRole('slider')
  chart.getBoundingClientRect = () => new DOMRect(0, 0, 200, 100)
  const before = chart.getAttribute('aria-valuetext')
  const heard = new Set<string | null>()
  for (const clientX of [0, 100, 200, 100]) {
    fireEvent(chart, new MouseEvent('pointermove', { clientX, bubbles: true }))
    act(() => jest.advanceTimersByTime(16))
    heard.add(screen.getByRole('status').textContent)
  }
  expect([...heard]).toEqual([''])
  expect(chart.getAttribute('aria-valuetext')).toBe(before)
  act(() => jest.advanceTimersByTime(400))
  expect(screen.getByRole('status')).toHaveTextContent('۱۲٬۳۴۵ ریال')
  fireEvent(chart, new MouseEvent('pointerup', { bubbles: true }))
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
})

test.each([[[]], [points.slice(0, 1)]])('F38 too few prices for a line are said in words: %j', (few) => {
  showKit(<PriceChart points={few} />)
  expect(screen.queryByRole('slider')).toBeNull()
  expect(screen.getByText(/\p{Script=Arabic}{3}/u)).toBeVisible()
})
