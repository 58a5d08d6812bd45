import { expect, jest, test } from '@jest/globals'
import { setSmsOutage, smsOutageSentence } from '@sarv/platform/testing/control'
import { listBankAccounts } from '@sarv/shared/contract/bank-accounts'
import { blockCard } from '@sarv/shared/contract/bank-settings'
import { listBankTransactions } from '@sarv/shared/contract/bank-transactions'
import {
  findTransferByKey,
  inquireCard,
  inquireIban,
  listDestinations,
  saveDestination,
  sendCardPassword,
  transferToCard,
} from '@sarv/shared/contract/bank-transfers'
import { call } from '@sarv/shared/platform'
import { codeFor, forceResponse, newPerson } from '@sarv/shared/testing/people'
import { requestsTo } from '@sarv/shared/testing/recorded-requests'
import { testOrigins } from '@sarv/shared/testing/test-origins'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { cardHolder, openBank } from '../testing/mount-bank'
import {
  askForPassword,
  cardOf,
  chooseDestination,
  confirm,
  destinationField as field,
  readCard,
  typeAmount,
} from '../testing/transfer-driver'

const path = '/bank/operations/card-to-card'
const friend = '6037991111111112'

async function open() {
  const person = await cardHolder()
  const mounted = await openBank(path, { person })
  await field()
  return mounted
}

/** Goes from the beginning to the open confirmation sheet. */
async function toConfirmation(amount = '5000000', number = friend) {
  const mounted = await open()
  await chooseDestination(number)
  return { ...mounted, sheet: await typeAmount(amount) }
}

test('BNK-060 BNK-061 BNK-089 BNK-090: the sheet says everything, and the result is the receipt itself', async () => {
  const { sheet, navigation, person } = await toConfirmation()
  for (const text of ['بانک ملی ایران', '۶۰۳۷ ۹۹۱۱ ۱۱۱۱ ۱۱۱۲', 'کارت به کارت', 'همان لحظه'])
    expect(sheet.getByText(text)).toBeVisible()
  const owner = await call(inquireCard, { body: { card_number: friend } })
  expect(owner.owner_name).not.toContain('*')
  expect(sheet.getByText(owner.owner_name)).toBeVisible()
  expect(sheet.getByText('از کارت').nextElementSibling).toHaveTextContent(/^••• [۰-۹]{4}/)
  expect(sheet.getByText('کارمزد').nextElementSibling).toHaveTextContent('۷٬۲۰۰ ریال')
  expect(sheet.getByText('جمع برداشت').nextElementSibling).toHaveTextContent('۵٬۰۰۷٬۲۰۰ ریال')
  await confirm(person)
  expect(await screen.findByRole('heading', { name: 'انتقال موفق' })).toBeVisible()
  expect(navigation.place().pathname).toBe(path)
  expect(screen.getByText('نوع انتقال').nextElementSibling).toHaveTextContent('کارت به کارت')
  expect(screen.getByText('به نام').nextElementSibling).toHaveTextContent(owner.owner_name)
  for (const name of ['ذخیرهٔ رسید', 'اشتراک‌گذاری رسید', 'انتقال دیگر'])
    expect(screen.getByRole('button', { name })).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'انتقال دوباره به همین گیرنده' }))
  expect(await screen.findByRole('textbox', { name: 'مبلغ انتقال' })).toHaveValue('')
  expect(await screen.findByRole('list', { name: 'به نام' })).toHaveTextContent(owner.owner_name)
})

test('BNK-060 BNK-088: a pasted number is taken out of its words and grouped, with its bank, and the source is masked', async () => {
  await open()
  await userEvent.click(await field())
  await userEvent.paste('کارت لیلا: ۶۰۳۷-۹۹۱۱-۱۱۱۱-۱۱۱۲')
  expect(await field()).toHaveValue('۶۰۳۷ ۹۹۱۱ ۱۱۱۱ ۱۱۱۲')
  expect(await screen.findByRole('list', { name: 'به نام' })).toHaveTextContent(/کارت بانک ملی ایران ••• ۱۱۱۲/)
  await userEvent.click(screen.getByRole('button', { name: 'ادامه' }))
  expect(await screen.findByRole('list', { name: 'از' })).toHaveTextContent(/^بانک خاورمیانه ••• [۰-۹]{4}/)
})

