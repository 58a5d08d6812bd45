import { expect, test } from '@jest/globals'
import { accessTokenOf, control, freshPerson, type TestPerson } from '@sarv/platform/testing/control'
import { testOrigins } from '@sarv/shared/testing/test-origins'
import { act, screen, waitFor, within } from '@testing-library/react'
import { ProfileScreen } from '../account/profile-screen'
import { findPage } from '../routing/find-page'
import { hostPages } from '../routing/host-pages'
import { Shell } from '../shell/shell'
import { renderHost } from '../testing/render-host'
import { renderPage } from '../testing/render-page'
import { followUnread } from './follow-unread'

const { api, inbox } = testOrigins()

/** Two looks at the number of the card: each is told. */
async function personWithMessages(): Promise<TestPerson> {
  const person = await freshPerson(inbox, { kind: 'card-holder' })
  const token = await accessTokenOf(inbox, person)
  const post = async (path: string, body: object) => {
    const response = await fetch(`${api}/bank/api/v1/card/${path}/`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    if (!response.ok) throw new Error(`${path}: ${response.status}`)
  }
  for (let look = 0; look < 2; look++) {
    await post('otp', { purpose: 'REVEAL' })
    const [sms] = await (await fetch(`${inbox}/messages?receiver=${person.mobile}`)).json()
    await post('reveal', { code: sms.code })
  }
  return person
}

const unreadOf = async (person: TestPerson) => {
  const authorization = `Bearer ${await accessTokenOf(inbox, person)}`
  const response = await fetch(`${api}/general/api/v1/inbox/unread/`, { headers: { authorization } })
  return (await response.json()).unread
}

test('HST-067 messages stand by day, newest first, and are read once they were shown; their marks stay meanwhile', async () => {
  const person = await personWithMessages()
  const { close } = await renderPage('inbox', person)
  const today = await screen.findByRole('list', { name: 'پیام‌ها امروز' })
  expect(screen.getByRole('heading', { level: 3 })).toHaveTextContent(/^امروز$/)
  const rows = within(today).getAllByRole('listitem')
  expect(rows).toHaveLength(2)
  for (const row of rows)
    expect(row).toHaveTextContent(/^امنیت حساب.*مشخصات کامل کارت شما نمایش داده شد\..*[۰-۹]{2}:[۰-۹]{2}$/)
  expect(screen.getAllByRole('img', { name: 'خوانده نشده' })).toHaveLength(2)
  await waitFor(async () => expect(await unreadOf(person)).toBe(0))
  expect(screen.getAllByRole('img', { name: 'خوانده نشده' })).toHaveLength(2)
  close()
  await renderPage('inbox', person)
  await screen.findByRole('list', { name: 'پیام‌ها امروز' })
  expect(screen.queryByRole('img', { name: 'خوانده نشده' })).toBeNull()
})

test('HST-067 a message leads to the page of its matter', async () => {
  const { user, navigation } = await renderPage('inbox', await personWithMessages())
  const [row] = await screen.findAllByRole('button', { name: /امنیت حساب/ })
  await user.click(row as HTMLElement)
  // No remote is in this test's catalogue.
  expect(navigation.place().pathname).toBe('/not-found')
})

test('HST-067 without messages the page says so', async () => {
  await renderPage('inbox', 'empty')
  expect(await screen.findByRole('heading', { name: 'هنوز پیامی نیست' })).toBeVisible()
})

test('HST-067 messages that could not be loaded are asked for again; what is refused is not', async () => {
  const person = await personWithMessages()
  const force = (status: number) => control(inbox, 'force', { path: '/general/api/v1/inbox/', status, sub: person.sub })
  await force(400)
  const { user, close } = await renderPage('inbox', person)
  await user.click(await screen.findByRole('button', { name: 'تلاش دوباره' }))
  expect(await screen.findByRole('list', { name: 'پیام‌ها امروز' })).toBeVisible()
  close()
  await force(403)
  await renderPage('inbox', person)
  expect(await screen.findByRole('alert')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'تلاش دوباره' })).toBeNull()
})

async function renderShell(person: TestPerson) {
  const at = findPage('/profile', hostPages, [])
  const host = await renderHost(
    <Shell at={at}>
      <ProfileScreen />
    </Shell>,
    { path: '/profile', mobile: person.mobile },
  )
  return host
}
const profileTabs = () =>
  screen
    .getAllByRole('navigation', { name: 'بخش‌های برنامه' })
    .map((nav) => within(nav).getByRole('link', { name: /^پروفایل/ }))

test('HST-068 unread messages stand as a number on the tab and the row of the profile, and are read out', async () => {
  const person = await personWithMessages()
  const host = await renderShell(person)
  for (const tab of profileTabs()) expect(tab).toHaveAccessibleName('پروفایل')
  followUnread(host)
  await waitFor(() => {
    for (const tab of profileTabs()) expect(tab).toHaveAccessibleName('پروفایل ۲ پیام نخوانده')
  })
  expect(screen.getByRole('link', { name: 'پیام‌ها ۲ پیام نخوانده' })).toHaveAttribute('href', '/inbox')
  act(() => void host.queryClient.setQueryData(['shell', 'unread'], 0))
  await waitFor(() => {
    for (const tab of profileTabs()) expect(tab).toHaveAccessibleName('پروفایل')
  })
})

test('HST-068 an API without an inbox is asked once, and there is no badge', async () => {
  const person = await freshPerson(inbox, {})
  await control(inbox, 'force', { path: '/general/api/v1/inbox/unread/', status: 404, sub: person.sub, times: 5 })
  const host = await renderShell(person)
  followUnread(host)
  await waitFor(() => expect(host.queryClient.getQueryState(['shell', 'unread'])?.errorUpdateCount).toBe(1))
  act(() => host.navigation.navigate('/inbox'))
  act(() => host.navigation.navigate('/profile'))
  expect(host.queryClient.getQueryState(['shell', 'unread'])?.errorUpdateCount).toBe(1)
  for (const tab of profileTabs()) expect(tab).toHaveAccessibleName('پروفایل')
})
