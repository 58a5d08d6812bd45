import { expect, test } from '@jest/globals'
import { control, freshPerson, type TestPerson } from '@sarv/platform/testing/control'
import { openCookieJar } from '@sarv/platform/testing/cookie-jar'
import { beginSignIn, exchange, fillInForms } from '@sarv/platform/testing/sign-in'
import { testOrigins } from '@sarv/shared/testing/test-origins'
import { screen, waitFor, within } from '@testing-library/react'
import { ProfileScreen } from '../account/profile-screen'
import { HostScreen } from '../app/host-screen'
import { hostPages } from '../routing/host-pages'
import { renderHost } from '../testing/render-host'

const { api, identity, inbox } = testOrigins()

const agents = {
  phone: 'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36',
  laptop: 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
}

async function signInOn(person: TestPerson, device: keyof typeof agents): Promise<string> {
  const begun = await beginSignIn(identity, { jar: openCookieJar({ 'user-agent': agents[device] }) })
  return (await exchange(begun, await fillInForms(begun, inbox, person.mobile))).access_token
}

const page = hostPages.find(({ key }) => key === 'sessions') ?? hostPages[0]
const path = '/sessions'
const openOn = (access: string) => renderHost(page && <HostScreen page={page} />, { path, access })

const row = (name: string) => screen.getByText(name).closest('li') as HTMLElement
const statusOf = async (access: string) =>
  (await fetch(`${api}/onboarding/api/v1/profile/`, { headers: { authorization: `Bearer ${access}` } })).status

async function twoDevices() {
  const person = await freshPerson(inbox, {})
  const laptop = await signInOn(person, 'laptop')
  const phone = await signInOn(person, 'phone')
  return { person, laptop, phone, ...(await openOn(phone)) }
}

test('HST-062 the page has each device by browser and system, this one first and marked, with its days', async () => {
  await twoDevices()
  await screen.findByText('کروم، اندروید')
  const rows = screen.getAllByRole('listitem')
  expect(rows.map((item) => within(item).getByText(/، /).textContent)).toEqual(['کروم، اندروید', 'فایرفاکس، لینوکس'])
  expect(row('کروم، اندروید')).toHaveTextContent(/اکنون فعال.*ورود: امروز.*همین دستگاه/)
  expect(within(row('کروم، اندروید')).queryByRole('button')).toBeNull()
  expect(row('فایرفاکس، لینوکس')).toHaveTextContent(/آخرین فعالیت: .*ورود: امروز/)
})

test('HST-063 a device is signed out after a question, and staying changes nothing', async () => {
  const { user, laptop, phone } = await twoDevices()
  await user.click(await screen.findByRole('button', { name: 'خروج از فایرفاکس، لینوکس' }))
  await user.click(await screen.findByRole('button', { name: 'وارد بماند' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(await statusOf(laptop)).toBe(200)
  await user.click(screen.getByRole('button', { name: 'خروج از فایرفاکس، لینوکس' }))
  await user.click(await screen.findByRole('button', { name: 'خارج شود' }))
  await waitFor(() => expect(screen.queryByText('فایرفاکس، لینوکس')).toBeNull())
  expect(await statusOf(laptop)).toBe(401)
  expect(await statusOf(phone)).toBe(200)
  expect(screen.getByText('جای دیگری وارد حساب شما نیستند.')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'خروج از دستگاه‌های دیگر' })).toBeNull()
})

test('HST-063 all other devices are signed out at once, after a question', async () => {
  const { user, person, laptop } = await twoDevices()
  const third = await signInOn(person, 'laptop')
  await user.click(await screen.findByRole('button', { name: 'خروج از دستگاه‌های دیگر' }))
  await user.click(await screen.findByRole('button', { name: 'خارج شوند' }))
  expect(await screen.findByText('جای دیگری وارد حساب شما نیستند.')).toBeVisible()
  for (const access of [laptop, third]) expect(await statusOf(access)).toBe(401)
})

test('HST-063 a sign-out that fails says so, and the device stays in the list', async () => {
  const { user, person } = await twoDevices()
  await control(inbox, 'force', {
    path: '/onboarding/api/v1/sessions/',
    method: 'DELETE',
    status: 500,
    sub: person.sub,
  })
  await user.click(await screen.findByRole('button', { name: 'خروج از دستگاه‌های دیگر' }))
  await user.click(await screen.findByRole('button', { name: 'خارج شوند' }))
  expect(await within(await screen.findByRole('dialog')).findByRole('alert')).toBeVisible()
  expect(screen.getByText('فایرفاکس، لینوکس')).toBeInTheDocument()
})

test('HST-062 a list that could not be loaded offers a retry', async () => {
  const person = await freshPerson(inbox, {})
  const access = await signInOn(person, 'phone')
  await control(inbox, 'force', { path: '/onboarding/api/v1/sessions/', status: 400, sub: person.sub })
  const { user } = await openOn(access)
  expect(await screen.findByRole('alert')).toHaveTextContent('فهرست دستگاه‌های شما دریافت نشد')
  await user.click(screen.getByRole('button', { name: 'تلاش دوباره' }))
  expect(await screen.findByText('کروم، اندروید')).toBeVisible()
})

const link = () => screen.queryByRole('link', { name: /دستگاه‌ها و نشست‌ها/ })

test.each([404, 501])('HST-062 the profile has no row where the API has no list: %i', async (status) => {
  const person = await freshPerson(inbox, {})
  const access = await signInOn(person, 'phone')
  const missing = { path: '/onboarding/api/v1/sessions/', status, sub: person.sub, times: 2 }
  await control(inbox, 'force', missing)
  await renderHost(<ProfileScreen />, { path: '/profile', access })
  await waitFor(() => expect(link()).toBeNull())
})

test('HST-062 the profile says how many devices are signed in', async () => {
  const person = await freshPerson(inbox, {})
  const access = await signInOn(person, 'phone')
  const { close } = await renderHost(<ProfileScreen />, { path: '/profile', access })
  await waitFor(() => expect(link()).toHaveTextContent('فقط همین دستگاه'))
  close()
  await signInOn(person, 'laptop')
  await renderHost(<ProfileScreen />, { path: '/profile', access })
  await waitFor(() => expect(link()).toHaveTextContent('۲ دستگاه وارد حساب شماست'))
})
