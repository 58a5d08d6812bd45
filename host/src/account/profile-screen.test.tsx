import { expect, jest, test } from '@jest/globals'
import { control, freshPerson } from '@sarv/platform/testing/control'
import { profileQuery } from '@sarv/shared/queries/profile-query'
import { testOrigins } from '@sarv/shared/testing/test-origins'
import { act, screen, waitFor, within } from '@testing-library/react'
import { captureInstallPrompt } from '../install/install-prompt'
import { declaredPages } from '../testing/declared-pages'
import { pageRemote } from '../testing/page-remote'
import { renderHost } from '../testing/render-host'
import { ProfileScreen } from './profile-screen'

const { inbox } = testOrigins()

/** What the profile links to. */
const everyPage = [
  '/inbox',
  '/notices',
  '/user-info',
  '/accounts',
  '/change-broker',
  '/referral',
  '/prize',
  '/regulation',
  '/chatbot',
  '/faq',
] as const

/** A remote with the pages that the manifests of all remotes answer. */
const answered = pageRemote('others', {
  routes: declaredPages().filter(({ isPlanned, owner }) => !isPlanned && owner !== 'HOST'),
})

test('HST-049 D-42 D-249 the profile shows the person, the national code masked, and links to every answered page of the account, the assistant, support, language, sign-out', async () => {
  const person = await freshPerson(inbox, { kind: 'investor', first_name: 'نگار', last_name: 'فرهمند' })
  const { user } = await renderHost(<ProfileScreen />, { path: '/profile', mobile: person.mobile, remotes: [answered] })
  expect(await screen.findByRole('heading', { name: 'نگار فرهمند' })).toBeVisible()
  const card = screen.getByRole('region', { name: 'مشخصات حساب' })
  expect(card).toHaveTextContent(new Intl.NumberFormat('fa', { useGrouping: false }).format(Number(person.mobile)))
  expect(card).toHaveTextContent('آمادهٔ سرمایه‌گذاری')
  expect(screen.getByText(/^[۰-۹]{3}\*{5}[۰-۹]{2}$/)).toBeVisible()
  const phone = await screen.findByRole('link', { name: /^[۰-۹]+$/ })
  expect(phone.getAttribute('href')).toMatch(/^tel:\d{4,15}$/)
  // The token of this test belongs to no sign-in, so there is no list of them. (HST-062)
  await waitFor(() => expect(screen.queryByRole('link', { name: /دستگاه‌ها و نشست‌ها/ })).toBeNull())
  const goals = screen.getAllByRole('link').map((link) => link.getAttribute('href') ?? '')
  expect(goals.filter((goal) => !goal.startsWith('tel:'))).toEqual([...everyPage])
  expect(screen.getByRole('button', { name: 'خروج از حساب' })).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'English' }))
  expect(await screen.findByRole('button', { name: 'Sign out' })).toBeVisible()
})

test('HST-049 D-42 a page that does not exist yet has no link on the profile', async () => {
  const person = await freshPerson(inbox, { kind: 'investor' })
  await renderHost(<ProfileScreen />, { path: '/profile', mobile: person.mobile })
  await screen.findByText('آمادهٔ سرمایه‌گذاری')
  await waitFor(() => expect(screen.queryByRole('link', { name: /دستگاه‌ها و نشست‌ها/ })).toBeNull())
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
  // Without a remote there are the shell's own pages, and the questions, which every version has answered.
  expect(links.filter((to) => !to?.startsWith('tel:'))).toEqual([
    '/inbox',
    '/notices',
    '/user-info',
    '/referral',
    '/prize',
    '/faq',
  ])
})

