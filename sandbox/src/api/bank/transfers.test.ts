import { afterAll, beforeAll, expect, test } from '@jest/globals'
import type { BankReceipt } from '@sarv/shared/contract/bank-transactions'
import type { DestinationOwner, TransferResult, TransferRule } from '@sarv/shared/contract/bank-transfers'
import { formatNumber } from '@sarv/shared/i18n/number-format'
import { formatRial } from '@sarv/shared/money/rial'
import { formatDigits } from '@sarv/shared/text/digits'
import { reissueCard } from '../../bank/issue-card'
import { buildCardNumber, buildIban } from '../../identifiers/check-digits'
import { readBalance } from '../../ledger/transfer'
import { addIncome } from '../../seed/card-history'
import { createPerson } from '../../seed/person'
import { errorMessage } from '../../testing/api-client'
import { expectBankInvariants } from '../../testing/bank/bank-invariants'
import { type BankTestApp, type CardHolder, openBankTestApp } from '../../testing/bank-test-app'

const cardPath = '/bank/api/v1/transfer/card/'
const ibanPath = '/bank/api/v1/transfer/sheba/'
const balance = 86_420_500
const elsewhere = '6037991111111112'
const ibanElsewhere = 'IR160120000000001234567890'

let app: BankTestApp
let payer: CardHolder
let friend: CardHolder
/** A person to whom every request is refused. */
let poor: CardHolder
beforeAll(async () => {
  app = await openBankTestApp('2026-11-21T08:30:00Z')
  payer = await app.holder({ kind: 'card-holder', first_name: 'نگار', last_name: 'فرهمند' })
  friend = await app.holder({ kind: 'card-holder', first_name: 'لاله', last_name: 'آذرمهر' })
  poor = await app.holder()
})
afterAll(async () => {
  await expectBankInvariants(app.db)
  await app.close()
})

const receiptOf = async (holder: CardHolder, id: number) =>
  (await holder.get<BankReceipt>(`/bank/api/v1/transaction/receipt/${id}/`)).body

/** A transfer to an IBAN with a code of its own. */
async function send(holder: CardHolder, iban: string, amount: number, type: string, more: object = {}) {
  const { account_id } = holder.card
  const sent = await holder.post<TransferResult>(`${ibanPath}otp/`, { account_id, iban, amount, type })
  if (sent.status !== 200) return sent
  const password = await holder.newestCode()
  return holder.post<TransferResult>(ibanPath, { account_id, iban, amount, type, password, ...more })
}

test('T31 SBX-111 a person asks for a hundred owners in an hour, of cards and IBANs, known or not, and others go on', async () => {
  const curious = await app.holder()
  const ask = (number: number) =>
    number % 2 === 0
      ? curious.post(`${cardPath}inquiry/`, { card_number: number % 4 === 0 ? elsewhere : '6037991111111113' })
      : curious.post(`${ibanPath}inquiry/`, { iban: ibanElsewhere })
  const statuses = new Set<number>()
  for (let number = 0; number < 100; number++) statuses.add((await ask(number)).status)
  expect([...statuses].toSorted()).toEqual([200, 400])
  const refused = await ask(1)
  expect([refused.status, errorMessage(refused.body)]).toEqual([
    429,
    'استعلام‌های زیادی کرده‌اید. کمی بعد دوباره تلاش کنید.',
  ])
  expect((await payer.post(`${ibanPath}inquiry/`, { iban: ibanElsewhere })).status).toBe(200)
})

test('SBX-111 BNK-060 D-171 an inquiry names the owner in full, and the bank', async () => {
  const inquire = (card_number: string) => payer.post<DestinationOwner>(`${cardPath}inquiry/`, { card_number })
  expect((await inquire(friend.card.number)).body).toEqual({
    owner_name: 'لاله آذرمهر',
    bankName: 'بانک خاورمیانه',
    types: ['card'],
    left_today: 1_000_000_000,
  })
  const other = await inquire('۶۰۳۷ ۹۹۱۱ ۱۱۱۱ ۱۱۱۲')
  expect(other.body).toMatchObject({ bankName: 'بانک ملی ایران', types: ['card'] })
  expect(other.body.owner_name).toMatch(/^[^*]+ [^*]+$/)
  expect((await inquire(elsewhere)).body).toEqual(other.body)
})

