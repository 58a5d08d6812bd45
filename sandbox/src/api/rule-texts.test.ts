import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from '@jest/globals'
import type { BankReceipt, BankTransaction } from '@sarv/shared/contract/bank-transactions'
import type { TransferResult } from '@sarv/shared/contract/bank-transfers'
import type { Payment } from '@sarv/shared/contract/fund-payment'
import type { Onboarding } from '@sarv/shared/contract/onboarding'
import { buildCardNumber } from '../identifiers/check-digits'
import type { PersonOptions } from '../seed/person'
import { approveFlow } from '../stages/linear-flows'
import { errorMessage } from '../testing/api-client'
import { type CardHolder, openBankTestApp } from '../testing/bank-test-app'
import { createCardClient } from '../testing/card-client'
import { openBeforeAll } from '../testing/open-before-all'
import { createPmaClient } from '../testing/pma-client'
import type { TestClient } from '../testing/test-app'

const persian = /\p{Script=Arabic}/u
const elsewhere = '6037991111111112'
const name = 'نگار فرهمند'

const app = openBeforeAll(() => openBankTestApp('2026-11-21T08:30:00Z'))
/** One person, in Persian and in English. */
let holder: CardHolder
let english: TestClient
beforeAll(async () => {
  holder = await app.holder({ kind: 'card-holder', first_name: 'نگار', last_name: 'فرهمند' })
  english = await app.signIn(holder.sub, 'en')
})

const transfer = (more: object = {}) => ({
  account_id: 1,
  card_number: elsewhere,
  amount: 1_000_000,
  password: '123456',
  ...more,
})
const purchase = (more: object = {}) => ({
  ds_code: '11307',
  amount: 1_000_000,
  type: 'BUY',
  callback_url: 'http://localhost:3000/payment/receipt',
  ...more,
})
const bank = '/bank/api/v1'

test.each<[string, string, object, string, string]>([
  [
    'a card number',
    `${bank}/transfer/card/inquiry/`,
    { card_number: '1' },
    'شمارهٔ کارت نامعتبر است.',
    "The card number isn't valid.",
  ],
  [
    'a second password',
    `${bank}/transfer/card/`,
    transfer({ password: '1' }),
    'رمز دوم شش رقم است.',
    'The second password is six digits.',
  ],
  [
    'a field of the contract',
    `${bank}/transfer/card/`,
    transfer({ amount: 1.5 }),
    'مبلغ را به ریال و بدون اعشار وارد کنید.',
    'Enter the amount in whole rials.',
  ],
  [
    'a field without words of its own',
    `${bank}/transfer/card/`,
    transfer({ save: 'no' }),
    'مقدار «save» درست نیست.',
    "The value of “save” isn't right.",
  ],
  [
    'an amount with its limit',
    '/fund/api/v1/payment/request/',
    purchase({ amount: 1 }),
    'حداقل مبلغ خرید ۵۰۰٬۰۰۰ ریال است.',
    'The smallest purchase is 500,000 IRR.',
  ],
  [
    'a way back',
    '/fund/api/v1/payment/request/',
    purchase({ callback_url: 'https://evil.example' }),
    'نشانی بازگشت از درگاه پذیرفته نیست.',
    "The address to return to from the gateway isn't accepted.",
  ],
  [
    'a flow',
    '/onboarding/api/v1/start/',
    { type: 'NONE' },
    'این نوع درخواست هنوز پذیرفته نمی‌شود.',
    "This kind of request isn't accepted yet.",
  ],
  [
    'a portfolio',
    '/onboarding/api/v1/start/',
    { type: 'PMA', ds_code: '1', amount: 1 },
    'حداقل مبلغ این سبد ۵۰۰٬۰۰۰٬۰۰۰ ریال است.',
    'This portfolio takes 500,000,000 IRR or more.',
  ],
  [
    'an identity',
    '/onboarding/api/v1/identity/otp/send/',
    { national_code: '1' },
    'کد ملی باید ده رقم عددی باشد.',
    'A national code is ten digits.',
  ],
])('PLT-013: an error about %s is in the language of the call', async (_what, path, body, fa, en) => {
  const said = [await holder.post(path, body), await english.post(path, body)]
  expect(said.map((one) => errorMessage(one.body))).toEqual([fa, en])
})

test('PLT-013: an unknown thing is not found in either language', async () => {
  const path = `${bank}/transaction/receipt/999999/`
  expect((await holder.get(path)).body).toEqual({ detail: 'موردی با این مشخصات پیدا نشد.', code: 'not-found' })
  expect((await english.get(path)).body).toEqual({ detail: 'Nothing was found with these details.', code: 'not-found' })
})

test('PLT-013: what was stored for one language is read in the other, and found by its words', async () => {
  // Its bank answers later.
  const late = buildCardNumber('627414000000001')
  const key = randomUUID()
  const made = await app.pay<TransferResult>(holder, late, { amount: 1_000_000, key })
  expect(made.body.message).toBe('بانک مقصد هنوز پاسخ نداده است. اگر انتقال انجام نشود، مبلغ به حساب شما برمی‌گردد.')
  const answer = "The other bank hasn't answered yet. If the transfer fails, the money comes back to your account."
  const receipt = await english.get<BankReceipt>(`${bank}/transaction/receipt/${made.body.id}/`)
  expect(receipt.body.message).toBe(answer)
  const underKey = await english.get<TransferResult>(`${bank}/transfer/by-key/${key}/`)
  expect(underKey.body.message).toBe(answer)
  const rows = async (search: string) =>
    (await english.get<{ results: BankTransaction[] }>(`${bank}/transactions/?search=${encodeURIComponent(search)}`))
      .body.results
  expect(new Set((await rows('card to')).map((row) => row.name))).toEqual(
    new Set(['Card to card', 'Fee: Card to card']),
  )
  expect(await rows('کارت به')).toEqual(await rows('card to'))
})

