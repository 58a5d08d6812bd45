import { expect, test } from '@jest/globals'
import { act, screen } from '@testing-library/react'
import { renderHost } from '../../testing/render-host'
import { RemoteKilledCard } from './remote-killed-card'

const title = { fa: 'سرمایه‌گذاری', en: 'Investment' }
const notice = { fa: 'تا ظهر در حال تعمیر است.', en: 'Under repair until noon.' }
const renderCard = (path: string) => renderHost(<RemoteKilledCard title={title} notice={notice} />, { path })

test('kill: a killed remote is replaced by the notice of its operators, without a retry', async () => {
  const { setLanguage } = await renderCard('/funds')
  const card = screen.getByRole('alert')
  expect(card).toHaveTextContent('بخش سرمایه‌گذاری موقتاً بسته است')
  expect(card).toHaveTextContent('تا ظهر در حال تعمیر است. دارایی شما امن است')
  expect(screen.queryByRole('button')).toBeNull()
  await act(() => setLanguage('en'))
  expect(card).toHaveTextContent('Under repair until noon.')
  expect(card).toHaveTextContent('Investment')
})

test('PLT-079 a remote that only others try is said to be not open yet, and nothing to be closed', async () => {
  await renderHost(<RemoteKilledCard title={title} notice={notice} unreleased />, { path: '/funds' })
  const card = screen.getByRole('alert')
  expect(card).toHaveTextContent('بخش سرمایه‌گذاری هنوز باز نشده است')
  expect(card).toHaveTextContent('تا ظهر در حال تعمیر است.')
  expect(card).not.toHaveTextContent(/بسته|امن/)
})

test.each([
  ['/funds', '/home', '/faq'],
  ['/home', undefined, '/faq'],
  ['/faq/3', '/home', undefined],
])('kill: the card at %s leads to %p and %p, never to where it stands', async (path, home, support) => {
  await renderCard(path)
  const ways = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
  expect(ways.toSorted()).toEqual([home, support].filter((way) => way !== undefined).toSorted())
})
