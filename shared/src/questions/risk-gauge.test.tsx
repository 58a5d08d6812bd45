import { afterEach, expect, jest, test } from '@jest/globals'
import { act, fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { showKit } from '../testing/show-kit'
import { gaugeBands } from './gauge-geometry'
import { RiskGauge } from './risk-gauge'

afterEach(() => {
  jest.useRealTimers()
})

/** Where the needle points, 0 at the low end. */
function angleIn(container: HTMLElement): number {
  const needle = container.querySelector<SVGElement>('.needle')
  return Number(/^rotate\((.+)deg\)$/.exec(needle?.style.transform ?? '')?.[1])
}

/** The needle's angle as soon as the gauge is there, just before and just after half a second. */
function anglesOf(score: number): number[] {
  jest.useFakeTimers()
  const { container } = showKit(<RiskGauge score={score} />)
  const angle = () => angleIn(container)
  const seen = [angle()]
  act(() => jest.advanceTimersByTime(499))
  seen.push(angle())
  act(() => jest.advanceTimersByTime(1))
  return [...seen, angle()]
}

test.each([
  [54, 97.2],
  [0, 0],
  [100, 180],
  [-5, 0],
  [140, 180],
  [Number.NaN, 0],
])('PLT-056 the score %d moves the needle to %d° after half a second', (score, degrees) => {
  const [first, before, after] = anglesOf(score)
  expect([first, before]).toEqual([0, 0])
  expect(after).toBeCloseTo(degrees, 5)
})

test.each([
  [36, 'primary', 'ریسک‌پذیری کم'],
  [37, 'success', 'ریسک‌پذیری کمتر از متوسط'],
  [54, 'success', 'ریسک‌پذیری کمتر از متوسط'],
  [55, 'neutral', 'ریسک‌پذیری متوسط'],
  [70, 'neutral', 'ریسک‌پذیری متوسط'],
  [71, 'warning', 'ریسک‌پذیری زیاد'],
])('ST-12 D-02 the score %d is %s and says «%s»', (score, band, word) => {
  showKit(<RiskGauge score={score} />)
  expect(screen.getByRole('figure')).toHaveAttribute('data-band', band)
  expect(screen.getByRole('heading', { name: word })).toBeVisible()
})

/** A gauge whose score changes under the person's eyes, as when a survey is answered again. */
function ChangingGauge() {
  const [score, change] = useState(100)
  return (
    <>
      <RiskGauge score={score} />
      <button type="button" onClick={() => change(50)} />
    </>
  )
}

test('PLT-056 a score that changes moves the needle to the new one only, half a second later', () => {
  jest.useFakeTimers()
  const { container } = showKit(<ChangingGauge />)
  act(() => jest.advanceTimersByTime(400))
  fireEvent.click(screen.getByRole('button'))
  act(() => jest.advanceTimersByTime(499))
  expect(angleIn(container)).toBe(0)
  act(() => jest.advanceTimersByTime(1))
  expect(angleIn(container)).toBe(90)
})

test('PLT-056 the score is read out and printed, and the word of the server goes before ours', () => {
  showKit(
    <RiskGauge score={58} label="متعادل">
      ترکیبی از سهام و درآمد ثابت به شما می‌خورد.
    </RiskGauge>,
  )
  expect(screen.getByRole('img', { name: 'امتیاز ریسک ۵۸ از ۱۰۰' })).toBeVisible()
  expect(screen.getByText('۵۸')).toBeVisible()
  expect(screen.getByText('از ۱۰۰')).toBeVisible()
  expect(screen.getByRole('heading', { name: 'متعادل' })).toBeVisible()
  expect(screen.queryByText('ریسک‌پذیری متوسط')).toBeNull()
  expect(screen.getByText('ترکیبی از سهام و درآمد ثابت به شما می‌خورد.', { selector: 'bdi' })).toBeVisible()
})

test('F32 a score that is not a number shows -, and neither a colour nor a word', () => {
  const { container } = showKit(<RiskGauge score={Number.NaN} />)
  expect(screen.getByRole('img', { name: 'امتیاز ریسک معلوم نیست' })).toBeVisible()
  expect(screen.getByText('-')).toBeVisible()
  expect(screen.getByRole('figure')).toHaveAttribute('data-band', 'neutral')
  expect(screen.queryByRole('heading')).toBeNull()
  expect(container).not.toHaveTextContent('NaN')
})

test('ST-12 the dial shows the four bands from the low end, which lies where the language begins', () => {
  const { container } = showKit(<RiskGauge score={50} />)
  const drawn = [...container.querySelectorAll('path[data-band]')].map((path) => path.getAttribute('data-band'))
  expect(drawn).toEqual(['primary', 'success', 'neutral', 'warning'])
  // base.css turns what is mirrored round in Persian.
  expect(screen.getByRole('img')).toHaveClass('mirrored')
  expect([...container.querySelectorAll('.ends span')].map(({ textContent }) => textContent)).toEqual(['کم', 'زیاد'])
})

/** The angle of a point as seen from the centre of the dial, 0 at the left end. */
function angleOf(point: string): number {
  const [x = Number.NaN, y = Number.NaN] = point.split(' ').map(Number)
  return (Math.atan2(140 - y, 140 - x) * 180) / Math.PI
}

test.each([
  ['primary', 0, 63.6],
  ['success', 66, 96],
  ['neutral', 98.4, 124.8],
  ['warning', 127.2, 180],
])('ST-12 CON-19 the band %s is a piece of the ring from %d° to %d°', (name, from, to) => {
  const path = gaugeBands.find(({ band }) => band === name)?.path ?? ''
  const piece = /^M(\S+ \S+) A133 133 0 0 1 (\S+ \S+) L(\S+ \S+) A111 111 0 0 0 (\S+ \S+) Z$/.exec(path) ?? []
  const [outerFirst = '', outerLast = '', innerLast = '', innerFirst = ''] = piece.slice(1)
  for (const [point, degrees] of [
    [outerFirst, from],
    [outerLast, to],
    [innerLast, to],
    [innerFirst, from],
  ] as const) {
    expect(angleOf(point)).toBeCloseTo(degrees, 1)
  }
  const distances = [outerFirst, innerFirst].map((point) => {
    const [x = Number.NaN, y = Number.NaN] = point.split(' ').map(Number)
    return Math.hypot(140 - x, 140 - y)
  })
  expect(distances[0]).toBeCloseTo(133, 1)
  expect(distances[1]).toBeCloseTo(111, 1)
})
