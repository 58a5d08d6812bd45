import { beforeAll, expect, test } from '@jest/globals'
import { setSmsOutage, smsOutageSentence, type TestPerson } from '@sarv/platform/testing/control'
import { uploadReissueVideo, uploadVideo } from '@sarv/shared/contract/bank-onboarding'
import { type Onboarding, startOnboarding, submitOnboarding } from '@sarv/shared/contract/onboarding'
import { parseFlow } from '@sarv/shared/stages/stage'
import { findStage } from '@sarv/shared/stages/stage-state'
import { createAddress } from '@sarv/shared/testing/create-address'
import { codeFor, forceResponse, newPerson } from '@sarv/shared/testing/people'
import { requestsTo } from '@sarv/shared/testing/recorded-requests'
import { testOrigins } from '@sarv/shared/testing/test-origins'
import { uploadByFetch } from '@sarv/shared/testing/upload-by-fetch'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { videoTextIn } from '../stages/video/video-facts'
import { driveCard } from '../testing/card-driver'
import { fakeCamera } from '../testing/fake-camera'
import { press } from '../testing/press'
import { renderBank } from '../testing/render-bank'

beforeAll(uploadByFetch)

const address = '/bank/new-card-onboarding'
const { inbox } = testOrigins()
const heading = (name: string | RegExp) => screen.findByRole('heading', { name })
/** Titles of the stages, before a reissue is begun as afterwards. */
const titles = ['تأیید با پیامک', 'انتخاب کارت', 'ضبط ویدئو', 'نشانی تحویل', 'پرداخت کارمزد']
const enter = async (code: string) => fireEvent.change(await screen.findByRole('textbox'), { target: { value: code } })

async function openAt(stage: Parameters<Awaited<ReturnType<typeof driveCard>>['goTo']>[0]) {
  const person = await newPerson('card-holder')
  const driver = await driveCard(person, 'REISSUE_CARD')
  await driver.goTo(stage)
  const page = await renderBank({ path: address, person })
  await press('ادامه')
  return { ...page, person, driver }
}

test('BNK-040 CON-10 the start has card, steps, bank and the fee, and begins nothing by being looked at', async () => {
  const person = await newPerson('card-holder')
  const { arrow } = await renderBank({ path: address, person })
  expect(await heading('صدور مجدد کارت')).toBeVisible()
  expect(screen.getByRole('figure', { name: 'طرح کارت سرو' })).toBeVisible()
  expect(screen.getByText('با همکاری بانک خاورمیانه')).toBeVisible()
  expect(screen.getAllByRole('listitem').map((row) => row.querySelector('p')?.textContent)).toEqual(titles)
  expect(document.body).toHaveTextContent('۱٬۰۰۰٬۰۰۰')
  expect(document.body).toHaveTextContent(/۱۰۰ هزار تومان|۱۰۰٬۰۰۰ تومان/)
  expect(arrow()).toBe('none')
  expect(await requestsTo(person, startOnboarding.path)).toEqual([])
})

test('BNK-041 BNK-042 HST-084 VAL-10 starting sends a code of five digits; the right one opens the card', async () => {
  const { title, person } = await openAtCode()
  expect(title()).toBe('تأیید با کد')
  const [start] = await requestsTo(person, startOnboarding.path)
  expect(start?.body).toEqual({ type: 'REISSUE_CARD', destination_type: 'MIDDLE_EAST' })
  await enter('1234')
  expect(screen.getByRole('button', { name: 'تأیید' })).toBeDisabled()
  const code = await codeFor(person)
  await enter(code)
  expect(await heading('کارتتان چه رنگی باشد؟')).toBeVisible()
  expect(await submittedBy(person, 'reissue_card_confirm_otp')).toEqual({ otp_code: code })
})

test('BNK-043 ERR-30 a wrong code is refused in red, and nothing advances', async () => {
  const { person } = await openAtCode()
  const right = await codeFor(person)
  await enter(right === '11111' ? '22222' : '11111')
  expect(await screen.findByText(/^کد نادرست است/)).toBeVisible()
  expect(screen.getByRole('textbox')).toBeInvalid()
})