test.each([
  ['card_number', '6037991111111113', 400, 'شمارهٔ کارت نامعتبر است.'],
  ['card_number', '', 400, 'شمارهٔ کارت نامعتبر است.'],
  ['card_number', buildCardNumber('627412999999999'), 404, 'صاحب این کارت پیدا نشد'],
  ['card_number', buildCardNumber('999999000000000'), 404, 'صاحب این کارت پیدا نشد'],
  ['iban', 'IR170120000000001234567890', 400, 'شبا باید IR و ۲۴ رقم باشد؛ رقم‌ها را بررسی کنید.'],
  ['iban', buildIban('091', '1'), 404, 'صاحب این شبا پیدا نشد'],
  ['iban', buildIban('999', '1'), 404, 'صاحب این شبا پیدا نشد'],
])('SBX-111 VAL-23 VAL-24 an inquiry of the %s %j: %i', async (name, number, status, message) => {
  const path = name === 'iban' ? ibanPath : cardPath
  const answer = await payer.post(`${path}inquiry/`, { [name]: number })
  expect([answer.status, errorMessage(answer.body)]).toEqual([status, expect.stringContaining(message)])
})

test('SBX-111 BNK-064 the ways to an IBAN are those of its bank, and the own account is not a destination', async () => {
  const types = async (iban: string) => (await payer.post<DestinationOwner>(`${ibanPath}inquiry/`, { iban })).body.types
  expect(await types(friend.card.iban)).toEqual(['internal'])
  expect(await types(ibanElsewhere)).toEqual(['pol', 'paya', 'satna'])
  const [own] = await app.db.query<{ iban: string }>(
    "select iban from payout_account where sub = $1 and substr(iban, 5, 3) = '092'",
    [payer.sub],
  )
  expect(await types(own?.iban ?? '')).toEqual(['pol', 'paya', 'satna'])
  const self = await payer.post(`${ibanPath}inquiry/`, { iban: payer.card.iban })
  expect([self.status, errorMessage(self.body)]).toEqual([400, 'مقصد نمی‌تواند همین حساب باشد.'])
})

test('SBX-016 SBX-111 SBX-044 a transfer between two cards of Sarv moves what its receipt says', async () => {
  const books = async () => ({
    payer: await payer.balance(),
    friend: await friend.balance(),
    fees: await readBalance(app.db, 'fees'),
  })
  const before = await books()
  const done = await app.pay<TransferResult>(payer, friend.card.number, {
    amount: 5_000_000,
    more: { description: 'اجاره', save: true },
  })
  expect(done).toMatchObject({ status: 200, body: { status: 'DONE', message: null } })
  expect(await books()).toEqual({
    payer: before.payer - 5_007_200,
    friend: before.friend + 5_000_000,
    fees: before.fees + 7_200,
  })
  expect(await receiptOf(payer, done.body.id)).toEqual({
    id: done.body.id,
    amount: 5_000_000,
    fee: 7_200,
    bank_reference: expect.stringMatching(/^\d{12}$/),
    destination_icon: 'credit-card',
    destination_title: 'لاله آذرمهر',
    destination_address: `${friend.card.number.slice(0, 6)}******${friend.card.number.slice(12)}`,
    destination_number: friend.card.number,
    transaction_type: 'card',
    status: 'DONE',
    message: null,
    description: 'اجاره',
    updated_at: '2026-11-21T08:30:00.000Z',
    account: {
      card_number: `${payer.card.number.slice(0, 6)}******${payer.card.number.slice(12)}`,
      account_number: payer.card.account_number,
    },
    user: { name: 'نگار فرهمند' },
  })
  expect((await friend.get(`/bank/api/v1/transaction/receipt/${done.body.id}/`)).status).toBe(404)
})