test.each([
  ['603799', 'شمارهٔ کارت، بانک ملی ایران'],
  ['IR160120', 'شبا، بانک ملت'],
  ['627412', 'شمارهٔ کارت، بانک خاورمیانه'],
  ['60', 'شمارهٔ کارت'],
])('BNK-088: of %s, as it is typed, it says «%s»', async (typed, said) => {
  await open()
  await userEvent.type(await field(), typed)
  expect(await screen.findByText(said)).toBeVisible()
})

test('BNK-088: the clipboard is read at a press only', async () => {
  const user = userEvent.setup()
  // The reader of the clipboard that comes with it does not take the blobs of Node.
  const readText = jest.spyOn(navigator.clipboard, 'readText')
  readText.mockResolvedValue('شبا: IR۱۶ ۰۱۲۰ ۰۰۰۰ ۰۰۰۰ ۱۲۳۴ ۵۶۷۸ ۹۰')
  await open()
  expect(await field()).toHaveValue('')
  expect(readText).not.toHaveBeenCalled()
  await user.click(screen.getByRole('button', { name: 'چسباندن از حافظه' }))
  await waitFor(async () => expect(await field()).toHaveValue('IR۱۶ ۰۱۲۰ ۰۰۰۰ ۰۰۰۰ ۱۲۳۴ ۵۶۷۸ ۹۰'))
})

test('BNK-061 F61 while the SMS service is down the sheet stays, and the second password comes at a press later', async () => {
  const { alerts, person } = await toConfirmation()
  const { inbox } = testOrigins()
  await setSmsOutage(inbox, person, true)
  await userEvent.click(await screen.findByRole('button', { name: 'تأیید و دریافت رمز با پیامک' }))
  await waitFor(() => expect(alerts).toEqual([smsOutageSentence]))
  await setSmsOutage(inbox, person, false)
  await confirm(person)
  expect(await screen.findByRole('heading', { name: 'انتقال موفق' })).toBeVisible()
})

test('VAL-23: a wrong number says so under the field, at its last digit or at a press, and stays', async () => {
  const { person } = await open()
  await userEvent.type(await field(), '603799111111111')
  expect(screen.queryByText('شمارهٔ کارت نامعتبر است')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'ادامه' }))
  expect(await field()).toHaveAccessibleDescription('شمارهٔ کارت نامعتبر است')
  await userEvent.type(await field(), '3')
  expect(await field()).toHaveAccessibleDescription('شمارهٔ کارت نامعتبر است')
  expect(await field()).toHaveValue('۶۰۳۷ ۹۹۱۱ ۱۱۱۱ ۱۱۱۳')
  expect(await requestsTo(person, inquireCard.path)).toHaveLength(0)
})

test('ERR-06: an unknown card is reported under the field, without an alert', async () => {
  const { alerts } = await open()
  await userEvent.type(await field(), cardOf('411111'))
  await waitFor(async () => expect(await field()).toHaveAccessibleDescription(/صاحب این کارت پیدا نشد/))
  await userEvent.click(screen.getByRole('button', { name: 'ادامه' }))
  expect(screen.queryByRole('textbox', { name: 'مبلغ انتقال' })).toBeNull()
  expect(alerts).toEqual([])
})

test('BNK-080: the person’s own card is refused under the field, and the rule stands beside it', async () => {
  const { person, alerts } = await open()
  await userEvent.type(await field(), (await readCard(person)).card_number)
  await waitFor(async () => expect(await field()).toHaveAccessibleDescription(/کارت خودتان/))
  expect(screen.getByText(/^فقط از کارت و حساب خودتان انتقال دهید/)).toBeVisible()
  expect(alerts).toEqual([])
})

test.each([
  ['9999', 'حداقل مبلغ انتقال ۱٬۰۰۰ تومان است', 'a moment later'],
  ['86420500', 'موجودی کافی نیست', 'at once'],
  ['900000000', 'موجودی کافی نیست', 'at once'],
])(
  'VAL-18 ERR-18 ERR-21 BNK-065 CON-13 D-173: of %s rial it says «%s» %s, and a press goes back to the field',
  async (amount, said, when) => {
    const { person } = await open()
    await chooseDestination(friend)
    const typed = await screen.findByRole('textbox', { name: 'مبلغ انتقال' })
    await screen.findByText(/^موجودی: ۸۶٬۴۲۰٬۵۰۰/)
    await userEvent.type(typed, amount)
    expect(typed.matches('[aria-invalid]')).toBe(when === 'at once')
    await waitFor(() => expect(typed).toHaveAccessibleDescription(expect.stringContaining(said)))
    await userEvent.click(screen.getByRole('button', { name: 'ادامه' }))
    expect(typed).toHaveFocus()
    expect(screen.queryAllByText(/^با پشتوانهٔ دارایی/)).toHaveLength(said === 'موجودی کافی نیست' ? 1 : 0)
    expect(await requestsTo(person, sendCardPassword.path)).toHaveLength(0)
  },
)

