import { expect, test } from '@jest/globals'
import { setSmsOutage, smsOutageSentence } from '@sarv/platform/testing/control'
import { newestCode } from '@sarv/platform/testing/sign-in'
import { changeUserContact } from '@sarv/shared/contract/user-contact'
import { formatterFor } from '@sarv/shared/format/format'
import { findBlock, textIn } from '@sarv/shared/stages/page-blocks'
import { confirm, typeConfirmation } from '@sarv/shared/testing/confirm-change'
import { createAddress } from '@sarv/shared/testing/create-address'
import { codeFor, forceResponse } from '@sarv/shared/testing/people'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { missingTexts } from '../../testing/missing-texts'
import { personAtStage, renderStageScreen } from '../../testing/render-stage-screen'
import { ContractsScreen } from './contracts-screen'

const signButton = () => screen.findByRole('button', { name: 'امضای قراردادها' })
const codeField = () => screen.findByRole('textbox', { name: 'کد ۵ رقمی' })
const sendPath = (uuid: string) => `/onboarding/api/v1/pma-onb/otp/send/${uuid}/`

/** A person with e-mail and address, who can sign at once. */
async function signer() {
  const at = await personAtStage('sign_contract')
  await confirm(at.person, (confirmed) =>
    at.api.call(changeUserContact, { body: { email: 'negar@site.com' }, ...confirmed }),
  )
  const address_id = await createAddress(at.api)
  return { ...at, address_id, onboarding: await at.read() }
}

async function pressSend() {
  for (const agree of await screen.findAllByRole<HTMLInputElement>('checkbox')) {
    if (!agree.checked) await userEvent.click(agree)
  }
  await userEvent.click(await signButton())
  await userEvent.click(await screen.findByRole('button', { name: 'تأیید و ارسال کد' }))
}

async function toCode() {
  await pressSend()
  return codeField()
}

test('PMA-034 PMA-035 PMA-006 PMA-007 ST-07 each contract shows its status, opens and closes again', async () => {
  const at = await personAtStage('sign_contract')
  const { log } = await renderStageScreen(ContractsScreen, 'sign_contract', at)
  const rows = within(await screen.findByRole('list', { name: 'قراردادها' })).getAllByRole('button')
  expect(rows.length).toBeGreaterThan(1)
  for (const row of rows) {
    expect(row).toHaveTextContent('امضا نشده')
  }
  const name = rows[1]?.textContent?.replace('امضا نشده', '') ?? ''
  expect(log.back).toBeUndefined()
  await userEvent.click(rows[1] ?? document.body)
  expect(await screen.findByRole('figure', { name })).toBeInTheDocument()
  expect(screen.getByRole('heading', { name })).toHaveFocus()
  expect(log.back).toBe('none')
  await userEvent.click(screen.getByRole('button', { name: 'بازگشت به قراردادها' }))
  expect(await signButton()).toBeInTheDocument()
  expect(screen.getByRole('heading', { name: 'قراردادها' })).toHaveFocus()
  expect(log.back).toBeUndefined()
})

test('PMA-035 ERR-28 PLT-024 D-124 a contract that fails to load says why in its place, and can be retried', async () => {
  const at = await personAtStage('sign_contract')
  const { alerts } = await renderStageScreen(ContractsScreen, 'sign_contract', at)
  const [row] = within(await screen.findByRole('list', { name: 'قراردادها' })).getAllByRole('button')
  const path = `/onboarding/api/v1/pma-onb/download/${at.onboarding.onb_uuid}/`
  await forceResponse(at.person, `${path}*`, { status: 400, detail: 'این فایل آماده نیست.' })
  await userEvent.click(row ?? document.body)
  expect(await screen.findByRole('alert')).toHaveTextContent('این فایل آماده نیست.')
  expect(alerts).toEqual([])
  await userEvent.click(await screen.findByRole('button', { name: 'تلاش دوباره' }))
  expect(await screen.findByRole('figure')).toBeInTheDocument()
})