test('BNK-066 SBX-016 T16 the same key again is the same transfer, and without a key there is none', async () => {
  const { account_id } = payer.card
  const wish = { account_id, card_number: elsewhere, amount: 1_000_000 }
  await payer.post(`${cardPath}otp/`, wish)
  const body = { ...wish, password: await payer.newestCode() }
  const before = await payer.balance()
  expect((await payer.post(cardPath, body, null)).status).toBe(400)
  const key = 'one-and-the-same'
  const all = [await payer.post(cardPath, body, key), await payer.post(cardPath, body, key)]
  expect(all.map(({ status }) => status)).toEqual([200, 200])
  expect(all[0]?.body).toEqual(all[1]?.body)
  expect(await payer.balance()).toBe(before - 1_007_200)
  // A second key does not help: the password is used up.
  const again = await payer.post(cardPath, body)
  expect([again.status, errorMessage(again.body)]).toEqual([400, expect.stringContaining('پیش‌تر استفاده شده')])
  expect((await payer.post(cardPath, { ...body, amount: 2_000_000 }, key)).status).toBe(409)
})

test('BNK-066 SBX-111 who lost an answer asks by its key, and gets what became of that transfer since', async () => {
  const ask = (client: CardHolder, key: string) => client.get<TransferResult>(`/bank/api/v1/transfer/by-key/${key}/`)
  const unheard = await ask(payer, 'never-heard-of')
  expect([unheard.status, errorMessage(unheard.body)]).toEqual([404, expect.stringContaining('به بانک نرسید')])
  const refused = await app.pay<TransferResult>(payer, buildCardNumber('627416123456789'), {
    amount: 10_000,
    key: 'refused-at-once',
  })
  expect(refused.body.status).toBe('FAILED')
  expect((await ask(payer, 'refused-at-once')).body).toEqual(refused.body)
  expect((await ask(friend, 'refused-at-once')).status).toBe(404)
  const late = await app.pay<TransferResult>(payer, buildCardNumber('627415123456789'), {
    amount: 10_000,
    key: 'refused-at-last',
  })
  expect((await ask(payer, 'refused-at-last')).body.status).toBe('TROUBLESHOOTING')
  app.clock.advance(3600)
  expect((await ask(payer, 'refused-at-last')).body).toMatchObject({ id: late.body.id, status: 'FAILED' })
})

test.each<[string, Record<string, unknown>, string]>([
  ['no amount', { amount: undefined }, 'مبلغ را به ریال'],
  ['an amount in text', { amount: '1000000' }, 'مبلغ را به ریال'],
  ['a fraction', { amount: 1_000_000.5 }, 'مبلغ را به ریال'],
  ['an amount of nothing', { amount: 0 }, 'حداقل مبلغ انتقال ۱٬۰۰۰ تومان است'],
  ['a negative amount', { amount: -10_000 }, 'حداقل مبلغ انتقال ۱٬۰۰۰ تومان است'],
  ['9,999 rial', { amount: 9_999 }, 'حداقل مبلغ انتقال ۱٬۰۰۰ تومان است'],
  ['more than a card may ever send', { amount: 500_000_001 }, 'حداکثر مبلغ این نوع انتقال'],
  ['more than the largest number', { amount: 1e300 }, 'مبلغ را به ریال'],
  ['more than the daily limit', { amount: 100_000_001 }, 'از سقف روزانهٔ کارت می‌گذرد'],
  ['more than the balance', { amount: 86_420_500 }, 'موجودی کافی نیست'],
  ['no card', { card_number: undefined }, 'شمارهٔ کارت را وارد کنید.'],
  ['a wrong card', { card_number: '6037991111111113' }, 'شمارهٔ کارت نامعتبر است.'],
  ['no password', { password: undefined }, 'رمز دوم را وارد کنید.'],
  ['a password of five digits', { password: '12345' }, 'رمز دوم شش رقم است.'],
  ['a password that no one sent', { password: '123456' }, 'هنوز کدی فرستاده نشده است'],
  ['a long description', { description: 'ا'.repeat(51) }, 'شرح باید حداکثر ۵۰ حرف باشد.'],
  ['no account', { account_id: undefined }, 'حساب مبدأ را انتخاب کنید.'],
  ['a null character', { description: 'a\u0000' }, 'نشانه‌ای دارد که پذیرفته نمی‌شود'],
])('SBX-111 VAL-18 a card transfer with %s is refused in Persian', async (_, wrong, message) => {
  const { account_id } = poor.card
  const good = { account_id, card_number: elsewhere, amount: 1_000_000, password: '654321' }
  const { status, body } = await poor.post(cardPath, { ...good, ...wrong })
  expect([status, errorMessage(body)]).toEqual([400, expect.stringContaining(message)])
  expect(await poor.balance()).toBe(balance)
})