test('BNK-061 D-250 D-272: one press and one secret send it, and nothing else is asked for', async () => {
  const { person, sheet } = await toConfirmation('10000')
  expect(sheet.queryAllByRole('textbox')).toEqual([])
  // The button that closes it, and the one that confirms.
  expect(sheet.getAllByRole('button')).toHaveLength(2)
  await userEvent.type(await askForPassword(person), '12345')
  expect(sheet.getAllByRole('textbox')).toHaveLength(1)
  await userEvent.click(sheet.getByRole('button', { name: /^انتقال / }))
  expect(screen.getByRole('textbox', { name: 'کد ۶ رقمی' })).toHaveAccessibleDescription(/کد را کامل/)
  expect(await requestsTo(person, transferToCard.path)).toHaveLength(0)
})

test('BNK-061: a wrong password is refused in the sheet, and another one can be typed', async () => {
  const { person, alerts, sheet } = await toConfirmation('10000')
  await confirm(person, '000000')
  expect(await sheet.findByRole('alert')).toBeVisible()
  const boxes = screen.getByRole('textbox', { name: 'کد ۶ رقمی' })
  await waitFor(() => expect(boxes).toHaveValue(''))
  expect(alerts).toEqual([])
  await userEvent.type(boxes, await codeFor(person))
  expect(await screen.findByRole('heading', { name: 'انتقال موفق' })).toBeVisible()
})

test('T16 BNK-061: no secret is kept, neither on the device nor in the history nor in what is counted', async () => {
  const { person, kept, navigation, tracked, platform } = await toConfirmation()
  const boxes = await askForPassword(person)
  const everything = () =>
    JSON.stringify([
      [...kept],
      navigation.place(),
      tracked,
      platform.queryClient
        .getQueryCache()
        .getAll()
        .map(({ queryKey, state }) => [queryKey, state.data]),
      platform.queryClient
        .getMutationCache()
        .getAll()
        .map(({ state }) => state.variables ?? null),
    ])
  const before = everything()
  await userEvent.type(boxes, await codeFor(person))
  await screen.findByRole('heading', { name: 'انتقال موفق' })
  for (const text of [before, everything()]) {
    expect(text).not.toContain('"password"')
  }
  expect(before).toContain(friend)
  expect(kept.get('draft/transfer')).toBeUndefined()
})

test('BNK-060: a reload goes on at the amount with what was typed', async () => {
  const first = await open()
  await chooseDestination(friend)
  await userEvent.type(await screen.findByRole('textbox', { name: 'مبلغ انتقال' }), '250000')
  const kept = Object.fromEntries(first.kept)
  const { state } = first.navigation.place()
  first.unmount()
  await openBank(path, { person: first.person, kept, state })
  expect(await screen.findByRole('textbox', { name: 'مبلغ انتقال' })).toHaveValue('۲۵۰٬۰۰۰')
})

test('U4 PLT-030 D-240: a person who opens the flow again, as after a session that ended, finds what was typed', async () => {
  const first = await open()
  await chooseDestination(friend)
  await userEvent.type(await screen.findByRole('textbox', { name: 'مبلغ انتقال' }), '250000')
  // What a forced end leaves on the device: drafts.
  const kept = Object.fromEntries([...first.kept].filter(([slice]) => slice.startsWith('draft/')))
  first.unmount()
  await openBank(path, { person: first.person, kept })
  expect(await field()).toHaveValue('۶۰۳۷ ۹۹۱۱ ۱۱۱۱ ۱۱۱۲')
  await screen.findByRole('list', { name: 'به نام' })
  await userEvent.click(screen.getByRole('button', { name: 'ادامه' }))
  expect(await screen.findByRole('textbox', { name: 'مبلغ انتقال' })).toHaveValue('۲۵۰٬۰۰۰')
})

test('BNK-060: browser Back leads one stage back, with the number still there', async () => {
  const { navigation } = await open()
  await chooseDestination(friend)
  await screen.findByRole('textbox', { name: 'مبلغ انتقال' })
  navigation.navigator.go(-1)
  expect(await field()).toHaveValue('۶۰۳۷ ۹۹۱۱ ۱۱۱۱ ۱۱۱۲')
})

