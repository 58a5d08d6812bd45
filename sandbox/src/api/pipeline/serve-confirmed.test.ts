import { expect, test } from '@jest/globals'
import type { AssetBack, BankSetting } from '@sarv/shared/contract/bank-settings'
import type { Confirmation } from '@sarv/shared/contract/confirmation'
import type { FundAccount } from '@sarv/shared/contract/fund-accounts'
import { buildIban } from '../../identifiers/check-digits'
import { setSmsOutage } from '../../sms/text-messages'
import { errorMessage } from '../../testing/api-client'
import { type CardHolder, openBankTestApp } from '../../testing/bank-test-app'
import { openBeforeAll } from '../../testing/open-before-all'

const app = openBeforeAll(() => openBankTestApp('2026-11-21T08:30:00Z'))

const accounts = '/fund/api/v1/accounts/'
const setting = '/bank/api/v1/setting/'
const block = '/bank/api/v1/card/block/'
const assetBack = '/bank/api/v1/asset-back/'
const contact = '/onboarding/api/v1/user-contact/'

interface Asking {
  readonly message: string
  readonly confirmation: Confirmation
}

/** A sensitive change of one person. */
interface Sensitive {
  readonly method: 'POST' | 'PATCH'
  readonly path: string
  readonly body: object
  /** Another change by the same call, whose code is a wrong one here. */
  readonly other: object
}

const numbers = Array.from({ length: 90 }, (_, index) => buildIban('012', String(index + 1).padStart(13, '0')))
const freshIban = () => numbers.pop()
const accountsOf = async (who: CardHolder) => (await who.get<FundAccount[]>(accounts)).body
const settingOf = async (who: CardHolder) => (await who.get<BankSetting>(setting)).body
const sms = (who: CardHolder) =>
  app.db.query<{ text: string; code: string | null }>(
    'select text, code from sms where receiver = (select mobile from person where sub = $1) order by id',
    [who.sub],
  )

const changes: [
  string,
  RegExp,
  RegExp,
  (who: CardHolder) => Promise<Sensitive>,
  (who: CardHolder) => Promise<unknown>,
][] = [
  [
    'a payout account',
    /^افزودن حساب ••• [۰-۹]{4} بانک ملت برای واریز وجه فروش$/,
    /^سرو: حساب ••• [۰-۹]{4} بانک ملت برای واریز وجه فروش افزوده شد و واریز به آن از ۱ آذر ۱۴۰۵ ساعت ۱۲:۰۰ ممکن است\. اگر کار شما نیست/,
    async () => ({ method: 'POST', path: accounts, body: { iban: freshIban() }, other: { iban: freshIban() } }),
    async (who) => (await accountsOf(who)).length,
  ],
  [
    'the default account',
    /^پیش‌فرض کردن حساب ••• [۰-۹]{4} بانک کرانه برای واریز وجه فروش$/,
    /^سرو: حساب ••• [۰-۹]{4} بانک کرانه حساب پیش‌فرض واریز وجه فروش شد\. اگر/,
    async (who) => {
      const { id } = (await accountsOf(who)).find(({ is_default }) => !is_default) ?? { id: 0 }
      return { method: 'PATCH', path: `${accounts}${id}/`, body: { is_default: true }, other: {} }
    },
    async (who) => (await accountsOf(who)).findIndex(({ is_default }) => is_default),
  ],
  [
    'a higher daily limit',
    /^افزایش سقف روزانهٔ کارت به ۵۰۰٬۰۰۰٬۰۰۰ ریال$/,
    /^سرو: سقف روزانهٔ کارت شما ۵۰۰٬۰۰۰٬۰۰۰ ریال شد\. اگر/,
    async () => ({
      method: 'PATCH',
      path: setting,
      body: { card_daily: 500_000_000 },
      other: { card_daily: 400_000_000 },
    }),
    async (who) => (await settingOf(who)).limits.card_daily,
  ],
  [
    'an unblocked card',
    /^رفع مسدودی کارت$/,
    /^سرو: مسدودی کارت شما رفع شد\. اگر/,
    async (who) => {
      await who.post(block, { is_blocked: true })
      return { method: 'POST', path: block, body: { is_blocked: false }, other: {} }
    },
    async (who) => (await settingOf(who)).is_blocked,
  ],
  [
    'spending that sells units',
    /^اجازهٔ فروش واحدهای صندوق هنگام کم بودن موجودی کارت$/,
    /^سرو: برداشت از واحدهای صندوق با کارت شما روشن شد\. اگر/,
    async () => ({ method: 'PATCH', path: assetBack, body: { enabled: true }, other: {} }),
    async (who) => (await who.get<AssetBack>(`${assetBack}yearly-return/`)).body.enabled,
  ],
  [
    'an e-mail',
    /^ثبت ایمیل \u2066n\*\*\*@site\.com\u2069$/,
    /^سرو: ایمیل حساب شما \u2066n\*\*\*@site\.com\u2069 شد\. اگر/,
    async () => ({
      method: 'PATCH',
      path: contact,
      body: { email: 'negar@site.com' },
      other: { email: 'nader@site.com' },
    }),
    async (who) => (await who.get<{ email: string | null }>('/onboarding/api/v1/profile/')).body.email,
  ],
]