test('SBX-006 T19 from another person’s account nothing is sent, nor to the own card', async () => {
  const wish = { account_id: friend.card.account_id, card_number: elsewhere, amount: 1_000_000 }
  expect((await payer.post(`${cardPath}otp/`, wish)).status).toBe(404)
  expect((await payer.post(cardPath, { ...wish, password: '123456' })).status).toBe(404)
  const own = await app.pay(payer, payer.card.number, { amount: 1_000_000 })
  expect([own.status, errorMessage(own.body)]).toEqual([400, 'مقصد نمی‌تواند کارت خودتان باشد.'])
})

test('SBX-111 the second password is for its card and its amount, and five wrong tries end it', async () => {
  const holder = await app.holder()
  const { account_id } = holder.card
  const wish = { account_id, card_number: elsewhere, amount: 1_000_000 }
  const sent = await holder.post<{ result: { expire_seconds: number } }>(`${cardPath}otp/`, wish)
  expect(sent.body.result.expire_seconds).toBe(119)
  const early = await holder.post(`${cardPath}otp/`, wish)
  expect([early.status, early.headers['retry-after']]).toEqual([429, '119'])
  const password = await holder.newestCode()
  expect(password).toMatch(/^\d{6}$/)
  const body = { ...wish, password }
  for (const other of [{ amount: 1_000_001 }, { card_number: friend.card.number }]) {
    expect(errorMessage((await holder.post(cardPath, { ...body, ...other })).body)).toContain('هنوز کدی')
  }
  const wrong = { ...body, password: password === '111111' ? '222222' : '111111' }
  const messages = []
  for (let tries = 0; tries < 5; tries++) messages.push(errorMessage((await holder.post(cardPath, wrong)).body))
  expect(messages.slice(3)).toEqual([expect.stringContaining('۱ تلاش دیگر'), expect.stringContaining('باطل شد')])
  expect(errorMessage((await holder.post(cardPath, body)).body)).toContain('باطل شد')
  expect(await holder.balance()).toBe(balance)
})

test.each([
  ['card-blocked', 409, 'این حساب مسدود است'],
  ['card-verified', 409, 'این حساب هنوز فعال نشده است'],
] as const)('BNK-008 a %s account may not transfer', async (kind, status, message) => {
  const holder = await app.holder({ kind })
  const answer = await app.pay(holder, elsewhere, { amount: 1_000_000 })
  expect([answer.status, errorMessage(answer.body)]).toEqual([status, expect.stringContaining(message)])
})

test('BNK-008 neither a card that its owner blocked, nor one whose licence is over', async () => {
  const holder = await app.holder()
  await holder.post('/bank/api/v1/card/block/', { is_blocked: true })
  expect(errorMessage((await app.pay(holder, elsewhere, { amount: 10_000 })).body)).toContain('کارت شما مسدود است')
  await holder.confirm('POST', '/bank/api/v1/card/block/', { is_blocked: false })
  await app.db.query("update bank_card set licensed_until = '2026-11-20' where id = $1", [holder.card.card_id])
  expect(errorMessage((await app.pay(holder, elsewhere, { amount: 10_000 })).body)).toContain('مجوز کارت')
  expect((await send(holder, friend.card.iban, 10_000, 'internal')).status).toBe(200)
})

test('SBX-111 a card that was replaced receives nothing any more', async () => {
  const holder = await app.holder()
  await app.db.transaction((sql) => reissueCard(sql, app.clock, { sub: holder.sub, cardName: 'anar' }))
  expect((await app.pay(payer, holder.card.number, { amount: 10_000 })).status).toBe(404)
})

