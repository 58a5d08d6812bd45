import { afterEach, expect, jest, test } from '@jest/globals'
import { act, screen } from '@testing-library/react'
import { showKit } from '../testing/show-kit'
import { gaugeBands } from './gauge-geometry'
import { RiskGauge } from './risk-gauge'

afterEach(() => {
  jest.useRealTimers()
})

/** The needle's angle as soon as the gauge is there, just before and just after half a second. */
function anglesOf(score: number): number[] {
  jest.useFakeTimers()
  const { container } = showKit(<RiskGauge score={score} />)
  const angle = () => Number(container.querySelector('.needle')?.getAttribute('data-degrees'))
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

test('PLT-056 the score is read out, and the word of the server goes before ours', () => {
  showKit(
    <RiskGauge score={58} label="متعادل">
      ترکیبی از سهام و درآمد ثابت به شما می‌خورد.
    </RiskGauge>,
  )
  expect(screen.getByRole('img', { name: 'امتیاز ریسک ۵۸ از ۱۰۰' })).toBeVisible()
  expect(screen.getByRole('heading', { name: 'متعادل' })).toBeVisible()
  expect(screen.queryByText('ریسک‌پذیری متوسط')).toBeNull()
})

test('F32 a score that is no number shows -', () => {
  const { container } = showKit(<RiskGauge score={Number.NaN} />)
  expect(screen.getByRole('img', { name: 'امتیاز ریسک معلوم نیست' })).toBeVisible()
  expect(container).not.toHaveTextContent('NaN')
})

test('ST-12 the four bands fill the half round from the left end to the right one', () => {
  expect(gaugeBands.map(({ band }) => band)).toEqual(['primary', 'success', 'neutral', 'warning'])
  expect(gaugeBands[0]?.path).toMatch(/^M7\.00 140\.00 /)
  expect(gaugeBands[3]?.path).toContain('273.00 140.00')
})
