import { expect, test } from '@jest/globals'
import { screen } from '@testing-library/react'
import type { ComponentProps } from 'react'
import { showKit } from '../testing/show-kit'
import type { StageItem } from '../ui/data/stage-list'
import { StagesOverview } from './stages-overview'

const rows: StageItem[] = [
  { key: 'amount', title: 'مبلغ', state: 'done' },
  { key: 'risk', title: 'ریسک‌سنجی', state: 'now' },
]

const show = (more: Partial<ComponentProps<typeof StagesOverview>> = {}) =>
  showKit(<StagesOverview title="مراحل ساخت سبد" rows={rows} action={<button type="button">ادامه</button>} {...more} />)

test('PMA-010 BNK-010 PLT-055 it shows the title, the stages, how far they have come, and the action', () => {
  const { container } = show({ picture: <i>کارت</i>, lead: 'سبد رشد پویا', children: <p>هشدار</p> })
  expect(screen.getByRole('heading', { name: 'مراحل ساخت سبد' })).toBeVisible()
  expect(container.querySelector('.lead')).toHaveTextContent('سبد رشد پویا')
  expect(screen.getAllByRole('listitem').map((row) => row.textContent)).toEqual([
    'مبلغانجام شد',
    '۲ریسک‌سنجیدر حال انجام',
  ])
  expect(screen.getByRole('img')).toHaveAccessibleName('۱ مرحله از ۲ مرحله انجام شده است.')
  for (const words of ['کارت', 'هشدار']) expect(screen.getByText(words)).toBeVisible()
  expect(screen.getByRole('button', { name: 'ادامه' })).toBeVisible()
})

test('PMA-010 before its end a flow says nothing, and without a lead there is no line for it', () => {
  const { container } = show()
  expect(screen.queryByRole('status')).toBeNull()
  expect(container.querySelector('.lead')).toBeNull()
})

test.each([
  [true, 'g'],
  [false, 'w'],
  [undefined, 'w'],
])('PMA-046 a flow that has ended well (%s) says how, in the tone %s', (good, tone) => {
  show({ messages: ['ساخته شد.', 'بیست روز بمانید.'], ...(good !== undefined && { good }) })
  expect(screen.getByRole('status')).toHaveTextContent('ساخته شد. بیست روز بمانید.')
  expect(screen.getByRole('status')).toHaveAttribute('data-tone', tone)
})