test('ONB-REQUIRED below level 2 no one asks for owners or transfers', async () => {
  const { sub } = await app.db.transaction((sql) => createPerson(sql, app.clock, { kind: 'identified' }))
  const stranger = await app.signIn(sub)
  const answers = [
    await stranger.post(`${cardPath}inquiry/`, { card_number: elsewhere }),
    await stranger.post(`${ibanPath}otp/`, { account_id: 1, iban: ibanElsewhere, amount: 10_000, type: 'pol' }),
  ]
  expect(answers.map(({ status, body }) => [status, errorMessage(body)])).toEqual([
    [400, 'ONB-REQUIRED'],
    [400, 'ONB-REQUIRED'],
  ])
})

test('BNK-064 the rules of the day name limits, fees and arrival of each way', async () => {
  const { body } = await payer.get<{ rules: TransferRule[]; daily_max: number }>(
    '/general/api/v1/settings/bank-transfer/',
  )
  expect(body.rules.map(({ type, min_amount, max_amount }) => [type, min_amount, max_amount])).toEqual([
    ['card', 10_000, 500_000_000],
    ['internal', 10_000, 5_000_000_000],
    ['pol', 10_000, 500_000_000],
    ['paya', 10_000, 2_000_000_000],
    ['satna', 500_000_000, 5_000_000_000],
  ])
})

test.each([
  ['pol', 500_000_001, 'حداکثر مبلغ این نوع انتقال'],
  ['paya', 2_000_000_001, 'حداکثر مبلغ این نوع انتقال'],
  ['satna', 499_999_999, 'حداقل مبلغ این نوع انتقال'],
  ['internal', 10_000, 'این نوع انتقال به این مقصد ممکن نیست'],
  ['card', 10_000, 'این نوع انتقال به این مقصد ممکن نیست'],
  ['telegram', 10_000, 'نوع انتقال را از میان گزینه‌ها'],
])('BNK-064 %s does not take %i rial to another bank', async (type, amount, message) => {
  const answer = await send(payer, ibanElsewhere, amount, type)
  expect([answer.status, errorMessage(answer.body)]).toEqual([400, expect.stringContaining(message)])
})

test('BNK-064 paya is done at once and its money arrives with the clock', async () => {
  const holder = await app.holder()
  const done = await send(holder, ibanElsewhere, 30_000_000, 'paya', { reason: 'اجاره' })
  expect(done.body).toMatchObject({ status: 'DONE', message: 'تا ۳۰ آبان ۱۴۰۵ ساعت ۱۳:۴۵ به حساب مقصد می‌رسد.' })
  expect(await holder.balance()).toBe(balance - 30_003_000)
  expect(await readBalance(app.db, `transit:${done.body.id}`)).toBe(30_003_000)
  const fees = await readBalance(app.db, 'fees')
  app.clock.advance(3600)
  expect(await receiptOf(holder, done.body.id)).toMatchObject({ status: 'DONE', message: null, description: 'اجاره' })
  expect(await readBalance(app.db, `transit:${done.body.id}`)).toBe(0)
  expect(await readBalance(app.db, 'fees')).toBe(fees + 3_000)
})

const cardOf = (prefix: string) => buildCardNumber(`${prefix}123456789`)

test.each([
  ['late', cardOf('627414'), 'DONE', balance - 10_007_200],
  ['late, with a refusal', cardOf('627415'), 'FAILED', balance],
])('BNK-067 a bank that answers %s: the money waits, and then it is %s %s', async (_, number, status, left) => {
  const holder = await app.holder()
  const made = await app.pay<TransferResult>(holder, number, { amount: 10_000_000 })
  expect(made.body).toMatchObject({ status: 'TROUBLESHOOTING', message: expect.stringContaining('هنوز پاسخ') })
  expect(await holder.balance()).toBe(balance - 10_007_200)
  app.clock.advance(3600)
  expect(await receiptOf(holder, made.body.id)).toMatchObject({ status })
  expect(await holder.balance()).toBe(left)
})

test('BNK-067 a bank that refuses, and an account that rests: FAILED, and nothing is taken', async () => {
  const holder = await app.holder()
  const resting = await app.holder({ kind: 'card-blocked' })
  for (const number of [cardOf('627416'), resting.card.number]) {
    const made = await app.pay<TransferResult>(holder, number, { amount: 10_000_000 })
    expect(made.body).toMatchObject({ status: 'FAILED', message: expect.stringContaining('مبلغی از حساب شما کم نشد') })
    expect(await receiptOf(holder, made.body.id)).toMatchObject({ status: 'FAILED', fee: 0 })
  }
  expect(await holder.balance()).toBe(balance)
})