test('PMA-036 PMA-037 D-122 VAL-03 VAL-12 VAL-02 signing needs both ticks, an e-mail and an address', async () => {
  const at = await personAtStage('sign_contract')
  await renderStageScreen(ContractsScreen, 'sign_contract', at)
  expect(await signButton()).toBeDisabled()
  await userEvent.click(screen.getByRole('checkbox', { name: /قراردادها/ }))
  expect(await signButton()).toBeDisabled()
  // 60 points against a plan of high risk.
  expect(screen.getByText(/^این سبد پرریسک است/)).toBeVisible()
  await userEvent.click(screen.getByRole('checkbox', { name: /هشدار/ }))
  await userEvent.click(await signButton())
  const accept = () => screen.findByRole('button', { name: 'تأیید و ارسال کد' })
  expect(await accept()).toBeDisabled()
  expect(screen.getByText('برای امضا، ایمیل خود را ثبت کنید.')).toBeInTheDocument()

  await userEvent.click(screen.getByRole('button', { name: 'ویرایش ایمیل' }))
  await userEvent.type(await screen.findByRole('textbox', { name: 'ایمیل' }), 'negar@site')
  await userEvent.click(screen.getByRole('button', { name: 'ثبت ایمیل' }))
  expect(await screen.findByText('ایمیل را به درستی وارد کنید')).toBeInTheDocument()
  await userEvent.type(screen.getByRole('textbox', { name: 'ایمیل' }), '.com{Enter}')
  await typeConfirmation(at.person)
  expect(await screen.findByText('negar@site.com')).toBeInTheDocument()
  expect(await accept()).toBeDisabled()

  await userEvent.click(screen.getByRole('button', { name: 'ویرایش نشانی' }))
  const province = await screen.findByRole('combobox', { name: 'استان' })
  await userEvent.selectOptions(province, within(province).getAllByRole('option')[1] ?? '')
  const city = screen.getByRole('combobox', { name: 'شهر' })
  await waitFor(() => expect(within(city).getAllByRole('option').length).toBeGreaterThan(1))
  await userEvent.selectOptions(city, within(city).getAllByRole('option')[1] ?? '')
  await userEvent.type(screen.getByRole('textbox', { name: 'نشانی' }), 'خیابان سرو')
  await userEvent.type(screen.getByRole('textbox', { name: 'پلاک' }), '12')
  await userEvent.type(screen.getByRole('textbox', { name: 'واحد' }), '3')
  await userEvent.type(screen.getByRole('textbox', { name: 'کد پستی' }), '0012345678')
  await userEvent.click(screen.getByRole('button', { name: 'ثبت نشانی' }))
  expect(await screen.findByText('کاربر گرامی کد پستی را به درستی وارد کنید')).toBeInTheDocument()
  await userEvent.clear(screen.getByRole('textbox', { name: 'کد پستی' }))
  await userEvent.type(screen.getByRole('textbox', { name: 'کد پستی' }), '1234567890')
  await userEvent.click(screen.getByRole('button', { name: 'ثبت نشانی' }))
  expect(await screen.findByText(/خیابان سرو، پلاک ۱۲، واحد ۳/)).toBeInTheDocument()
  expect(await accept()).toBeEnabled()
})

test('PMA-038 F61 while the SMS service is down no code is waited for; what was agreed stays, and a press sends one later', async () => {
  const at = await signer()
  const { alerts } = await renderStageScreen(ContractsScreen, 'sign_contract', at)
  await setSmsOutage(at.inbox, at.person, true)
  await pressSend()
  await waitFor(() => expect(alerts).toEqual([smsOutageSentence]))
  expect(screen.getByText('negar@site.com')).toBeVisible()
  expect(screen.queryByRole('textbox', { name: 'کد ۵ رقمی' })).toBeNull()
  await setSmsOutage(at.inbox, at.person, false)
  await userEvent.click(screen.getByRole('button', { name: 'تأیید و ارسال کد' }))
  await userEvent.type(await codeField(), await codeFor(at.person))
  expect(await screen.findByRole('heading', { name: 'قراردادها امضا شد' })).toBeVisible()
})