test('BNK-066 F2: a lost answer settles by itself under the same key, as one transfer', async () => {
  const { person } = await toConfirmation('7000000')
  await forceResponse(person, transferToCard.path, { status: 500, after: true })
  await confirm(person)
  expect(await screen.findByText(/پاسخی از بانک نرسید/)).toBeVisible()
  expect(await screen.findByRole('heading', { name: 'انتقال موفق' })).toBeVisible()
  expect(await requestsTo(person, transferToCard.path)).toHaveLength(2)
  const { results } = await call(listBankTransactions, { query: { page: 1 } })
  expect(results.filter(({ amount }) => amount === 7_000_000)).toHaveLength(1)
})

/** Mounts the transactions as after a reload that took the answer of a transfer along; `sent` makes it first. */
async function reloadAfter(number: string, amount: number, { sent, age = 0 }: { sent: boolean; age?: number }) {
  const { person, unmount } = await open()
  const account_id = (await call(listBankAccounts, {})).accounts[0]?.id ?? 0
  const key = crypto.randomUUID()
  const wish = { account_id, card_number: number, amount }
  const transfer = async () => {
    await call(sendCardPassword, { body: wish })
    const password = await codeFor(person)
    const body = { ...wish, password }
    return (await call(transferToCard, { body, idempotencyKey: key })).id
  }
  const id = sent ? await transfer() : undefined
  unmount()
  const request = { kind: 'CARD', body: { account_id, number, amount, type: 'card', note: null, save: false } }
  const lost = { sub: person.sub, key, at: Date.now() - age, request }
  const kept = { bank: { intents: [lost], revision: 1 } }
  const mounted = await openBank('/bank/transactions', { person, kept })
  return {
    ...mounted,
    id,
    key,
    region: within(await screen.findByRole('region', { name: 'درخواست‌های در حال پردازش' })),
  }
}

test('BNK-066 F2: after a reload a lost transfer is found by its key, and is not sent again', async () => {
  const { person, region, id } = await reloadAfter(friend, 6_000_000, { sent: true })
  expect(await region.findByText(/به بانک رسید/)).toBeVisible()
  expect(region.getByRole('link', { name: 'دیدن رسید' })).toHaveAttribute('href', `/bank/receipt/${id}`)
  expect(await requestsTo(person, transferToCard.path)).toHaveLength(1)
})

test('BNK-066 BNK-067: after a reload a transfer that the other bank refused is said to have failed', async () => {
  const { region, id } = await reloadAfter(cardOf('627416'), 6_000_000, { sent: true })
  expect(await region.findByText(/انجام نشد و مبلغی از حساب شما کم نشد/)).toBeVisible()
  expect(region.getByRole('link', { name: 'دیدن رسید' })).toHaveAttribute('href', `/bank/receipt/${id}`)
})

test('BNK-066: after a reload a transfer that the bank never heard of is said to be none', async () => {
  const { person, region } = await reloadAfter(friend, 6_000_000, { sent: false, age: 180_000 })
  expect(await region.findByText(/پذیرفته نشد/)).toHaveTextContent(/پذیرفته نشد. این انتقال به بانک نرسید/)
  expect(await requestsTo(person, transferToCard.path)).toEqual([])
})

test('BNK-066: a transfer that may still be on its way stays one that is asked about', async () => {
  const { person, region, key } = await reloadAfter(friend, 6_000_000, { sent: false })
  await waitFor(async () =>
    expect((await requestsTo(person, findTransferByKey.path.replace(':key', key))).length).toBeGreaterThan(1),
  )
  expect(region.getByText(/در حال پردازش است/)).toBeVisible()
})

const recipients = async () => within(await screen.findByRole('list', { name: 'گیرنده‌ها' }))