test('BNK-072 asset-back sells as many units as are missing, and leaves the rest in the account', async () => {
  const holder = await app.holder()
  await app.db.query('update card_account set daily_limit = 500000000 where id = $1', [holder.card.account_id])
  const refused = await app.pay(holder, elsewhere, { amount: 100_000_000 })
  expect([refused.status, errorMessage(refused.body)]).toEqual([400, 'موجودی کافی نیست'])
  await holder.confirm('PATCH', '/bank/api/v1/asset-back/', { enabled: true })
  const units = async () => {
    const { body } = await holder.get<{ units: number }>('/fund/api/v1/user_fund/12180/')
    return body.units
  }
  const before = await units()
  const [{ price } = { price: 0 }] = await app.db.query<{ price: number }>(
    "select price from price where instrument = 'fund:12180' order by day desc limit 1",
  )
  expect(await app.pay(holder, elsewhere, { amount: 100_000_000 })).toMatchObject({ body: { status: 'DONE' } })
  const missing = 100_020_000 - balance
  const sold = Math.ceil(missing / price)
  // The message with the second password names the sale. (D-257)
  const [asked] = await app.db.query<{ text: string }>(
    `select text from sms where receiver = (select mobile from person where sub = $1) and text like '%انتقال%رمز:%'
     order by id desc limit 1`,
    [holder.sub],
  )
  expect(asked?.text.split('\n')[3]).toBe(
    `با فروش ${formatNumber(sold, 'fa')} واحد صندوق (خالص ${formatRial(sold * price, 'fa')})`,
  )
  expect(await units()).toBe(before - sold)
  expect(await holder.balance()).toBe(sold * price - missing)
})

test('BNK-072 ERR-21 with more than the units are worth nothing is sold', async () => {
  const holder = await app.holder()
  await app.db.query('update card_account set daily_limit = 500000000 where id = $1', [holder.card.account_id])
  await holder.confirm('PATCH', '/bank/api/v1/asset-back/', { enabled: true })
  const refused = await app.pay(holder, elsewhere, { amount: 300_000_000 })
  expect([refused.status, errorMessage(refused.body)]).toEqual([400, 'موجودی کافی نیست'])
  expect(await holder.balance()).toBe(balance)
})

test('BNK-062 D-171 the last recipients are told by name, the newest first, without the saved ones', async () => {
  const holder = await app.holder()
  const recent = async () =>
    (await holder.get<{ recent: { number: string; owner_name: string }[] }>('/bank/api/v1/destinations/')).body.recent
  await app.pay(holder, friend.card.number, { amount: 10_000 })
  await app.pay(holder, elsewhere, { amount: 10_000 })
  await app.pay(holder, friend.card.number, { amount: 10_000 })
  expect((await recent()).map(({ number }) => number).slice(0, 2)).toEqual([friend.card.number, elsewhere])
  expect((await recent())[0]).toEqual({
    ...{ kind: 'CARD', number: friend.card.number, owner_name: 'لاله آذرمهر', bankName: 'بانک خاورمیانه' },
    ...{ uses: 2, last_used_at: app.clock.now().toISOString() },
  })
  await app.pay(holder, elsewhere, { amount: 10_000, more: { save: true } })
  const numbers = (await recent()).map(({ number }) => number)
  expect(numbers[0]).toBe(friend.card.number)
  expect(numbers).not.toContain(elsewhere)
})