async function openAtCode() {
  const person = await newPerson('card-holder')
  const page = await renderBank({ path: address, person })
  await press('شروع')
  await screen.findByRole('textbox')
  return { ...page, person }
}

test('BNK-042 F61 while the SMS service is down no code is waited for, and a press sends one later', async () => {
  const person = await newPerson('card-holder')
  const { alerts } = await renderBank({ path: address, person })
  await setSmsOutage(inbox, person, true)
  await press('شروع')
  await waitFor(() => expect(alerts).toEqual([smsOutageSentence]))
  expect(screen.queryByRole('textbox')).toBeNull()
  await setSmsOutage(inbox, person, false)
  await press('ارسال کد')
  await screen.findByRole('textbox')
  await enter(await codeFor(person))
  expect(await heading('کارتتان چه رنگی باشد؟')).toBeVisible()
})

test('BNK-081 after a reload the code that was sent before can still be typed', async () => {
  const first = await openAtCode()
  const code = await codeFor(first.person)
  first.unmount()
  await renderBank({ path: address, person: first.person })
  await press(/^(شروع|ادامه)$/)
  await enter(code)
  expect(await heading('کارتتان چه رنگی باشد؟')).toBeVisible()
})

test('BNK-043 ERR-30 a stage that fails stays, with its description in red', async () => {
  const { person, driver } = await openAt('card')
  const now = driver.newest()
  const stages = now.stages.map((stage) =>
    stage.key === 'card' ? { ...stage, status: 'FAILED', description: 'این طرح تمام شد.' } : stage,
  )
  await forceResponse(person, submitOnboarding.path, { status: 200, body: { ...now, stages } })
  await press(/^انتخاب سبز سرو/)
  expect(await screen.findByText('این طرح تمام شد.')).toBeVisible()
  expect(await heading('کارتتان چه رنگی باشد؟')).toBeVisible()
})

/** Values that were submitted last, by the keys of the stage's fields. */
async function submittedBy(person: TestPerson, key: string) {
  const all = (await requestsTo(person, submitOnboarding.path)) as { body: Onboarding }[]
  const stage = all.at(-1)?.body.stages.find((one) => one.key === key)
  return stage && Object.fromEntries(stage.fields.map((field) => [field.key, field.value]))
}

test('BNK-042 the card of a reissue submits its name, and the video comes next', async () => {
  const { person } = await openAt('card')
  await userEvent.click(await screen.findByRole('radio', { name: 'آبی خلیج' }))
  await press('انتخاب آبی خلیج')
  expect(await heading('ویدئوی احراز هویت')).toBeVisible()
  expect(await submittedBy(person, 'card')).toEqual({ card_name: 'khalij' })
})

test('BNK-042 the address of a reissue submits its id, and the payment comes next', async () => {
  const person = await newPerson('card-holder')
  const driver = await driveCard(person, 'REISSUE_CARD')
  await driver.goTo('address')
  const home = await createAddress(driver.api, 'خیابان بهار')
  const { title } = await renderBank({ path: address, person })
  await press('ادامه')
  await press('انتخاب نشانی')
  expect(await screen.findByRole('button', { name: /^پرداخت ۱٬۰۰۰٬۰۰۰/ })).toBeVisible()
  expect(title()).toBe('پرداخت')
  expect(await submittedBy(person, 'address')).toEqual({ address_id: home })
})

test('BNK-042 BNK-044 the video of a reissue goes to its own path, and what was read is submitted', async () => {
  fakeCamera()
  const { person, driver } = await openAt('video')
  await press('ضبط ویدئو')
  await press('شروع ضبط')
  await press('پایان ضبط')
  await userEvent.click(await screen.findByRole('checkbox'))
  await press('ارسال ویدئو')
  expect(await heading('کارت به کجا برسد؟')).toBeVisible()
  expect(await requestsTo(person, uploadReissueVideo.path)).toHaveLength(1)
  expect(await requestsTo(person, uploadVideo.path)).toEqual([])
  const video = findStage(parseFlow(driver.newest()), 'video')
  expect(await submittedBy(person, 'video')).toEqual({ video_text: video && videoTextIn(video) })
})