test('BNK-062 BNK-087: a saved recipient is found by name, picked with one press, named, and deleted at a second one', async () => {
  const { person, unmount } = await open()
  await call(saveDestination, { body: { kind: 'CARD', number: friend, name: 'لیلا' } })
  unmount()
  const { navigation } = await openBank(path, { person })
  await userEvent.type(await field(), 'ليلا')
  const rows = await recipients()
  expect(rows.getAllByRole('listitem')).toHaveLength(1)
  await userEvent.click(rows.getByRole('button', { name: 'ویرایش لیلا' }))
  const name = await screen.findByRole('textbox', { name: 'نام گیرنده' })
  await userEvent.clear(name)
  expect(screen.getByRole('button', { name: 'ذخیرهٔ نام' })).toBeDisabled()
  await userEvent.type(name, 'لیلا خواهرم')
  await userEvent.click(screen.getByRole('button', { name: 'ذخیرهٔ نام' }))
  await userEvent.click(await screen.findByRole('button', { name: /^لیلا خواهرم کارت بانک ملی ایران/ }))
  expect(await screen.findByRole('list', { name: 'به نام' })).toHaveTextContent('ذخیره‌شده با نام لیلا خواهرم')
  navigation.navigator.go(-1)
  await userEvent.click(await screen.findByRole('button', { name: 'ویرایش لیلا خواهرم' }))
  await userEvent.click(await screen.findByRole('button', { name: /^حذف/ }))
  expect((await call(listDestinations, {})).destinations).toHaveLength(1)
  await userEvent.click(screen.getByRole('button', { name: /^مطمئنم/ }))
  // Elements behind the open sheet have no role: it closes when the server has answered.
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect((await call(listDestinations, {})).destinations).toEqual([])
})

test('BNK-087: a card and an IBAN of one person are one entry; the way is chosen with its reason, and can be changed', async () => {
  const { person, unmount } = await open()
  const saved = { kind: 'CARD', number: friend, name: 'لیلا', owner_name: 'لیلا', bankName: 'بانک ملی ایران' }
  const number = 'IR160120000000001234567890'
  const destinations = [
    { ...saved, id: 1, recipient: 1 },
    { ...saved, id: 2, recipient: 1, kind: 'IBAN', number, bankName: 'بانک ملت' },
  ]
  await forceResponse(person, listDestinations.path, { status: 200, body: { destinations }, times: 9 })
  unmount()
  await openBank(path, { person })
  const rows = await recipients()
  await userEvent.click(rows.getByRole('button', { name: /^لیلا کارت بانک ملی ایران.*شبای بانک ملت/ }))
  await userEvent.type(await screen.findByRole('textbox', { name: 'مبلغ انتقال' }), '5000000')
  const way = within(await screen.findByRole('list', { name: 'نوع انتقال' }))
  expect(way.getByText('هم‌زمان با راه‌های دیگر می‌رسد و کارمزد کمتری دارد')).toBeVisible()
  expect(way.getByText('پل')).toBeVisible()
  await userEvent.click(way.getByRole('button', { name: 'تغییر' }))
  await userEvent.click(await screen.findByRole('radio', { name: /^کارت به کارت/ }))
  expect(await screen.findByRole('list', { name: 'به نام' })).toHaveTextContent('کارت بانک ملی ایران ••• ۱۱۱۲')
})

test('BNK-089: an owner that differs from the saved one is said; an inquiry that failed is a retry and no blank name', async () => {
  const { person, unmount } = await open()
  await call(saveDestination, { body: { kind: 'CARD', number: friend, name: 'لیلا' } })
  unmount()
  await openBank(path, { person })
  const row = await screen.findByRole('button', { name: /^لیلا کارت/ })
  await forceResponse(person, inquireCard.path, { status: 503 })
  await userEvent.click(row)
  await userEvent.click(await screen.findByRole('button', { name: 'تلاش دوباره' }))
  expect(await screen.findByRole('textbox', { name: 'مبلغ انتقال' })).toBeVisible()
  expect(screen.queryByText(/اکنون به نام/)).toBeNull()
  cleanup()
  await openBank(path, { person })
  const owner = { owner_name: 'کس دیگر', bankName: 'بانک ملی ایران', types: ['card'] }
  await forceResponse(person, inquireCard.path, { status: 200, body: owner })
  await userEvent.click(await screen.findByRole('button', { name: /^لیلا کارت/ }))
  expect(await screen.findByText(/این شماره اکنون به نام/)).toHaveTextContent('اکنون به نام کس دیگر است')
})

