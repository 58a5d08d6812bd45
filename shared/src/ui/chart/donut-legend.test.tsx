import { expect, test } from '@jest/globals'
import type { Language } from '@sarv/platform/client/i18n/language'
import { screen, within } from '@testing-library/react'
import { useState } from 'react'
import { showKit } from '../../testing/show-kit'
import { Donut } from './donut'
import { DonutLegend } from './donut-legend'

const slices = [
  { key: 'niloufar', label: 'نیلوفر کبود', caption: 'صندوق درآمد ثابت', amount: 409_417_955, share: 31.87 },
  { key: 'chakad', label: 'چکاد بلند', amount: 258_732_252, share: 20.14 },
]

function Assets({ hidden = false }: { hidden?: boolean }) {
  const [selected, select] = useState('niloufar')
  return (
    <>
      <Donut slices={slices} selected={selected} onSelect={select} hidden={hidden} />
      <DonutLegend label="دارایی‌ها" slices={slices} selected={selected} onSelect={select} hidden={hidden} />
    </>
  )
}

const rows = () =>
  within(screen.getByRole('table', { name: 'دارایی‌ها' }))
    .getAllByRole('row')
    .slice(1)

test('INV-009 U14 the legend is the table of the ring: name, amount and share in its order', () => {
  showKit(<Assets />)
  expect(rows().map((row) => row.textContent)).toEqual([
    'نیلوفر کبودصندوق درآمد ثابت۴۰۹٬۴۱۷٬۹۵۵۳۱٫۸۷٪',
    'چکاد بلند۲۵۸٬۷۳۲٬۲۵۲۲۰٫۱۴٪',
  ])
})

test.each<[Language, string]>([
  ['fa', 'مبلغ به ریال، سهم'],
  ['en', 'Amount in rial, Share'],
])('D-125 U14 in %s the heads of the legend have the comma of the language', (language, heads) => {
  showKit(<Assets />, { language })
  expect(screen.getAllByRole('columnheader').at(-1)).toHaveTextContent(heads)
})

test('INV-009 U14 choosing a row of the legend names its slice in the hole', async () => {
  const { user, container } = showKit(<Assets />)
  const hole = () => container.querySelector('.hole')?.textContent
  expect(hole()).toBe('نیلوفر کبود۳۱٫۸۷٪۴۰۹٬۴۱۷٬۹۵۵ ریال')
  await user.click(screen.getByRole('button', { name: 'چکاد بلند' }))
  expect(hole()).toContain('چکاد بلند')
  expect(screen.getByRole('button', { name: 'چکاد بلند' })).toHaveAttribute('aria-pressed', 'true')
})

test('INV-003 U1 hidden amounts are stars in the hole and in the legend; shares stay', () => {
  const { container } = showKit(<Assets hidden />)
  expect(container.textContent).not.toContain('۴۰۹')
  expect(container.querySelector('.hole')?.textContent).toContain('*****')
  expect(rows()[1]?.textContent).toContain('*****')
  expect(rows()[1]?.textContent).toContain('۲۰٫۱۴٪')
})

test.each<[Language, RegExp]>([
  ['fa', /^M112 1A111 111 0 1 0 /],
  ['en', /^M112 1A111 111 0 1 1 /],
])('PLT-068 in %s the ring starts at 12 o’clock and turns with the reading direction', (language, start) => {
  const { container } = showKit(<Assets />, { language })
  expect(container.querySelector('path')?.getAttribute('d')).toMatch(start)
})