const wrong = (code: string) => (code === '000000' ? '000001' : '000000')

test.each(changes)(
  'SBX-122 CON-32 %s: 428 and a text message that names it; its own code alone makes it, once, and the person is told',
  async (_name, sentence, notice, change, state) => {
    const who = await app.holder()
    const { method, path, body, other } = await change(who)
    const before = await state(who)
    const asked = await who.change<Asking>(method, path, body)
    expect([asked.status, asked.body]).toEqual([
      428,
      {
        message: 'برای این کار کد تأیید لازم است که به شمارهٔ شما پیامک شد.',
        confirmation: {
          text: expect.stringMatching(sentence),
          receiver: expect.stringMatching(/^09\d\d ••• \d{4}$/),
          expire_seconds: 119,
          digits: 6,
        },
      },
    ])
    const code = await who.newestCode()
    expect(code).toMatch(/^\d{6}$/)
    const sent = (await sms(who)).at(-1)?.text.split('\n') ?? []
    expect(sent).toEqual([
      'سرو',
      asked.body.confirmation.text,
      `کد: ${code}`,
      'این کد را به هیچ‌کس ندهید.',
      `@localhost:3000 #${code}`,
    ])
    expect((await who.change(method, path, { ...body, ...other }, wrong(code))).status).toBe(400)
    if (Object.keys(other).length > 0) expect((await who.change(method, path, other, code)).status).toBe(400)
    expect(await state(who)).toEqual(before)
    expect((await who.change(method, path, body, code)).status).toBe(200)
    expect(await state(who)).not.toEqual(before)
    expect((await sms(who)).filter((one) => one.code === null).map(({ text }) => text)).toEqual([
      expect.stringMatching(notice),
    ])
  },
)

test('SBX-122 a code of one change confirms no other one', async () => {
  const who = await app.holder()
  await who.change('PATCH', assetBack, { enabled: true })
  const code = await who.newestCode()
  for (const [method, path, body] of [
    ['POST', accounts, { iban: freshIban() }],
    ['PATCH', setting, { card_daily: 500_000_000 }],
    ['PATCH', contact, { email: 'thief@site.com' }],
  ] as const) {
    const { status, body: refusal } = await who.change(method, path, body, code)
    expect([status, errorMessage(refusal)]).toEqual([400, 'هنوز کدی فرستاده نشده است. کد جدید بگیرید.'])
  }
})

test('SBX-122 a code of one person confirms nothing of another one', async () => {
  const [who, other] = [await app.holder(), await app.holder()]
  const body = { card_daily: 500_000_000 }
  await who.change('PATCH', setting, body)
  await other.change('PATCH', setting, body)
  const code = await other.newestCode()
  const own = await who.newestCode()
  expect((await who.change('PATCH', setting, body, code === own ? wrong(own) : code)).status).toBe(400)
})

test('SBX-122 T17 wrong codes count, the fifth ends the code, and the right one comes too late', async () => {
  const who = await app.holder()
  const body = { card_daily: 500_000_000 }
  await who.change('PATCH', setting, body)
  const code = await who.newestCode()
  const messages: string[] = []
  for (let time = 0; time < 5; time++)
    messages.push(errorMessage((await who.change('PATCH', setting, body, wrong(code))).body))
  expect(messages.map((text) => /[۰-۹](?= تلاش)|باطل/.exec(text)?.[0])).toEqual(['۴', '۳', '۲', '۱', 'باطل'])
  expect((await who.change('PATCH', setting, body, code)).status).toBe(400)
  expect((await settingOf(who)).limits.card_daily).toBe(100_000_000)
})