test('BNK-062 destinations are saved with a transfer or by hand, the last used first, for no one else', async () => {
  const holder = await app.holder()
  const path = '/bank/api/v1/destinations/'
  const list = async () =>
    (await holder.get<{ destinations: { id: number; name: string; number: string }[] }>(path)).body.destinations
  await app.pay(holder, friend.card.number, { amount: 10_000, more: { save: true } })
  const iban = 'ir16 0120 0000 0000 1234 5678 90'
  await holder.post(path, { kind: 'IBAN', number: iban, name: ' صاحب‌خانه \u202e' })
  expect((await list()).map(({ name, number }) => [name, number])).toEqual([
    ['صاحب‌خانه', ibanElsewhere],
    ['لاله آذرمهر', friend.card.number],
  ])
  app.clock.advance(1)
  await holder.post(path, { kind: 'CARD', number: friend.card.number, name: 'لاله' })
  const [first] = await list()
  expect(first).toMatchObject({ name: 'لاله', number: friend.card.number })
  expect(await list()).toHaveLength(2)
  expect((await payer.remove(`${path}${first?.id}/`)).status).toBe(404)
  expect((await holder.remove(`${path}${first?.id}/`)).status).toBe(200)
  expect(await list()).toHaveLength(1)
  for (const wrong of [{ name: '  ' }, { name: 'ا'.repeat(41) }, { number: '1' }, { kind: 'SHOP' }]) {
    const answer = await holder.post(path, { kind: 'IBAN', number: ibanElsewhere, name: 'نام', ...wrong })
    expect(answer.status).toBe(400)
  }
})

test('BNK-087 SBX-140 numbers of one person are one recipient, where the bank names the same owner, and for no one else', async () => {
  const holder = await app.holder()
  const path = '/bank/api/v1/destinations/'
  const list = async () =>
    (await holder.get<{ destinations: { number: string; name: string; recipient: number; uses: number }[] }>(path)).body
      .destinations
  await app.pay(holder, friend.card.number, { amount: 10_000, more: { save: true } })
  const [card] = await list()
  expect(card).toMatchObject({ uses: 1, name: 'لاله آذرمهر' })
  const recipient = card?.recipient
  // Another owner, and the recipient of another person: before anything is asked of the bank.
  const before = await holder.balance()
  const wrong = await send(holder, ibanElsewhere, 10_000, 'pol', { save: true, recipient })
  expect([wrong.status, errorMessage(wrong.body)]).toEqual([400, expect.stringContaining('میان شماره‌های لاله آذرمهر')])
  const others = await send(payer, friend.card.iban, 10_000, 'internal', { save: true, recipient })
  expect([others.status, await holder.balance()]).toEqual([404, before])
  const byHand = { kind: 'IBAN', number: ibanElsewhere, name: 'لاله', recipient }
  expect((await holder.post(path, byHand)).status).toBe(400)
  expect((await payer.post(path, { ...byHand, number: friend.card.iban })).status).toBe(404)
  expect((await send(holder, friend.card.iban, 10_000, 'internal', { save: true, recipient })).status).toBe(200)
  await holder.post(path, { kind: 'CARD', number: friend.card.number, name: 'لاله' })
  const saved = await list()
  expect(saved.map((one) => one.name)).toEqual(['لاله', 'لاله'])
  expect(new Set(saved.map((one) => one.recipient))).toEqual(new Set([recipient]))
})

test('BNK-089 a saved destination gets the owner that the bank named at the last transfer', async () => {
  const holder = await app.holder()
  await app.pay(holder, friend.card.number, { amount: 10_000, more: { save: true } })
  await app.db.query("update bank_destination set owner_name = 'کس دیگر' where sub = $1", [holder.sub])
  await app.pay(holder, friend.card.number, { amount: 10_000 })
  const { body } = await holder.get<{ destinations: { owner_name: string }[] }>('/bank/api/v1/destinations/')
  expect(body.destinations).toMatchObject([{ owner_name: 'لاله آذرمهر' }])
})

test('BNK-088 SBX-141 an account number of the bank itself is asked about by its IBAN, any other is not there', async () => {
  const ask = (iban: string) => payer.post<DestinationOwner>(`${ibanPath}inquiry/`, { iban })
  const found = await ask(`${formatDigits(friend.card.account_number, 'fa')}\u200f`)
  expect(found.body).toMatchObject({ owner_name: 'لاله آذرمهر', iban: friend.card.iban, types: ['internal'] })
  const missing = await ask('0000000000000')
  expect([missing.status, errorMessage(missing.body)]).toEqual([404, expect.stringContaining('در بانک خاورمیانه نیست')])
  expect((await ask(payer.card.account_number)).status).toBe(400)
  expect((await ask('123456789012')).status).toBe(400)
})

