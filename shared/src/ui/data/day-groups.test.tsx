import { expect, test } from '@jest/globals'
import { screen, within } from '@testing-library/react'
import { showKit } from '../../testing/show-kit'
import { DayGroups } from './day-groups'
import { ListRow } from './list-row'

const today = '2026-11-21'
const dates = ['2026-11-21T08:00:00Z', '2026-11-20T20:29:00Z', '2026-11-20T06:00:00Z', '2025-03-20', 'soon']

function feed(language: 'fa' | 'en' = 'fa') {
  return showKit(
    <DayGroups label="تراکنش‌ها" items={dates} dateOf={(date) => date} today={today}>
      {(date) => <ListRow key={date} title={date} />}
    </DayGroups>,
    { language },
  )
}

test('U18 a feed stands under its days: today, yesterday, then the day with the year of another', () => {
  feed()
  expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
    'امروز',
    'دیروز',
    '۳۰ اسفند ۱۴۰۳',
    '-',
  ])
  const yesterday = screen.getByRole('list', { name: 'تراکنش‌ها دیروز' })
  expect(within(yesterday).getAllByRole('listitem')).toHaveLength(2)
  expect(screen.getByRole('list', { name: /اسفند ۱۴۰۳/ })).toHaveTextContent('2025-03-20')
  expect(screen.getAllByRole('listitem')).toHaveLength(dates.length)
})

test('U18 the days are named in English too', () => {
  feed('en')
  expect(screen.getAllByRole('heading')[0]).toHaveTextContent('today')
})