test('PLT-061 CON-21 HST-051 shell and remotes share one profile query, refetched after four hours', async () => {
  const person = await freshPerson(inbox, { kind: 'investor' })
  const { platformFor, queryClient } = await renderHost(<ProfileScreen />, { path: '/profile', mobile: person.mobile })
  await screen.findByText('آمادهٔ سرمایه‌گذاری')
  const { dataUpdatedAt } = queryClient.getQueryState(profileQuery().queryKey) ?? {}
  const read = await platformFor(answered).queryClient.fetchQuery(profileQuery())
  expect(read).toMatchObject({
    level: 2,
    can_referral: expect.any(Boolean),
    preferred_username: person.mobile,
    national_code: person.national_code,
    user_level: 'NORMAL',
  })
  expect(queryClient.getQueryState(profileQuery().queryKey)?.dataUpdatedAt).toBe(dataUpdatedAt)
  expect(profileQuery()).toMatchObject({ refetchInterval: 14_400_000, staleTime: 14_400_000 })
})

test('a profile that did not arrive offers a retry, and the way out stays', async () => {
  const person = await freshPerson(inbox, {})
  await control(inbox, 'force', { path: '/onboarding/api/v1/profile/', status: 400, sub: person.sub })
  const { user } = await renderHost(<ProfileScreen />, { path: '/profile', mobile: person.mobile })
  expect(await screen.findByRole('alert')).toHaveTextContent('مشخصات شما دریافت نشد')
  expect(screen.getByRole('button', { name: 'خروج از حساب' })).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'تلاش دوباره' }))
  expect(await screen.findByText('در انتظار احراز هویت')).toBeVisible()
})

test('ERR-38 PLT-108 without the operation the profile says so in the words of the house, and the way out stays', async () => {
  const person = await freshPerson(inbox, {})
  const body = { detail: 'Not found.' }
  await control(inbox, 'force', { path: '/onboarding/api/v1/profile/', status: 404, body, sub: person.sub, times: 0 })
  await renderHost(<ProfileScreen />, { path: '/profile', mobile: person.mobile })
  const said = await screen.findByRole('alert')
  expect(said).toHaveTextContent('مشخصات شما دریافت نشد')
  expect(said).not.toHaveTextContent('Not found')
  expect(screen.getByRole('button', { name: 'خروج از حساب' })).toBeVisible()
})

test('signing out asks once; staying changes nothing', async () => {
  const person = await freshPerson(inbox, {})
  let outs = 0
  const tokens = { signOut: async () => void outs++ }
  const { user } = await renderHost(<ProfileScreen />, { path: '/profile', mobile: person.mobile, tokens })
  await user.click(screen.getByRole('button', { name: 'خروج از حساب' }))
  await user.click(await screen.findByRole('button', { name: 'می‌مانم' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(outs).toBe(0)
  await user.click(screen.getByRole('button', { name: 'خروج از حساب' }))
  await user.click(await screen.findByRole('button', { name: 'خروج از حساب' }))
  expect(outs).toBe(1)
})

const installRow = () => screen.queryByRole('button', { name: /نصب سرو روی این دستگاه/ })

test('HST-049 HST-013 the profile installs the app while the browser offers it, and once', async () => {
  captureInstallPrompt()
  let prompts = 0
  const { user } = await renderHost(<ProfileScreen />, { path: '/profile' })
  expect(installRow()).toBeNull()
  const offer = new Event('beforeinstallprompt', { cancelable: true })
  act(() => void window.dispatchEvent(Object.assign(offer, { prompt: async () => void prompts++ })))
  await user.click(await screen.findByRole('button', { name: /نصب سرو روی این دستگاه/ }))
  expect(prompts).toBe(1)
  expect(installRow()).toBeNull()
})

test('HST-049 HST-012 on an iPhone the profile shows the steps, however the login page’s offer was answered', async () => {
  const agent = jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue('iPhone; Version/18.1 Mobile Safari/604.1')
  localStorage.setItem('confirm-app-insstalled', 'false')
  const { user } = await renderHost(<ProfileScreen />, { path: '/profile' })
  await user.click(await screen.findByRole('button', { name: /نصب سرو روی این دستگاه/ }))
  const sheet = await screen.findByRole('dialog', { name: 'سرو روی صفحهٔ اصلی گوشی' })
  expect(within(sheet).getAllByRole('listitem')).toHaveLength(4)
  await user.click(within(sheet).getByRole('button', { name: 'متوجه شدم' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(installRow()).toBeVisible()
  agent.mockRestore()
  localStorage.clear()
})