test('T36 BNK-082 CON-34 destinations that were not paid before get a milliard rial a day, in all, and the inquiry says what is left', async () => {
  const holder = await app.holder()
  await app.db.query('update card_account set daily_limit = 500000000 where id = $1', [holder.card.account_id])
  const income = { daysAgo: 0, type: 'deposit', name: { fa: 'واریز', en: 'Deposit' }, amount: 3_000_000_000 } as const
  await addIncome(app.db, app.clock, holder.card.account_id, income)
  const [first, second] = [buildIban('012', '11'), buildIban('012', '12')]
  const left = async (iban: string) =>
    (await holder.post<DestinationOwner>(`${ibanPath}inquiry/`, { iban })).body.left_today
  expect(await left(first)).toBe(1_000_000_000)
  expect((await send(holder, first, 700_000_000, 'paya')).status).toBe(200)
  expect([await left(first), await left(second)]).toEqual([300_000_000, 300_000_000])
  const codes = await holder.newestCode()
  const refused = await send(holder, second, 300_000_001, 'paya')
  expect([refused.status, errorMessage(refused.body)]).toEqual([
    400,
    'تا امروز به این مقصد انتقالی نداشته‌اید و امروز تا ۳۰۰٬۰۰۰٬۰۰۰ ریال به آن ممکن است؛ از فردا تا سقف معمول.',
  ])
  expect(await holder.newestCode()).toBe(codes)
  // The card's transfers count too.
  expect((await app.pay(holder, cardOf('603799'), { amount: 300_000_000 })).status).toBe(200)
  const more = await app.pay(holder, friend.card.number, { amount: 10_000 })
  expect([more.status, errorMessage(more.body)]).toEqual([400, expect.stringContaining('به مقصدهای جدید امروز')])
  app.clock.advance(86_400)
  expect([await left(first), await left(second)]).toEqual([undefined, 1_000_000_000])
  expect((await send(holder, first, 1_200_000_000, 'paya')).status).toBe(200)
})

test('T36 BNK-082 CON-34 five new destinations a day, and each of them again', async () => {
  const holder = await app.holder()
  const cards = Array.from({ length: 6 }, (_, index) => buildCardNumber(`60379912345000${index}`))
  const statuses: number[] = []
  for (const card of [...cards, cards[0] ?? '']) statuses.push((await app.pay(holder, card, { amount: 10_000 })).status)
  expect(statuses).toEqual([200, 200, 200, 200, 200, 400, 200])
})

test('BNK-082 SBX-124 an own payout account is no new destination, once it is usable', async () => {
  const holder = await app.holder()
  const [own] = await app.db.query<{ iban: string }>(
    "select iban from payout_account where sub = $1 and substr(iban, 5, 3) = '092'",
    [holder.sub],
  )
  const left = async () =>
    (await holder.post<DestinationOwner>(`${ibanPath}inquiry/`, { iban: own?.iban })).body.left_today
  expect(await left()).toBeUndefined()
  expect((await send(holder, own?.iban ?? '', 50_000_000, 'paya')).status).toBe(200)
  expect(
    (await holder.post<DestinationOwner>(`${ibanPath}inquiry/`, { iban: buildIban('012', '13') })).body.left_today,
  ).toBe(1_000_000_000)
  await app.db.query('update payout_account set usable_from = $2 where sub = $1', [
    holder.sub,
    new Date(app.clock.now().getTime() + 1),
  ])
  expect(await left()).toBe(950_000_000)
})

test('BNK-082 a transfer that failed, or was saved only, does not make a destination known', async () => {
  const holder = await app.holder()
  const number = cardOf('627416')
  await app.pay(holder, number, { amount: 10_000 })
  await holder.post('/bank/api/v1/destinations/', { kind: 'CARD', number, name: 'کسی' })
  app.clock.advance(86_400)
  const { body } = await holder.post<DestinationOwner>(`${cardPath}inquiry/`, { card_number: number })
  expect(body.left_today).toBe(1_000_000_000)
})
