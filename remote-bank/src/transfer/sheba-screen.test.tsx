import { expect, test } from '@jest/globals'
import { blockCard } from '@sarv/shared/contract/bank-settings'
import { inquireIban, transferToIban } from '@sarv/shared/contract/bank-transfers'
import { call } from '@sarv/shared/platform'
import { forceResponse } from '@sarv/shared/testing/people'
import { requestsTo } from '@sarv/shared/testing/recorded-requests'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { cardHolder, openBank } from '../testing/mount-bank'
import { chooseDestination, confirm, destinationField as field, typeAmount } from '../testing/transfer-driver'

const path = '/bank/operations/sheba'
const elsewhere = 'IR160120000000001234567890'

async function open() {
  const person = await cardHolder()
  const mounted = await openBank(path, { person })
  await field()
  return mounted
}

test('BNK-063 BNK-067: an IBAN without IR is taken, the code confirms, and the result is the bank’s', async () => {
  const { person } = await open()
  await chooseDestination('160120000000001234567890')
  const sheet = await typeAmount('12000000')
  expect(sheet.getByText('IR۱۶ ۰۱۲۰ ۰۰۰۰ ۰۰۰۰ ۱۲۳۴ ۵۶۷۸ ۹۰')).toBeVisible()
  expect(sheet.getByText('نوع انتقال').nextElementSibling).toHaveTextContent('پل')
  expect(sheet.getByText('از حساب').nextElementSibling).toHaveTextContent(/^••• [۰-۹]{4}/)
  await confirm(person)
  expect(await screen.findByRole('heading', { name: 'انتقال موفق' })).toBeVisible()
})

test('BNK-006 D-172: from the account of a card that its holder has blocked money goes to an IBAN all the same', async () => {
  const { person } = await open()
  await call(blockCard, { body: { is_blocked: true } })
  await chooseDestination(elsewhere)
  await typeAmount('12000000')
  await confirm(person)
  expect(await screen.findByRole('heading', { name: 'انتقال موفق' })).toBeVisible()
})

test.each([['IR170120000000001234567890'], ['DE89370400440532013000999999'], ['IR16012000000000123456789']])(
  'VAL-24: of the IBAN %s it says so under the field and asks nobody',
  async (iban) => {
    const { person } = await open()
    await userEvent.click(await field())
    await userEvent.paste(iban)
    await userEvent.click(screen.getByRole('button', { name: 'ادامه' }))
    expect(await field()).toHaveAccessibleDescription('شبا باید IR و ۲۴ رقم باشد؛ رقم‌ها را بررسی کنید')
    expect(await requestsTo(person, inquireIban.path)).toHaveLength(0)
  },
)

test('BNK-064: the ways that take the amount stand first, with fee and arrival; the others say why not', async () => {
  const { unmount } = await open()
  await chooseDestination(elsewhere)
  await userEvent.click(await screen.findByRole('button', { name: 'تغییر' }))
  const ways = within(await screen.findByRole('group', { name: 'نوع انتقال' }))
  await userEvent.type(await screen.findByRole('textbox', { name: 'مبلغ انتقال' }), '50000000')
  const offered = () => ways.getAllByRole('radio').map((radio) => [radio.closest('label')?.textContent, radio])
  expect(offered().map(([text]) => text)).toEqual([
    expect.stringMatching(/^پل.*کارمزد ۱۰٬۰۰۰ ریال/),
    expect.stringMatching(/^پایا.*کارمزد ۵٬۰۰۰ ریال/),
    expect.stringMatching(/^داخلی.*فقط میان حساب‌های بانک خاورمیانه/),
    expect.stringMatching(/^ساتنا.*دست‌کم ۵۰۰٬۰۰۰٬۰۰۰ ریال/),
  ])
  const [pol, paya, internal, satna] = ways.getAllByRole('radio')
  expect([pol, paya, internal, satna].map((radio) => radio?.matches(':disabled'))).toEqual([false, false, true, true])
  expect(pol).toBeChecked()
  await userEvent.click(paya ?? document.body)
  expect(paya).toBeChecked()
  unmount()
})

test('BNK-063: an own account is picked with one press, and its owner is asked about', async () => {
  await open()
  const own = within(await screen.findByRole('list', { name: 'حساب‌های خودم' }))
  const [first] = own.getAllByRole('button')
  await userEvent.click(first ?? document.body)
  expect(await screen.findByRole('list', { name: 'به نام' })).toBeVisible()
  expect(screen.getByRole('textbox', { name: 'مبلغ انتقال' })).toBeVisible()
})

test('BNK-088: an account number of the bank is asked about, and an unknown one is said under the field', async () => {
  await open()
  await userEvent.click(await field())
  await userEvent.paste('حساب ۰۰۰۰۰۰۰۰۰۰۰۰۰')
  await waitFor(async () => expect(await field()).toHaveAccessibleDescription(/در بانک خاورمیانه نیست/))
  expect(await field()).toHaveValue('۰۰۰۰۰۰۰۰۰۰۰۰۰')
})

test('BNK-082: the first transfer to a destination says how much may go there today, and stops above it', async () => {
  const person = await cardHolder()
  await forceResponse(person, '/bank/api/v1/asset-back/yearly-return/', {
    status: 200,
    body: { yearly_return: 27.4, enabled: true },
  })
  await openBank(path, { person })
  await chooseDestination('IR640120000000000000000011')
  const limit = 'نخستین انتقال به این مقصد: امروز تا ۱٬۰۰۰٬۰۰۰٬۰۰۰ ریال؛ از فردا تا سقف معمول.'
  expect(await screen.findByText(limit)).toBeVisible()
  const amount = await screen.findByRole('textbox', { name: 'مبلغ انتقال' })
  await userEvent.type(amount, '1000000001')
  await waitFor(() => expect(amount).toHaveAccessibleDescription(expect.stringContaining(limit)))
  await userEvent.click(screen.getByRole('button', { name: 'ادامه' }))
  expect(amount).toHaveFocus()
})

test('BNK-065 ERR-21: what only the server knows of the balance is said in the sheet, and nothing is lost', async () => {
  const { person, alerts } = await open()
  await chooseDestination(elsewhere)
  const sheet = await typeAmount('12000000')
  await forceResponse(person, transferToIban.path, { status: 400, detail: 'موجودی کافی نیست' })
  await confirm(person)
  expect(await sheet.findByRole('alert')).toHaveTextContent('موجودی کافی نیست')
  await userEvent.click(sheet.getByRole('button', { name: 'بستن' }))
  expect(await screen.findByRole('textbox', { name: 'مبلغ انتقال' })).toHaveValue('۱۲٬۰۰۰٬۰۰۰')
  expect(alerts).toEqual([])
})