test('PLT-043 BNK-045 the gateway of a reissue says what is paid for, how much and where', async () => {
  const { driver } = await openAt('payment')
  expect(await screen.findByRole('button', { name: /^پرداخت ۱٬۰۰۰٬۰۰۰/ })).toBeVisible()
  expect(driver.newest().name).toMatch(/\S/)
  expect(screen.getByText(driver.newest().name)).toBeVisible()
  expect(screen.getAllByRole('radio').length).toBeGreaterThan(0)
})

test('BNK-043 BNK-045 HST-072 D-174 the fee is paid at the gateway; the receipt closes to what is done, and a new start takes a second look', async () => {
  const { driver, person, unmount } = await openAt('payment')
  expect(await screen.findByRole('button', { name: /^پرداخت ۱٬۰۰۰٬۰۰۰/ })).toBeVisible()
  unmount()
  const path = await driver.pay('SUCCESS')
  const { navigation } = await renderBank({ path, person })
  expect(await screen.findByText('پرداخت شما با موفقیت انجام شد.')).toBeVisible()
  const query = new URLSearchParams(path.split('?')[1])
  const persian = (key: string) => query.get(key)?.replace(/\d/g, (digit) => '۰۱۲۳۴۵۶۷۸۹'.charAt(Number(digit))) ?? ''
  const row = (name: string) => screen.getByText(name).closest('div')
  expect(document.body).toHaveTextContent('۱٬۰۰۰٬۰۰۰')
  expect(row('شمارهٔ پیگیری')).toHaveTextContent(persian('trace_no'))
  expect(row('ساعت')).toHaveTextContent(new RegExp(`${persian('time').slice(0, 5)}$`))
  expect(row('تاریخ')).toHaveTextContent(/[۰-۹]+ [آ-ی]+ ۱۴[۰-۹]{2}/)
  await press('بستن')
  await waitFor(() => expect(navigation.place().pathname).toBe(address))
  expect(await screen.findByText(/کارمزد پرداخت شد/)).toBeVisible()
  const [stages] = screen.getAllByRole('list')
  const rows = within(stages ?? document.body).getAllByRole('listitem')
  expect(rows.map((row) => row.querySelector('p')?.textContent)).toEqual(titles)
  expect(within(stages ?? document.body).queryByText('در انتظار')).toBeNull()
  expect(await screen.findByRole('heading', { name: 'دریافت کارت' })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'شروع' })).toBeNull()
  await press('کارت دیگری می‌خواهم')
  expect(await screen.findByRole('button', { name: 'شروع' })).toBeVisible()
  expect(document.body).toHaveTextContent('۱٬۰۰۰٬۰۰۰')
})

test('BNK-045 D-174 a failed receipt says what it was for, can be kept and leads back to the payment', async () => {
  const { driver, person, unmount } = await openAt('payment')
  unmount()
  const { navigation } = await renderBank({ path: await driver.pay('FAILED'), person })
  expect((await screen.findByText('بابت')).nextElementSibling).toHaveTextContent('صدور مجدد کارت')
  expect(await screen.findByRole('button', { name: 'ذخیرهٔ رسید' })).toBeEnabled()
  await press('پرداخت دوباره')
  await waitFor(() => expect(navigation.place().pathname).toBe(address))
  await press('ادامه')
  expect(await screen.findByRole('button', { name: /^پرداخت ۱٬۰۰۰٬۰۰۰/ })).toBeVisible()
})

test('BNK-045 D-29 a receipt that the server does not know is not confirmed', async () => {
  const query = 'status=SUCCESS&amount=1000000&date=2026-11-21&time=10:00:00&trace_no=482910375599'
  await renderBank({ path: `${address}/receipt?${query}`, person: await newPerson('card-holder') })
  expect(await heading('رسید تأیید نشد')).toBeVisible()
})