test('BNK-062 BNK-087: a destination that is kept is among the recipients after the transfer; another number of its owner joins it', async () => {
  const { person } = await open()
  await chooseDestination(friend)
  await userEvent.click(await screen.findByRole('checkbox', { name: 'ذخیرهٔ گیرنده با همین نام' }))
  await typeAmount('10000')
  await confirm(person)
  await screen.findByRole('heading', { name: 'انتقال موفق' })
  const [saved] = (await call(listDestinations, {})).destinations
  expect(saved).toMatchObject({ kind: 'CARD', number: friend, uses: 2 })
  const types = ['pol', 'paya', 'satna']
  const owner = { owner_name: saved?.owner_name, bankName: 'بانک ملت', types }
  await forceResponse(person, inquireIban.path, { status: 200, body: owner })
  await userEvent.click(screen.getByRole('button', { name: 'انتقال دیگر' }))
  await chooseDestination('IR160120000000001234567890')
  expect(await screen.findByRole('checkbox', { name: `افزودن به شماره‌های ${saved?.name}` })).toBeVisible()
})

test.each([
  ['627414', 'در حال پیگیری', 0],
  ['627416', 'انتقال ناموفق', 1],
])('BNK-067 BNK-090 ST-11: a transfer to a bank %s ends as «%s»', async (bank, title, pictures) => {
  const { person } = await toConfirmation('10000', cardOf(bank))
  await confirm(person)
  expect(await screen.findByRole('heading', { name: title })).toBeVisible()
  expect(screen.getByRole('button', { name: 'انتقال دیگر' })).toBeVisible()
  expect(screen.queryAllByRole('button', { name: 'ذخیرهٔ رسید' })).toHaveLength(pictures)
})

test('BNK-062 BNK-087 D-171: the last recipient is picked with one press, and two more and the password send it', async () => {
  const { person } = await toConfirmation('10000')
  await confirm(person)
  await userEvent.click(await screen.findByRole('button', { name: 'انتقال دیگر' }))
  const row = await screen.findByRole('button', { name: /با پایان ۱۱۱۲/ })
  let presses = 0
  const count = () => {
    presses += 1
  }
  document.addEventListener('click', count)
  await userEvent.click(row)
  const amount = await screen.findByRole('textbox', { name: 'مبلغ انتقال' })
  amount.focus()
  await userEvent.keyboard('10000')
  await userEvent.click(screen.getByRole('button', { name: 'ادامه' }))
  const asked = await askForPassword(person)
  expect(presses).toBe(3)
  document.removeEventListener('click', count)
  await userEvent.type(asked, await codeFor(person))
  expect(await screen.findByRole('heading', { name: 'انتقال موفق' })).toBeVisible()
})

test('BNK-073 D-172: a card that its holder has blocked says so before the form, with the way to unblock it', async () => {
  const first = await open()
  await call(blockCard, { body: { is_blocked: true } })
  first.unmount()
  await openBank(path, { person: first.person })
  expect(await screen.findByRole('heading', { name: 'کارت مسدود است' })).toBeVisible()
  expect(screen.queryByRole('textbox')).toBeNull()
  expect(screen.getByRole('link', { name: 'رفع مسدودی کارت' })).toHaveAttribute('href', '/bank/setting')
  expect(screen.getByRole('link', { name: 'انتقال به شبا' })).toHaveAttribute('href', '/bank/operations/sheba')
})

test('BNK-008: an account that is not active shows its label and the reason instead of the form', async () => {
  const person = await newPerson('card-verified')
  await openBank(path, { person })
  expect(await screen.findByRole('heading', { name: /در انتظار فعال‌سازی/ })).toBeVisible()
  expect(screen.getByText(/وقتی حساب فعال شد|حساب، انتقال ممکن می‌شود/)).toBeVisible()
  expect(screen.queryByRole('textbox')).toBeNull()
})

test('BNK-008: without an account there is a way to the card', async () => {
  await openBank(path, { person: await newPerson('card-required') })
  expect(await screen.findByRole('heading', { name: 'هنوز حسابی ندارید' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'بازگشت به کارت' })).toHaveAttribute('href', '/card')
})

test('VAL-18: where spending draws on the fund, more than the balance may go out, and the form says so', async () => {
  const person = await cardHolder()
  await forceResponse(person, '/bank/api/v1/asset-back/yearly-return/', {
    status: 200,
    body: { yearly_return: 27.4, enabled: true },
  })
  await openBank(path, { person })
  await chooseDestination(friend)
  const typed = await screen.findByRole('textbox', { name: 'مبلغ انتقال' })
  await screen.findByText(/^موجودی: ۸۶٬۴۲۰٬۵۰۰/)
  await userEvent.type(typed, '90000000')
  expect(await screen.findByText(/کسری آن از واحدهای صندوق کارت/)).toBeVisible()
  expect(screen.getByRole('button', { name: 'ادامه' })).toBeEnabled()
})