test('PMA-038 PMA-039 ERR-29 a wrong code can be corrected; the right one signs and shows the signature', async () => {
  const at = await signer()
  const { log, toasts, unmount } = await renderStageScreen(ContractsScreen, 'sign_contract', at)
  const field = await toCode()
  expect(log.back).toBe('none')
  const { mobile } = at.person
  const right = await newestCode(at.inbox, mobile)
  expect(
    screen.getByText(
      `${mobile.slice(0, 4)} ••• ${mobile.slice(-4)}`.replace(/\d/g, (d) => '۰۱۲۳۴۵۶۷۸۹'.charAt(Number(d))),
      { exact: false },
    ),
  ).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'امضای قرارداد' })).toBeDisabled()
  await userEvent.type(field, right === '11111' ? '22222' : '11111')
  expect(await screen.findByText('کد نادرست است. ۴ تلاش دیگر دارید.')).toBeInTheDocument()
  await waitFor(() => expect(field).toHaveFocus())
  await userEvent.type(field, right)
  const title = await screen.findByRole('heading', { name: 'قراردادها امضا شد' })
  await waitFor(() => expect(title).toHaveFocus())
  expect(log.submitted.at(-1)).toEqual({
    otp_code: right,
    email_address: 'negar@site.com',
    address_id: at.address_id,
    accepted_risk: expect.any(Number),
  })
  const card = screen.getByRole('region', { name: 'امضای دیجیتال' })
  const signature = card.querySelector('[dir=ltr]')?.textContent ?? ''
  const signed = (await at.read()).stages.find(({ key }) => key === 'sign_contract') ?? { page_info: [] }
  const block = findBlock(signed, 'digital_sign')
  expect(signature).toBe(textIn(block, 'digital_sign'))
  const persian = formatterFor('fa')
  const signedAt = textIn(block, 'signed_at') ?? ''
  expect(missingTexts(card, [signature, persian.day(signedAt), persian.time(signedAt)])).toEqual([])
  // With a clipboard, which jsdom has none of.
  await userEvent.setup().click(screen.getByRole('button', { name: 'کپی امضای دیجیتال' }))
  await waitFor(() => expect(toasts).toEqual(['کپی شد']))
  await userEvent.click(screen.getByRole('button', { name: 'بستن' }))
  expect(log.navigated).toEqual(['overview'])
  unmount()

  await renderStageScreen(ContractsScreen, 'sign_contract', { ...at, onboarding: await at.read(), readOnly: true })
  const rows = within(await screen.findByRole('list', { name: 'قراردادها' })).getAllByRole('button')
  for (const row of rows) expect(row).toHaveTextContent('امضا شده')
  expect(screen.queryByRole('checkbox')).toBeNull()
  expect(screen.getByText(signature)).toBeInTheDocument()
})

test('PMA-038 a code stays valid after a visit to the list; a new one is sent after it expires', async () => {
  const at = await signer()
  const { log } = await renderStageScreen(ContractsScreen, 'sign_contract', at)
  const body = { result: { receiver: at.person.mobile, expire_seconds: 1 } }
  await forceResponse(at.person, sendPath(at.onboarding.onb_uuid), { status: 200, body })
  await toCode()
  await userEvent.click(await screen.findByRole('button', { name: 'ارسال دوبارهٔ کد' }))
  await waitFor(() => expect(screen.queryByRole('button', { name: 'ارسال دوبارهٔ کد' })).toBeNull())
  await userEvent.click(screen.getByRole('button', { name: 'قراردادها' }))
  expect(screen.getByRole('checkbox', { name: /قراردادها/ })).toBeChecked()
  const field = await toCode()
  await userEvent.type(field, await codeFor(at.person))
  expect(await screen.findByRole('heading', { name: 'قراردادها امضا شد' })).toBeInTheDocument()
  expect(log.submitted).toHaveLength(1)
})

test('PMA-038 PMA-048 after a reload the code that was sent before can be typed', async () => {
  const at = await signer()
  const first = await renderStageScreen(ContractsScreen, 'sign_contract', at)
  await toCode()
  const code = await codeFor(at.person)
  first.unmount()
  await renderStageScreen(ContractsScreen, 'sign_contract', at)
  const field = await toCode()
  await userEvent.type(field, code)
  expect(await screen.findByRole('heading', { name: 'قراردادها امضا شد' })).toBeInTheDocument()
})

test('ERR-29 PMA-039 after five wrong codes a new one has to be requested', async () => {
  const at = await signer()
  await renderStageScreen(ContractsScreen, 'sign_contract', at)
  const field = await toCode()
  const right = await codeFor(at.person)
  const wrong = right === '11111' ? '22222' : '11111'
  for (const left of ['۴', '۳', '۲', '۱']) {
    await userEvent.type(field, wrong)
    await screen.findByText(`کد نادرست است. ${left} تلاش دیگر دارید.`)
    await waitFor(() => expect(field).toBeEnabled())
  }
  await userEvent.type(field, wrong)
  expect(await screen.findByText(/این کد باطل شد. با پایان شمارش، کد جدید بگیرید/)).toBeInTheDocument()
})
