import { afterEach, expect, test } from '@jest/globals'
import { accessTokenOf, control, freshPerson, type TestPerson } from '@sarv/platform/testing/control'
import { testOrigins } from '@sarv/shared/testing/test-origins'
import { act, screen, waitFor } from '@testing-library/react'
import { renderPage } from '../testing/render-page'

const { api, inbox } = testOrigins()
const path = '/general/api/v1/inbox/settings/'

const smsOfSale = () => screen.findByRole('switch', { name: 'پیامک: فروش واحد' })

async function choiceOf(person: TestPerson, kind: string) {
  const authorization = `Bearer ${await accessTokenOf(inbox, person)}`
  const { choices } = await (await fetch(api + path, { headers: { authorization } })).json()
  return choices.find((one: { kind: string }) => one.kind === kind)
}

const own = ['PushManager', 'Notification'] as const
afterEach(() => {
  for (const name of own) Reflect.deleteProperty(globalThis, name)
  Reflect.deleteProperty(navigator, 'serviceWorker')
})

/** A browser that has notifications, which jsdom has not. */
function withNotifications(permission: 'granted' | 'denied' | 'default', answer = permission) {
  let asked = 0
  const registration = { getNotifications: async () => [], pushManager: { getSubscription: async () => null } }
  const requestPermission = async () => {
    asked++
    return answer
  }
  Object.assign(globalThis, { PushManager: class {}, Notification: { permission, requestPermission } })
  Object.assign(navigator, { serviceWorker: { getRegistration: async () => registration } })
  return { asked: () => asked }
}

test('HST-079 a switch is kept at the server at once, by kind and channel, and another device has it so', async () => {
  const { user, person, close } = await renderPage('notices', 'investor')
  await user.click(await smsOfSale())
  expect(await smsOfSale()).not.toBeChecked()
  await waitFor(async () => expect(await choiceOf(person, 'SALE')).toMatchObject({ sms: false, push: true }))
  close()
  await renderPage('notices', person)
  expect(await smsOfSale()).not.toBeChecked()
  expect(screen.getByRole('switch', { name: 'اعلان: فروش واحد' })).toBeChecked()
})

test('HST-079 what was not kept is taken back, with a word', async () => {
  const { user, person } = await renderPage('notices', 'investor')
  await smsOfSale()
  await control(inbox, 'force', { path, method: 'PATCH', status: 500, sub: person.sub })
  await user.click(await smsOfSale())
  expect(await screen.findByText(/ذخیره نشد|دوباره تلاش/)).toBeVisible()
  await waitFor(async () => expect(await smsOfSale()).toBeChecked())
})

test('HST-079 the text message of a sensitive change cannot be switched off, and the reason is read out', async () => {
  const { user, person } = await renderPage('notices', 'investor')
  const fixed = await screen.findByRole('switch', { name: 'پیامک: امنیت حساب' })
  expect(fixed).toHaveAttribute('aria-disabled', 'true')
  expect(fixed).toHaveAccessibleDescription(/همیشه پیامک می‌شود/)
  await user.click(fixed)
  expect(fixed).toBeChecked()
  expect(await choiceOf(person, 'SECURITY')).toMatchObject({ sms: true })
})

test('HST-079 offline nothing is switched, and the page says so', async () => {
  const { user } = await renderPage('notices', 'investor')
  await smsOfSale()
  Object.defineProperty(navigator, 'onLine', { configurable: true, value: false })
  act(() => void dispatchEvent(new Event('offline')))
  await user.click(await smsOfSale())
  expect(await smsOfSale()).toBeChecked()
  expect(await smsOfSale()).toHaveAttribute('aria-disabled', 'true')
  Reflect.deleteProperty(navigator, 'onLine')
  act(() => void dispatchEvent(new Event('online')))
})

test('HST-079 where the API has no choices the page says so; what could not be loaded is asked for again', async () => {
  const person = await freshPerson(inbox, { kind: 'investor' })
  await control(inbox, 'force', { path, status: 404, sub: person.sub })
  const { close } = await renderPage('notices', person)
  expect(await screen.findByRole('heading', { name: 'تنظیم پیام‌ها هنوز در دسترس نیست' })).toBeVisible()
  close()
  await control(inbox, 'force', { path, status: 400, sub: person.sub })
  const { user } = await renderPage('notices', person)
  await user.click(await screen.findByRole('button', { name: 'تلاش دوباره' }))
  expect(await smsOfSale()).toBeVisible()
})

test('HST-080 PLT-120 the browser asks only after the press of the switch; a refusal is said', async () => {
  const browser = withNotifications('default', 'denied')
  const { user } = await renderPage('notices', 'investor')
  const device = await screen.findByRole('switch', { name: 'اعلان در این دستگاه' })
  expect(browser.asked()).toBe(0)
  await user.click(device)
  expect(await screen.findByText('اعلان روشن نشد: مرورگر اجازه نگرفت.')).toBeVisible()
  expect([browser.asked(), device.getAttribute('aria-checked')]).toEqual([1, 'false'])
})

test('HST-080 a browser that blocks notifications, and one that has none, say so', async () => {
  withNotifications('denied')
  const { close } = await renderPage('notices', 'investor')
  expect(await screen.findByText(/در این مرورگر بسته شده است/)).toBeVisible()
  expect(screen.queryByRole('switch', { name: 'اعلان در این دستگاه' })).toBeNull()
  close()
  for (const name of own) Reflect.deleteProperty(globalThis, name)
  await renderPage('notices', 'investor')
  expect(await screen.findByText(/این مرورگر اعلان ندارد/)).toBeVisible()
})
