import { expect, test } from '@jest/globals'
import { freshPerson } from '@sarv/platform/testing/control'
import { testOrigins } from '@sarv/shared/testing/test-origins'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { renderHost } from '../testing/render-host'
import { App } from './app'

const { inbox } = testOrigins()

async function openInformation() {
  const { mobile } = await freshPerson(inbox, { kind: 'investor' })
  const host = await renderHost(<App />, { path: '/user-info', mobile })
  const title = await screen.findByRole('heading', { level: 1, name: 'اطلاعات کاربری' })
  const [bar] = screen.getAllByRole('navigation', { name: 'بخش‌های برنامه' })
  if (!bar) throw new Error('There is no navigation')
  return { ...host, title, tab: within(bar).getByRole('link', { name: 'پروفایل' }) }
}

test('D-137 a pressed tab is the current one at once, and its page follows the paint', async () => {
  const { navigation, title, tab } = await openInformation()
  expect(tab).toHaveAttribute('aria-current', 'true')
  fireEvent.click(tab)
  expect(navigation.place().pathname).toBe('/profile')
  expect(tab).toHaveAttribute('aria-current', 'page')
  expect(title).toHaveTextContent('اطلاعات کاربری')
  await waitFor(() => expect(title).not.toHaveTextContent('اطلاعات کاربری'))
})

test('D-137 a page that no press leads to is there at once', async () => {
  const { navigation, title } = await openInformation()
  act(() => navigation.navigate('/profile'))
  expect(title).not.toHaveTextContent('اطلاعات کاربری')
})