test('SBX-122 the code lives for its time; asking again within it sends nothing and says what is left', async () => {
  const who = await app.holder()
  const body = { card_daily: 500_000_000 }
  const ask = async () => (await who.change<Asking>('PATCH', setting, body)).body.confirmation.expire_seconds
  expect(await ask()).toBe(119)
  const first = await who.newestCode()
  app.clock.advance(60)
  expect([await ask(), (await sms(who)).length]).toEqual([59, 1])
  app.clock.advance(60)
  expect(errorMessage((await who.change('PATCH', setting, body, first)).body)).toContain('زمان این کد تمام شده است')
  expect([await ask(), (await sms(who)).length]).toEqual([119, 2])
  for (let time = 0; time < 3; time++) {
    app.clock.advance(120)
    await ask()
  }
  app.clock.advance(120)
  const refused = await who.change('PATCH', setting, body)
  expect([refused.status, refused.headers['retry-after'], errorMessage(refused.body)]).toEqual([
    429,
    expect.any(String),
    expect.stringContaining('کدهای زیادی خواسته‌اید'),
  ])
})

test.each<[string, number, (who: CardHolder) => Promise<{ status: number }>]>([
  ['a limit above the highest', 400, (who) => who.change('PATCH', setting, { card_daily: 500_000_001 })],
  ['a limit that is text', 400, (who) => who.change('PATCH', setting, { card_daily: '5' })],
  ['a broken IBAN', 400, (who) => who.change('POST', accounts, { iban: 'IR00' })],
  ['an account of another person', 404, (who) => who.change('PATCH', `${accounts}1/`, { is_default: true })],
  ['an e-mail that is none', 400, (who) => who.change('PATCH', contact, { email: 'negar' })],
  [
    'an address of another person',
    404,
    (who) => who.change('PATCH', contact, { email: 'negar@site.com', address_id: 99_999 }),
  ],
  [
    'an IBAN of another person',
    400,
    async (who) => {
      const [account] = await accountsOf(await app.holder())
      return who.change('POST', accounts, { iban: account?.iban })
    },
  ],
])('SBX-122 what is refused sends no code: %s', async (_, status, refused) => {
  const who = await app.holder()
  expect((await refused(who)).status).toBe(status)
  expect(await sms(who)).toEqual([])
})

test.each<[string, (who: CardHolder) => Promise<{ status: number }>]>([
  ['a lower limit', (who) => who.change('PATCH', setting, { card_daily: 50_000_000 })],
  ['the limit as it is', (who) => who.change('PATCH', setting, { card_daily: 100_000_000 })],
  ['blocking the card', (who) => who.change('POST', block, { is_blocked: true })],
  ['unblocking a card that is not blocked', (who) => who.change('POST', block, { is_blocked: false })],
  ['units are no longer sold', (who) => who.change('PATCH', assetBack, { enabled: false })],
  ['an account that is known', async (who) => who.change('POST', accounts, { iban: (await accountsOf(who))[0]?.iban })],
  [
    'the account that is the default one',
    async (who) => who.change('PATCH', `${accounts}${(await accountsOf(who))[0]?.id}/`, { is_default: true }),
  ],
  ['the default address', async (who) => who.change('PATCH', contact, { address_id: await who.addAddress('a@b.co') })],
])('SBX-122 what takes nothing from the person takes no code: %s', async (_, change) => {
  const who = await app.holder()
  expect((await change(who)).status).toBe(200)
  expect(await sms(who)).toEqual([])
})

test('SBX-122 F61 while the SMS service is down nothing changes, and the person is told so', async () => {
  const who = await app.holder()
  const [person] = await app.db.query<{ mobile: string }>('select mobile from person where sub = $1', [who.sub])
  await setSmsOutage(app.db, person?.mobile ?? '', true)
  const refused = await who.change('PATCH', setting, { card_daily: 500_000_000 })
  expect([refused.status, errorMessage(refused.body)]).toEqual([503, expect.stringContaining('سامانهٔ پیامک')])
  expect((await settingOf(who)).limits.card_daily).toBe(100_000_000)
})

test('SBX-122 T16 a confirmed change whose answer was lost is sent again under its key, and is one change', async () => {
  const who = await app.holder()
  const body = { iban: freshIban() }
  await who.change('POST', accounts, body)
  const code = await who.newestCode()
  const send = () => who.change<FundAccount[]>('POST', accounts, body, code, 'the-same-key')
  const first = await send()
  expect([first.status, first.body.length]).toEqual([200, 3])
  expect(await send()).toMatchObject({ status: 200, body: first.body })
})

test('SBX-122 a reader of English confirms in English', async () => {
  const { sub } = await app.holder()
  const who = await app.signIn(sub, 'en')
  const { body } = await who.change<Asking>('PATCH', setting, { card_daily: 500_000_000 })
  expect(body).toMatchObject({
    message: 'This needs the confirmation code that was sent to your number.',
    confirmation: { text: 'Raise the daily limit of the card to 500,000,000 IRR' },
  })
})
