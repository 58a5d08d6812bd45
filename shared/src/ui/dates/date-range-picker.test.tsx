import { expect, test } from '@jest/globals'
import { screen, within } from '@testing-library/react'
import type { DateRange } from '../../date-range/date-range'
import { showKit } from '../../testing/show-kit'
import { DateRangePicker } from './date-range-picker'

const today = '2026-11-21'

interface Options {
  capped?: boolean
  monthOpen?: boolean
  value?: DateRange
  language?: 'fa' | 'en'
  today?: string
}

function picker(options: Options = {}) {
  const applied: DateRange[] = []
  const { language, ...rest } = options
  const kit = showKit(<DateRangePicker today={today} {...rest} onApply={(range) => applied.push(range)} />, {
    language,
  })
  return { ...kit, applied }
}

const day = (name: RegExp) => screen.getByRole('button', { name })
const apply = () => screen.getByRole('button', { name: 'اعمال' })

test('PLT-036 the month stands from Saturday to Friday with its Jalali name', () => {
  picker()
  const grid = screen.getByRole('grid', { name: 'آبان ۱۴۰۵' })
  const heads = within(grid).getAllByRole('columnheader')
  expect(heads).toHaveLength(7)
  expect(heads[0]).toHaveTextContent('شنبه')
  expect(heads[6]).toHaveTextContent('جمعه')
  expect(day(/^شنبه ۳۰ آبان ۱۴۰۵، امروز/)).toHaveTextContent('۳۰')
})

test('PLT-069 U20 a range is chosen by keyboard alone, and the arrows go as the eye sees the month', async () => {
  const { user, applied } = picker()
  await user.click(screen.getByRole('heading', { name: 'آبان ۱۴۰۵' }))
  day(/۳۰ آبان/).focus()
  await user.keyboard('{ArrowRight}{ArrowRight}')
  expect(day(/^پنجشنبه ۲۸ آبان/)).toHaveFocus()
  await user.keyboard('{PageUp}{Enter}')
  expect(screen.getByRole('grid', { name: 'مهر ۱۴۰۵' })).toBeVisible()
  expect(day(/۲۸ مهر.*شروع بازه/)).toHaveFocus()
  await user.keyboard('{ArrowLeft}{ArrowDown} ')
  expect(day(/۶ آبان.*پایان بازه/)).toHaveFocus()
  await user.tab()
  expect(apply()).toHaveFocus()
  await user.keyboard('{Enter}')
  expect(applied).toEqual([{ from: '2026-10-20', to: '2026-10-28' }])
})

test('D-125 PLT-036 in English a day is read out without a Persian comma', () => {
  picker({ language: 'en' })
  expect(day(/^Saturday, 30 Aban 1405, today/)).toBeVisible()
  const names = screen.getAllByRole('gridcell').map((cell) => within(cell).queryByRole('button')?.ariaLabel)
  expect(names.filter((name) => name?.includes('،'))).toEqual([])
})

test('PLT-069 in English the right arrow is the next day', async () => {
  const { user } = picker({ language: 'en' })
  day(/30 Aban/).focus()
  await user.keyboard('{ArrowLeft}')
  expect(day(/29 Aban/)).toHaveFocus()
  await user.keyboard('{ArrowRight}')
  expect(day(/30 Aban/)).toHaveFocus()
})

test('VAL-19 ERR-19 a capped filter refuses more than 30 days, says why and applies nothing', async () => {
  const { user, applied } = picker({ capped: true })
  await user.click(screen.getByRole('button', { name: 'ماه قبل' }))
  await user.click(day(/۲۸ مهر/))
  await user.click(screen.getByRole('button', { name: 'ماه بعد' }))
  await user.click(day(/۲۹ آبان/))
  expect(screen.getByRole('status')).toHaveTextContent('بازهٔ زمانی حداکثر ۳۰ روز است')
  expect(apply()).toBeDisabled()
  expect(apply()).toHaveAccessibleDescription('بازهٔ زمانی حداکثر ۳۰ روز است')
  expect(applied).toEqual([])
  expect(screen.queryByRole('radio', { name: '۱ سال' })).toBeNull()
})

test('D-09 the presets fill the range; a year is fine without a cap', async () => {
  const { user, applied } = picker()
  for (const name of ['۱ روز', '۱ ماه', '۳ ماه', '۶ ماه']) expect(screen.getByRole('radio', { name })).toBeEnabled()
  await user.click(screen.getByRole('radio', { name: '۱ سال' }))
  await user.click(apply())
  expect(applied).toEqual([{ from: '2025-11-21', to: today }])
})

test('VAL-19 no future: the days after today and the next month cannot be reached', async () => {
  const { user } = picker({ value: { from: '2026-11-01', to: '2026-11-10' } })
  expect(screen.getByRole('button', { name: 'ماه بعد' })).toBeDisabled()
  day(/۱۹ آبان/).focus()
  await user.keyboard('{PageDown}')
  expect(day(/۳۰ آبان/)).toHaveFocus()
  await user.keyboard('{ArrowLeft}')
  expect(day(/۳۰ آبان/)).toHaveFocus()
})

test('INV-068 before the month opens its place is kept, and a ready range can be applied already', async () => {
  const { user, applied } = picker({ monthOpen: false })
  expect(screen.queryByRole('grid')).toBeNull()
  expect(apply()).toBeDisabled()
  await user.click(screen.getByRole('radio', { name: '۳ ماه' }))
  await user.click(apply())
  expect(applied).toEqual([{ from: '2026-08-21', to: today }])
})

test.each([
  ['2025-03-20', 'اسفند ۱۴۰۳', 30, '۳۰ اسفند ۱۴۰۳', '۱ ماه', '2025-02-18'],
  ['2026-03-20', 'اسفند ۱۴۰۴', 29, '۲۹ اسفند ۱۴۰۴', '۱ سال', '2025-03-19'],
  ['2026-04-20', 'فروردین ۱۴۰۵', 31, '۳۱ فروردین ۱۴۰۵', '۱ ماه', '2026-03-20'],
  ['2024-04-19', 'فروردین ۱۴۰۳', 31, '۱ فروردین ۱۴۰۳', '۱ ماه', '2024-03-19'],
])(
  'PLT-036 INV-068 on %s stands %s with %d days, among them %s; %s back is %s',
  async (now, month, days, some, preset, from) => {
    const { user, applied } = picker({ today: now })
    const grid = screen.getByRole('grid', { name: month })
    expect(within(grid).getAllByRole('button')).toHaveLength(days)
    expect(within(grid).getByRole('button', { name: new RegExp(` ${some}`) })).toBeVisible()
    await user.click(screen.getByRole('radio', { name: preset }))
    await user.click(apply())
    expect(applied).toEqual([{ from, to: now }])
  },
)

test('PLT-036 a range over the leap day is chosen by finger, from one year into the next', async () => {
  const { user, applied } = picker({ today: '2025-03-21' })
  await user.click(screen.getByRole('button', { name: 'ماه قبل' }))
  await user.click(day(/۳۰ اسفند ۱۴۰۳/))
  await user.click(screen.getByRole('button', { name: 'ماه بعد' }))
  await user.click(day(/ ۱ فروردین ۱۴۰۴/))
  await user.click(apply())
  expect(applied).toEqual([{ from: '2025-03-20', to: '2025-03-21' }])
})
