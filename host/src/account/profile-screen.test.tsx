import { expect, test } from '@jest/globals'
import { control, freshPerson } from '@sarv/shared/testing/control'
import { testOrigins } from '@sarv/shared/testing/test-origins'
import { screen, waitFor } from '@testing-library/react'
import { openHost } from '../testing/open-host'
import { ProfileScreen } from './profile-screen'

const { inbox } = testOrigins()

test('the profile shows the person, with the national code masked', async () => {
  const person = await freshPerson(inbox, { kind: 'investor', first_name: 'نگار', last_name: 'فرهمند' })
  await openHost(<ProfileScreen />, { path: '/profile', mobile: person.mobile })
  expect(await screen.findByRole('heading', { name: 'نگار فرهمند' })).toBeVisible()
  expect(screen.getByText('آمادهٔ سرمایه‌گذاری')).toBeVisible()
  expect(screen.getByText(/^[۰-۹]{3}\*{5}[۰-۹]{2}$/)).toBeVisible()
  expect(screen.getByRole('link', { name: /سوالات متداول/ })).toHaveAttribute('href', '/faq')
})

test('a profile that did not arrive offers a retry, and the way out stays', async () => {
  const person = await freshPerson(inbox, {})
  await control(inbox, 'force', { path: '/onboarding/api/v1/profile/', status: 400, sub: person.sub })
  const { user } = await openHost(<ProfileScreen />, { path: '/profile', mobile: person.mobile })
  expect(await screen.findByRole('alert')).toHaveTextContent('مشخصات شما نرسید')
  expect(screen.getByRole('button', { name: 'خروج از حساب' })).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'تلاش دوباره' }))
  expect(await screen.findByText('در انتظار احراز هویت')).toBeVisible()
})

test('signing out asks once; staying changes nothing', async () => {
  const person = await freshPerson(inbox, {})
  let outs = 0
  const tokens = { signOut: async () => void outs++ }
  const { user } = await openHost(<ProfileScreen />, { path: '/profile', mobile: person.mobile, tokens })
  await user.click(screen.getByRole('button', { name: 'خروج از حساب' }))
  await user.click(await screen.findByRole('button', { name: 'می‌مانم' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(outs).toBe(0)
  await user.click(screen.getByRole('button', { name: 'خروج از حساب' }))
  await user.click(await screen.findByRole('button', { name: 'خروج از حساب' }))
  expect(outs).toBe(1)
})
