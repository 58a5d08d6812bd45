import { expect, test } from '@jest/globals'
import { changeBroker, getBrokerChange } from '@sarv/shared/contract/change-broker'
import { formatterFor } from '@sarv/shared/format/format'
import { call } from '@sarv/shared/platform'
import { forceResponse, newPerson } from '@sarv/shared/testing/people'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { readFacts } from '../testing/read-facts'
import { countCalls, renderInvest } from '../testing/render-invest'

const path = '/fund/api/v1/change-broker/'
const already = 'درخواست شما قبلا ثبت شده است.'
const targets = async () => within(await screen.findByRole('radiogroup', { name: 'انتخاب کارگزار جدید' }))
const pick = async (name: RegExp) => userEvent.click((await targets()).getByRole('radio', { name }))
const goOn = () => userEvent.click(screen.getByRole('button', { name: 'ادامه' }))
const sendButton = () => screen.findByRole('button', { name: 'ثبت درخواست' })

test('INV-072 CON-15 a change of broker is requested once, however often the button is pressed', async () => {
  const { person, unmount } = await renderInvest({ path: '/change-broker' })
  const current = await screen.findByRole('list', { name: 'کارگزار فعلی' })
  expect(current).toHaveTextContent(/کارگزاری سروستان مهر/)
  expect(screen.getByText(/تا ۲۴ ساعت/)).toBeVisible()
  expect((await targets()).queryByRole('radio', { name: /سروستان/ })).not.toBeInTheDocument()
  await pick(/رهنورد کویر/)
  await goOn()
  expect(readFacts(await screen.findByRole('dialog', { name: 'تغییر کارگزار؟' }))).toEqual([
    ['کارگزار فعلی', 'کارگزاری سروستان مهر'],
    ['کارگزار جدید', 'کارگزاری رهنورد کویر'],
    ['زمان لازم', 'تا ۲۴ ساعت'],
  ])
  const before = await countCalls(person, path)
  const send = await sendButton()
  await Promise.all([userEvent.click(send), userEvent.click(send)])
  expect(await screen.findByText('در حال بررسی')).toBeVisible()
  expect((await countCalls(person, path)) - before).toBe(1)

  unmount()
  await renderInvest({ path: '/change-broker', person })
  const shown = await screen.findByRole('region', { name: 'درخواست تغییر' })
  expect(within(shown).getByText('در حال بررسی')).toBeVisible()
  const { request } = await call(getBrokerChange)
  const { day, time } = formatterFor('fa')
  const at = (instant = '') => `${day(instant)}، ${time(instant)}`
  expect(readFacts(shown)).toEqual([
    ['کارگزار جدید', 'کارگزاری رهنورد کویر'],
    ['زمان ثبت', at(request?.created_at)],
    ['حداکثر تا', at(request?.due_at)],
  ])
  expect(screen.queryByRole('radiogroup')).not.toBeInTheDocument()
})

test('INV-073 ERR-17 a request while one of another tab is pending says so once and shows that one', async () => {
  const { person, platform, alerts } = await renderInvest({ path: '/change-broker' })
  await pick(/بام کبود/)
  await goOn()
  const send = await sendButton()
  await platform.api.call(changeBroker, { body: { broker_id: 3 }, idempotencyKey: 'another-tab' })
  await userEvent.click(send)
  expect(await screen.findByText('در حال بررسی')).toBeVisible()
  expect(await screen.findByRole('alert')).toHaveTextContent(already)
  expect(screen.getAllByText(already)).toHaveLength(1)
  expect(screen.getByText('کارگزار جدید').nextElementSibling).toHaveTextContent('کارگزاری رهنورد کویر')
  expect(alerts).toEqual([])
  expect(await countCalls(person, path)).toBeGreaterThan(3)
})

test('INV-073 after a lost response a press retries the same request', async () => {
  const { person } = await renderInvest({ path: '/change-broker' })
  await pick(/بام کبود/)
  await goOn()
  await forceResponse(person, path, { method: 'POST', status: 503, body: '', after: true })
  await forceResponse(person, path, { method: 'GET', status: 503, body: '', times: 2 })
  await userEvent.click(await sendButton())
  expect(await screen.findByRole('alert')).toHaveTextContent(/معلوم نیست/)
  await userEvent.click(await sendButton())
  expect(await screen.findByText('در حال بررسی')).toBeVisible()
  expect(screen.queryByText(already)).not.toBeInTheDocument()
})

test('INV-072 without a choice the form says what is missing and goes to the first broker', async () => {
  await renderInvest({ path: '/change-broker' })
  const first = (await targets()).getAllByRole('radio')[0]
  await goOn()
  expect(screen.getByRole('alert')).toHaveTextContent('کارگزار جدید را انتخاب کنید.')
  expect(first).toHaveFocus()
  await userEvent.keyboard(' ')
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  await userEvent.keyboard('{Enter}')
  expect(await screen.findByRole('dialog')).toBeVisible()
})

test('INV-072 a long list is searched by name or city, however it is spelled', async () => {
  await renderInvest({ path: '/change-broker' })
  await userEvent.type(await screen.findByRole('searchbox', { name: 'جست‌وجوی نام یا شهر' }), 'يزد')
  expect((await targets()).getAllByRole('radio')).toHaveLength(1)
  await userEvent.type(screen.getByRole('searchbox'), 'ققق')
  expect(screen.getByText('کارگزاری با این نام یا شهر پیدا نشد.')).toBeVisible()
})

test('INV-072 where there is no other broker to choose, that is said', async () => {
  const person = await newPerson()
  await forceResponse(person, path, { status: 200, body: { current: null, brokers: [], request: null } })
  await renderInvest({ path: '/change-broker', person })
  expect(await screen.findByRole('heading', { name: 'کارگزار دیگری نیست' })).toBeVisible()
  expect(screen.getByRole('list', { name: 'کارگزار فعلی' })).toHaveTextContent('هنوز کارگزاری ندارید')
})

test('INV-072 who is not activated is asked to do that first, and the choice stays', async () => {
  const { platform } = await renderInvest({ path: '/change-broker', person: await newPerson('identified') })
  const asked: string[] = []
  platform.bus.on('onboarding-required', () => asked.push('asked'))
  await pick(/بام کبود/)
  await goOn()
  await userEvent.click(await sendButton())
  await waitFor(() => expect(asked).toEqual(['asked']))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect((await targets()).getByRole('radio', { name: /بام کبود/ })).toBeChecked()
})
