import { expect, test } from '@jest/globals'
import { act, screen } from '@testing-library/react'
import { openHost } from '../testing/open-host'
import { RemoteSwitchedOff } from './remote-switched-off'

const title = { fa: 'سرمایه‌گذاری', en: 'Investment' }
const notice = { fa: 'تا ظهر در حال تعمیر است.', en: 'Under repair until noon.' }
const openCard = (path: string) => openHost(<RemoteSwitchedOff title={title} notice={notice} />, { path })

test('kill: in the place of a remote that is switched off stands the message of those who did it, and nothing to try again', async () => {
  const { setLanguage } = await openCard('/funds')
  const card = screen.getByRole('alert')
  expect(card).toHaveTextContent('بخش سرمایه‌گذاری موقتاً بسته است')
  expect(card).toHaveTextContent('تا ظهر در حال تعمیر است. دارایی شما امن است')
  expect(screen.queryByRole('button')).toBeNull()
  await act(() => setLanguage('en'))
  expect(card).toHaveTextContent('Under repair until noon.')
  expect(card).toHaveTextContent('Investment')
})

test.each([
  ['/funds', '/home', '/faq'],
  ['/home', undefined, '/faq'],
  ['/faq/3', '/home', undefined],
])('kill: the card at %s leads to %p and %p, never to where it stands', async (path, home, support) => {
  await openCard(path)
  const ways = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
  expect(ways.toSorted()).toEqual([home, support].filter((way) => way !== undefined).toSorted())
})
