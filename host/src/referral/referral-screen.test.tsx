import { expect, test } from '@jest/globals'
import { accessTokenOf, control, freshPerson, type TestPerson } from '@sarv/platform/testing/control'
import { testOrigins } from '@sarv/shared/testing/test-origins'
import { screen, waitFor, within } from '@testing-library/react'
import { renderPage } from '../testing/render-page'

const { api, inbox } = testOrigins()

async function callAs(person: TestPerson, path: string): Promise<{ code: string }> {
  const response = await fetch(`${api}/onboarding/api/v1/referral/${path}`, {
    headers: { authorization: `Bearer ${await accessTokenOf(inbox, person)}` },
  })
  return (await response.json()) as { code: string }
}

test('HST-054 PLT-060 ERR-13 own code and link are copied; without Web Share the page says so', async () => {
  const { user } = await renderPage('referral', 'empty')
  const card = await screen.findByRole('region', { name: 'کد معرف شما' })
  const code = within(card).getByText(/^[A-Z2-9]{8}$/).textContent ?? ''
  const copied: string[] = []
  const writeText = async (text: string) => void copied.push(text)
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } })
  await user.click(screen.getByRole('button', { name: 'کپی کد معرف' }))
  await user.click(screen.getByRole('button', { name: 'کپی لینک دعوت' }))
  expect(copied).toEqual([code, expect.stringMatching(new RegExp(`/\\?referral_code=${code}$`))])
  await user.click(screen.getByRole('button', { name: 'ارسال دعوت‌نامه' }))
  expect(await screen.findByText(/^اشتراک‌گذاری پشتیبانی نمی‌شود، آخرین نسخه کروم/)).toBeVisible()
  expect(screen.getByText('هنوز پاداشی ندارید')).toBeVisible()
})

test('HST-054 the rewards list the state of each friend', async () => {
  const inviter = await freshPerson(inbox, { kind: 'empty' })
  const { code } = await callAs(inviter, '')
  for (const kind of ['empty', 'new']) await callAs(await freshPerson(inbox, { kind }), `activate/${code}/`)
  await renderPage('referral', inviter)
  const rewards = await screen.findByRole('list', { name: 'پاداش‌ها' })
  expect(within(rewards).getAllByText('۱۰ شانس قرعه‌کشی')).toHaveLength(2)
  expect(within(rewards).getByText('به دست آمد')).toBeVisible()
  expect(within(rewards).getByText('در انتظار فعال‌سازی')).toBeVisible()
  expect(screen.getByText('۲ دوست دعوت‌شده')).toBeVisible()
})

test('HST-054 VAL-17 ERR-15 ERR-16 a friend’s code is refused in place, then registered', async () => {
  const { code } = await callAs(await freshPerson(inbox, { kind: 'empty' }), '')
  const { user } = await renderPage('referral', 'new')
  const field = await screen.findByRole('textbox', { name: 'کد معرف' })
  const send = () => user.click(screen.getByRole('button', { name: 'ثبت کد معرف' }))
  await user.type(field, 'ab-1')
  await send()
  expect(await screen.findByText('کد معرف باید ۴ تا ۱۲ حرف انگلیسی یا رقم باشد')).toBeVisible()
  await user.clear(field)
  await user.type(field, 'NOBODY99')
  await send()
  expect(await screen.findByText('کد معرف شما با خطا مواجه شد. کد معرف پیدا نشد.')).toBeVisible()
  expect(screen.queryByRole('dialog')).toBeNull()
  await user.clear(field)
  await user.type(field, code)
  await send()
  expect(await screen.findByText('کد معرف شما با موفقیت ثبت شد.')).toBeVisible()
  await waitFor(() => expect(screen.queryByRole('textbox', { name: 'کد معرف' })).toBeNull())
})

test('HST-054 without the right to a code there is no form; a failed query offers a retry', async () => {
  const person = await freshPerson(inbox, { kind: 'empty', joined_days_ago: 40 })
  await control(inbox, 'force', { path: '/onboarding/api/v1/referral/', status: 400, sub: person.sub })
  const { user } = await renderPage('referral', person)
  expect(await screen.findByText(/^کد معرف شما دریافت نشد/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'تلاش دوباره' }))
  expect(await screen.findByText('هنوز پاداشی ندارید')).toBeVisible()
  expect(screen.queryByRole('textbox', { name: 'کد معرف' })).toBeNull()
})