test('PLT-013: a second call under a key gets the first response in its own language', async () => {
  const key = randomUUID()
  const path = `${bank}/license-renewal/`
  const [first, second] = [
    await holder.post<{ button: string }>(path, {}, key),
    await english.post<{ button: string }>(path, {}, key),
  ]
  expect([first.body.button, second.body.button]).toEqual(['بازگشت به کارت', 'Back to the card'])
})

test('PLT-013: a text message is in the language of the call that asked for it', async () => {
  const ask = (who: TestClient, amount: number) =>
    who.post(`${bank}/transfer/card/otp/`, { account_id: holder.card.account_id, card_number: elsewhere, amount })
  const newest = async () => (await app.db.query<{ text: string }>('select text from sms order by id desc limit 1'))[0]
  expect((await ask(holder, 1_100_000)).status).toBe(200)
  expect((await newest())?.text).toMatch(/^سرو\nانتقال ۱٬۱۰۰٬۰۰۰ ریال\nبه .*\nرمز: \d{6}\n@localhost:3000 #\d{6}$/)
  expect((await ask(english, 1_200_000)).status).toBe(200)
  expect((await newest())?.text).toMatch(
    /^Sarv\nTransfer of 1,200,000 IRR\nto .*\nPassword: \d{6}\n@localhost:3000 #\d{6}$/,
  )
})

/** A new person, who reads English. */
async function englishReader(options: PersonOptions) {
  const reader = await app.investor(options)
  return { ...reader, ...(await app.signIn(reader.sub, 'en')) }
}

const asksForCode: readonly [string, RegExp, () => Promise<unknown>][] = [
  [
    "a card's PIN",
    /^Sarv\nChange the PIN of the card\nCode: \d{6}\n@localhost:3000 #\d{6}$/,
    () => english.post(`${bank}/card/otp/`, { purpose: 'PIN' }),
  ],
  [
    'an identity',
    /^Identity registry\nIdentity code for Sarv: \d{6}\n@localhost:3000 #\d{6}$/,
    async () =>
      (await englishReader({ kind: 'new' })).post('/onboarding/api/v1/identity/otp/send/', {
        national_code: '0499370899',
      }),
  ],
  [
    'a card reissue',
    /^Sarv\nCode to confirm your card reissue: \d{5}\nDon't tell it to anybody\.\n@localhost:3000 #\d{5}$/,
    async () => {
      const path = createCardClient(await englishReader({ kind: 'card-holder' }), 'REISSUE_CARD')
      return path.sendCode((await path.start()).body.onb_uuid)
    },
  ],
  [
    'the contract of a portfolio',
    /^Sarv\nCode to sign the contract of your portfolio: \d{5}\nThis code is as good as your signature\.\n@localhost:3000 #\d{5}$/,
    async () => {
      const path = createPmaClient(app, await englishReader({ kind: 'empty' }))
      const { onb_uuid } = await path.survey(await path.pay((await path.start(500_000_000)).body))
      return path.sendCode(onb_uuid)
    },
  ],
]

test.each(asksForCode)('PLT-013: the text message with the code for %s is in English', async (_what, text, ask) => {
  await ask()
  const [sms] = await app.db.query<{ text: string }>('select text from sms order by id desc limit 1')
  expect(sms?.text).toMatch(text)
})

/** Texts with Persian letters in a response that are not the data of a person. */
function persianIn(value: unknown, own: readonly string[]): string[] {
  if (typeof value === 'string')
    return persian.test(own.reduce((text, one) => text.replaceAll(one, ''), value)) ? [value] : []
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap((one) => persianIn(one, own)) : []
}

test('PLT-013 SBX-067: a whole card request is in English from its start to its end', async () => {
  const applicant = await app.investor({ kind: 'card-required', first_name: 'نگار', last_name: 'فرهمند' })
  const path = createCardClient({ ...applicant, ...(await app.signIn(applicant.sub, 'en')) })
  const said: Onboarding[] = [(await path.start()).body]
  for (const stage of ['base_info', 'card', 'video', 'address'] as const) {
    said.push(await path.pass(said.at(-1) ?? never(), stage))
  }
  await app.review({ sub: applicant.sub, stage: 'video', kind: 'refused' })
  said.push((await path.fetch()).body)
  said.push(await path.pass(said.at(-1) ?? never(), 'video'))
  const { onb_uuid } = said[0] ?? never()
  await app.db.transaction((sql) => approveFlow(sql, app.clock, { type: 'BANK', uuid: onb_uuid }))
  said.push((await path.start({ onb_uuid })).body)
  expect(said.map((one) => one.current_stage)).toEqual([
    'base_info',
    'card',
    'video',
    'address',
    'FINALIZE',
    'video',
    'FINALIZE',
    'FINALIZE',
  ])
  expect(persianIn(said, [name])).toEqual([])
  expect(persianIn((await path.track()).body, [])).toEqual([])
})

test('SBX-008 PLT-013: the gateway answers in the language in which its address was asked for', async () => {
  const messageAfter = async (who: TestClient) => {
    const { body } = await who.post<Payment>('/fund/api/v1/payment/request/', purchase())
    const { location } = await app.press(body.payment_methods[0]?.landing_url ?? '', 'FAILED', body.payment_amount)
    return new URL(location ?? '').searchParams.get('message')
  }
  expect(await messageAfter(holder)).toBe('بانک این پرداخت را انجام نداد.')
  expect(await messageAfter(english)).toBe("The bank didn't make this payment.")
})

function never(): never {
  throw new Error('there is no such response')
}
