import { expect, test } from '@jest/globals'
import { screen } from '@testing-library/react'
import { formatterFor } from '../../format/format'
import { showKit } from '../../testing/show-kit'
import { RangeLine } from './range-line'

const { day } = formatterFor('fa')

test('INV-069 without days in the address all of them are shown, and others can be chosen', () => {
  showKit(<RangeLine />)
  expect(screen.getByRole('link')).toHaveTextContent('همهٔ زمان‌ها')
  expect(screen.getByRole('link')).toHaveAttribute('href', '/date-range?opener=%2F')
})

test('INV-069 a list of at most thirty days asks the picker for no more', () => {
  showKit(<RangeLine capped />, { language: 'en' })
  expect(screen.getByRole('link')).toHaveAttribute('href', '/date-range?opener=%2F&max=30')
})

test('BNK-051: a list of the usual days names them, and nothing leads to other ones but the picker', () => {
  showKit(<RangeLine capped defaultRange={{ from: '2026-10-23', to: '2026-11-21' }} />)
  expect(screen.getByRole('link')).toHaveTextContent(`${day('2026-10-23')} تا ${day('2026-11-21')}`)
})
