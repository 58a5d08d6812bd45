import { afterEach, expect, test } from '@jest/globals'
import { freshPerson } from '@sarv/platform/testing/control'
import { getReferral } from '@sarv/shared/contract/referral'
import { call } from '@sarv/shared/platform'
import { requestsOf } from '@sarv/shared/testing/recorded-requests'
import { testOrigins } from '@sarv/shared/testing/test-origins'
import { startToxicProxy } from '@sarv/shared/testing/toxics/toxic-proxy'
import { act, screen, waitFor } from '@testing-library/react'
import { renderHost } from '../testing/render-host'
import { LoginScreen } from './login-screen'

const { api, inbox } = testOrigins()
const enter = () => screen.getByRole('button', { name: 'ورود یا ثبت‌نام' })
const stay = { signIn: async () => undefined }

afterEach(() => {
  Object.assign(document, { cookie: 'referral_modal=; Path=/; Max-Age=0' })
  localStorage.clear()
})

test('HST-004 HST-006 PLT-066 an invitation is shown, stored before the browser leaves, and tracked', async () => {
  const keptAtLeaving: unknown[] = []
  const { user, general, tracked } = await renderHost(<LoginScreen />, {
    path: '/?referral_code=AB12',
    tokens: { signIn: async () => void keptAtLeaving.push((await general.read()).referralCode) },
  })
  expect(screen.getByText('AB12').tagName).toBe('BDI')
  expect(screen.getByText(/^دعوت دوستتان رسید/)).toHaveTextContent(
    /کد معرف AB12 همراه شماست و پس از ورود بررسی می‌شود\.$/,
  )
  await user.click(enter())
  await waitFor(() => expect(keptAtLeaving).toEqual(['AB12']))
  expect(tracked).toMatchObject([{ event: 'login_click', facts: {}, user: null }])
  expect(JSON.stringify(tracked)).not.toContain('AB12')
  expect(document.cookie).toContain('referral_modal=false')
})

test('HST-005 HST-006 an invalid code is neither shown nor stored, and the prompt is still due', async () => {
  const { user, general } = await renderHost(<LoginScreen />, { path: '/?referral_code=ab-12', tokens: stay })
  expect(screen.queryByText(/کد معرف/)).toBeNull()
  await user.click(enter())
  await waitFor(() => expect(document.cookie).toContain('referral_modal=true'))
  expect((await general.read()).referralCode).toBeUndefined()
})

test('HST-005 what the cookie says already stays', async () => {
  Object.assign(document, { cookie: 'referral_modal=true; Path=/' })
  const { user } = await renderHost(<LoginScreen />, { path: '/?referral_code=AB12', tokens: stay })
  await user.click(enter())
  expect(document.cookie).toContain('referral_modal=true')
})

/** A person who came with a code signs in. */
async function arrive(code: string) {
  const { mobile, sub } = await freshPerson(inbox, { kind: 'empty' })
  const opened = await renderHost(null, { mobile })
  await opened.general.change({ referralCode: code })
  const signedIn = () => act(() => opened.bus.emit('session-changed', { at: 'signed-in', sub }))
  signedIn()
  return { ...opened, sub, signedIn }
}

const activations = async (sub: string) =>
  (await requestsOf({ sub })).filter(({ path }) => path.includes('/referral/activate/')).length

test('HST-007 ERR-15 a stored code is registered once after the sign-in, and then removed', async () => {
  const inviter = await renderHost(null, { mobile: (await freshPerson(inbox, { kind: 'investor' })).mobile })
  const { code } = await call(getReferral)
  inviter.close()
  const { general, sub, signedIn } = await arrive(code)
  expect(await screen.findByText('کد معرف شما با موفقیت ثبت شد.')).toBeInTheDocument()
  expect((await general.read()).referralCode).toBeUndefined()
  signedIn()
  await general.change({})
  expect(await activations(sub)).toBe(1)
  expect((await general.read()).userId).toBe(sub)
})

test('HST-007 ERR-16 a code that the server refuses is toasted once, with why and what next, without an alert, and removed', async () => {
  const { general, sub } = await arrive('NOBODY00')
  const told = 'کد معرف شما با خطا مواجه شد. کد معرف پیدا نشد. در پروفایل، «معرفی دوستان»، می‌توانید کد درست را بنویسید.'
  expect(await screen.findByText(told)).toBeInTheDocument()
  expect(screen.queryByRole('dialog')).toBeNull()
  expect((await general.read()).referralCode).toBeUndefined()
  expect(await activations(sub)).toBe(1)
})

test('HST-008 HST-047 HST-048 the wrapper app links its newest version and offers no install', async () => {
  localStorage.setItem('isTwa', 'true')
  window.innerWidth = 390
  const { user, general } = await renderHost(<LoginScreen />, { path: '/' })
  const panel = await screen.findByRole('dialog', { name: 'نسخهٔ جدید برنامه' })
  expect(screen.getAllByRole('dialog')).toEqual([panel])
  await waitFor(() => expect(screen.getAllByRole('link')).toHaveLength(3))
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    'https://sarv.example/app/sarv.apk',
    'https://store-one.example/sarv',
    'https://store-two.example/sarv',
  ])
  expect(screen.getAllByRole('link').map((link) => link.querySelector('img')?.getAttribute('src') ?? 'drawn')).toEqual([
    'drawn',
    expect.stringMatching(/\/store-bazaar\.svg$/),
    expect.stringMatching(/\/store-myket\.svg$/),
  ])
  await waitFor(async () =>
    expect((await general.read()).pwaConfig).toMatchObject({
      update_version: '1.0.0',
      store_links: [{ link: 'https://store-one.example/sarv' }, { link: 'https://store-two.example/sarv' }],
    }),
  )
  const [close] = screen.getAllByRole('button', { name: 'بستن' })
  if (close) await user.click(close)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  window.innerWidth = 1024
})

test('HST-008 when the links do not load the panel says so and retries', async () => {
  localStorage.setItem('isTwa', 'true')
  // A response that is forced for all people would affect other tests too.
  const proxy = await startToxicProxy(api)
  proxy.poison([{ service: api, toxic: { type: 'html', stream: 'downstream' }, toxicity: 1 }])
  process.env.SARV_API = proxy.origin
  try {
    const { user } = await renderHost(<LoginScreen />, { path: '/' })
    const retry = await screen.findByRole('button', { name: 'تلاش دوباره' })
    proxy.heal()
    await user.click(retry)
    await waitFor(() => expect(screen.getAllByRole('link')).toHaveLength(3))
  } finally {
    process.env.SARV_API = api
    await proxy.close()
  }
})

test('HST-008 without the flag there is no panel and no request for its links', async () => {
  const { queryClient } = await renderHost(<LoginScreen />, { path: '/' })
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(queryClient.getQueryData(['shell', 'pwa-settings'])).toBeUndefined()
})
