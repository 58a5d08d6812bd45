import { expect, test } from '@jest/globals'
import { session } from '@sarv/platform/client/session/session'
import { signOutCookie } from '@sarv/platform/client/session/sign-out-cookie'
import { act, screen, waitFor } from '@testing-library/react'
import { renderHost } from '../testing/render-host'
import { CallbackScreen } from './callback-screen'
import { LoginScreen } from './login-screen'
import { PreLogin } from './pre-login'

const enter = () => screen.getByRole('button', { name: 'ورود یا ثبت‌نام' })

test('HST-002 HST-003 two quick presses redirect once to the provider, by code and PKCE', async () => {
  const { user, left } = await renderHost(<LoginScreen />, { path: '/' })
  await user.dblClick(enter())
  expect(enter()).toHaveAttribute('aria-busy', 'true')
  await waitFor(() => expect(left).toHaveLength(1))
  const { searchParams } = new URL(left[0] ?? '')
  expect(searchParams.get('response_type')).toBe('code')
  expect(searchParams.get('code_challenge_method')).toBe('S256')
  await user.click(enter())
  expect(left).toHaveLength(1)
  expect(enter()).toHaveAttribute('aria-busy', 'true')
})

test('HST-003 a sign-in that cannot begin ends the loading and says so', async () => {
  const tokens = { signIn: () => Promise.reject(new Error('unreachable')) }
  const { user } = await renderHost(<LoginScreen />, { path: '/', tokens })
  await user.click(enter())
  expect(await screen.findByRole('dialog', { name: 'خطا' })).toHaveTextContent('ارتباط با سامانهٔ ورود برقرار نشد')
  await user.click(screen.getByRole('button', { name: 'تایید' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(enter()).not.toHaveAttribute('aria-busy')
})

test('R-01 a signed-in person is redirected home, without a history entry', async () => {
  const { navigation } = await renderHost(<LoginScreen />, { path: '/' })
  const entries = window.history.length
  act(() => {
    session.current = { at: 'signed-in', sub: 'test' }
  })
  await waitFor(() => expect(navigation.place().pathname).toBe('/home'))
  expect(window.history.length).toBe(entries)
})

test('U22 the page says why the person is signed out', async () => {
  await renderHost(<LoginScreen />, { path: '/' })
  act(() => {
    session.current = { at: 'signed-out', reason: 'expired' }
  })
  expect(await screen.findByText('زمان نشست شما به پایان رسید. برای ادامه دوباره وارد شوید.')).toBeVisible()
})

test('HST-050 the page says that the session may go on at a provider that could not be reached', async () => {
  Object.assign(document, { cookie: signOutCookie('unreached') })
  await renderHost(<LoginScreen />, { path: '/' })
  expect(screen.getByText(/سامانهٔ ورود پاسخ نداد/)).toBeVisible()
  Object.assign(document, { cookie: signOutCookie() })
})

test('HST-014 the sign-in gate names the chain of services, and signing in returns to the page', async () => {
  const requests: unknown[] = []
  const tokens = { signIn: async (request: unknown) => void requests.push(request) }
  const { user } = await renderHost(<PreLogin />, { path: '/funds/7?tab=fees#top', tokens })
  expect(screen.getByText(/زنجیره‌ای کامل از خدمات مالی و سرمایه‌گذاری/)).toBeVisible()
  await user.click(enter())
  expect(requests).toEqual([{ returnTo: '/funds/7?tab=fees#top', language: 'fa' }])
})

test('HST-061 the language changes before signing in', async () => {
  const { user } = await renderHost(<LoginScreen />, { path: '/' })
  await user.click(screen.getByRole('button', { name: 'English' }))
  expect(await screen.findByRole('button', { name: 'Sign in or sign up' })).toBeVisible()
  expect(document.documentElement).toHaveAttribute('dir', 'ltr')
  await user.click(screen.getByRole('button', { name: 'فارسی' }))
  expect(await screen.findByRole('button', { name: 'ورود یا ثبت‌نام' })).toBeVisible()
})

test('HST-015 HST-016 a completed sign-in replaces the callback page in the history', async () => {
  let complete = (_: { returnTo: string }) => {}
  const urls: string[] = []
  const tokens = {
    complete: (url: string) => {
      urls.push(url)
      return new Promise<{ returnTo: string }>((resolve) => {
        complete = resolve
      })
    },
  }
  const { navigation } = await renderHost(<CallbackScreen />, { path: '/callback?code=1&state=2', tokens })
  const entries = window.history.length
  expect(screen.getByText('در حال انتقال…')).toBeVisible()
  act(() => complete({ returnTo: '/home' }))
  await waitFor(() => expect(navigation.place().pathname).toBe('/home'))
  expect(urls).toHaveLength(1)
  expect(urls[0]).toMatch(/\/callback\?code=1&state=2$/)
  expect(window.history.length).toBe(entries)
})

test.each([
  ['an unknown state', '?code=1&state=unknown'],
  ['an error of the provider', '?error=access_denied&state=unknown'],
  ['nothing at all', ''],
])('HST-017 ERR-24 a return with %s is logged and leads to the login page without an alert', async (_, query) => {
  const logged: unknown[][] = []
  const log = console.error
  console.error = (...words: unknown[]) => void logged.push(words)
  const { navigation } = await renderHost(<CallbackScreen />, { path: `/callback${query}` })
  const entries = window.history.length
  await waitFor(() => expect(navigation.place().pathname).toBe('/'))
  console.error = log
  expect(window.history.length).toBe(entries)
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(logged).toHaveLength(1)
  expect(JSON.stringify(logged)).not.toContain('code=1')
})
