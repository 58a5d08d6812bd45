import { randomUUID } from 'node:crypto'
import { expect, test } from '@jest/globals'
import type { FundAccount } from '@sarv/shared/contract/fund-accounts'
import type { Payment } from '@sarv/shared/contract/fund-payment'
import type { InboxEntry } from '@sarv/shared/contract/inbox'
import { buildCardNumber, buildIban } from '../../identifiers/check-digits'
import { setSmsOutage } from '../../sms/text-messages'
import { type CardHolder, openBankTestApp } from '../../testing/bank-test-app'
import { createCardClient } from '../../testing/card-client'
import type { Investor } from '../../testing/onboarding-test-app'
import { openBeforeAll } from '../../testing/open-before-all'

const app = openBeforeAll(() => openBankTestApp('2026-11-21T08:30:00Z'))

const inbox = '/general/api/v1/inbox/'
interface Inbox {
  readonly results: InboxEntry[]
  readonly has_more: boolean
  readonly unread: number
}
const read = async (who: Investor, query = '') => (await who.get<Inbox>(`${inbox}${query}`)).body
const unread = async (who: Investor) => (await who.get<{ unread: number }>(`${inbox}unread/`)).body.unread
const markRead = (who: Investor, up_to: unknown) => who.post<{ unread: number }>(`${inbox}read/`, { up_to })
const messages = (who: Investor) =>
  app.db.query<{ text: string; code: string | null }>(
    'select text, code from sms where receiver = (select mobile from person where sub = $1) order by id',
    [who.sub],
  )
const destination = buildCardNumber('603799123456789')
const accountsOf = async (who: CardHolder) => (await who.get<FundAccount[]>('/fund/api/v1/accounts/')).body

async function withCardCode(who: CardHolder, purpose: 'PIN' | 'REVEAL', path: string, body: object) {
  await who.post('/bank/api/v1/card/otp/', { purpose })
  return who.post(path, { ...body, code: await who.newestCode() })
}

type Event = (who: CardHolder) => Promise<unknown>
const events: [string, Partial<InboxEntry>, Event][] = [
  [
    'a transfer',
    {
      kind: 'TRANSFER',
      title: 'انتقال وجه',
      action_type: 'BANK_RECEIPT',
      link: expect.stringMatching(/^\d+$/) as never,
    },
    (who) => app.pay(who, destination, { amount: 1_000_000 }),
  ],
  [
    'a sale',
    { kind: 'SALE', action_type: 'ORDER', link: expect.stringMatching(/^\d+$/) as never },
    async (who) => {
      const [account] = await accountsOf(who)
      const sale = { ds_code: '12180', side: 'SELL', units: 10, bank_account_id: account?.id }
      return who.post('/fund/api/v1/orders/', sale, randomUUID())
    },
  ],
  [
    'a charge',
    { kind: 'DEPOSIT', action_type: 'BANK', link: null },
    async (who) => {
      const wish = { account_id: who.card.account_id, amount: 5_000_000 }
      const payment = (await who.post<Payment>('/bank/api/v1/charge/', wish)).body
      return app.press(payment.payment_methods[0]?.landing_url ?? '', 'SUCCESS', 5_000_000)
    },
  ],
  [
    'a payout account',
    { kind: 'SECURITY', action_type: 'ACCOUNTS' },
    (who) => who.confirm('POST', '/fund/api/v1/accounts/', { iban: buildIban('012', '0000000000091') }),
  ],
  [
    'the default account',
    { kind: 'SECURITY', action_type: 'ACCOUNTS' },
    async (who) => {
      const other = (await accountsOf(who)).find(({ is_default }) => !is_default)
      return who.confirm('PATCH', `/fund/api/v1/accounts/${other?.id}/`, { is_default: true })
    },
  ],
  [
    'a higher limit',
    { kind: 'SECURITY', action_type: 'BANK' },
    (who) => who.confirm('PATCH', '/bank/api/v1/setting/', { card_daily: 500_000_000 }),
  ],
  [
    'an unblocked card',
    { kind: 'SECURITY', action_type: 'BANK' },
    async (who) => {
      await who.post('/bank/api/v1/card/block/', { is_blocked: true })
      return who.confirm('POST', '/bank/api/v1/card/block/', { is_blocked: false })
    },
  ],
  [
    'spending that sells units',
    { kind: 'SECURITY', action_type: 'BANK' },
    (who) => who.confirm('PATCH', '/bank/api/v1/asset-back/', { enabled: true }),
  ],
  [
    'an e-mail',
    { kind: 'SECURITY', action_type: 'USER_INFO' },
    (who) => who.confirm('PATCH', '/onboarding/api/v1/user-contact/', { email: 'negar@site.com' }),
  ],
  [
    'a new PIN',
    { kind: 'SECURITY', text: expect.stringContaining('رمز کارت شما تغییر کرد') as never },
    (who) => withCardCode(who, 'PIN', '/bank/api/v1/card/pin/', { pin: '2580' }),
  ],
  [
    'a look at the number of the card',
    { kind: 'SECURITY', text: expect.stringContaining('مشخصات کامل کارت شما نمایش داده شد') as never },
    (who) => withCardCode(who, 'REVEAL', '/bank/api/v1/card/reveal/', {}),
  ],
]

test.each(events)(
  'SBX-130 %s is told by one text message and by one entry that says the same',
  async (_, entry, make) => {
    const who = await app.holder()
    await make(who)
    const { results } = await read(who)
    const told = await messages(who)
    expect(results).toEqual([expect.objectContaining({ ...entry, is_read: false })])
    expect(told.filter(({ code }) => code === null).map(({ text }) => text)).toEqual([`سرو: ${results[0]?.text}`])
    for (const { code } of told) if (code !== null) expect(JSON.stringify(results)).not.toContain(code)
  },
)

test('SBX-130 what the bank decides about a card is told by one text message and by one entry', async () => {
  const who = await app.investor({ kind: 'card-required' })
  const path = createCardClient(who)
  await path.passAll((await path.start()).body)
  await app.review({ sub: who.sub, stage: 'finalize', kind: 'approved' })
  const { results } = await read(who)
  expect(results).toEqual([expect.objectContaining({ kind: 'CARD', action_type: 'BANK', link: null })])
  expect((await messages(who)).map(({ text }) => text)).toEqual([`سرو: ${results[0]?.text}`])
})

test('SBX-130 a code alone, and what is refused, write no entry', async () => {
  const who = await app.holder()
  await who.change('PATCH', '/bank/api/v1/setting/', { card_daily: 500_000_000 })
  await who.post('/bank/api/v1/card/otp/', { purpose: 'REVEAL' })
  await who.post('/bank/api/v1/card/reveal/', { code: '000000' })
  await who.post('/bank/api/v1/transfer/card/otp/', {
    account_id: who.card.account_id,
    card_number: destination,
    amount: 1_000_000,
  })
  expect(await messages(who)).toHaveLength(3)
  expect(await read(who)).toEqual({ results: [], has_more: false, unread: 0 })
})

test('SBX-130 PLT-013 entries are in the language of the reader', async () => {
  const who = await app.holder()
  await app.pay(who, destination, { amount: 1_000_000 })
  const inEnglish = await app.signIn(who.sub, 'en')
  const [entry] = (await inEnglish.get<Inbox>(inbox)).body.results
  expect([entry?.title, entry?.text]).toEqual([
    'Transfer',
    `Card to card of 1,000,000 IRR to ••• ${destination.slice(-4)} was made.`,
  ])
})

test('SBX-130 the entry is there also while the SMS service does not respond', async () => {
  const who = await app.holder()
  const [person] = await app.db.query<{ mobile: string }>('select mobile from person where sub = $1', [who.sub])
  const wish = { account_id: who.card.account_id, card_number: destination, amount: 1_000_000 }
  await who.post('/bank/api/v1/transfer/card/otp/', wish)
  const password = await who.newestCode()
  await setSmsOutage(app.db, person?.mobile ?? '', true)
  await who.post('/bank/api/v1/transfer/card/', { ...wish, password })
  expect((await read(who)).results).toHaveLength(1)
})

/** Entries of a person, a minute apart; every third of them at the moment of the one before it. */
async function fill(who: Investor, count: number): Promise<void> {
  await app.db.query(
    `insert into inbox_entry (sub, kind, text, created_at)
     select $1, 'CARD', jsonb_build_object('fa', 'خبر ' || n, 'en', 'News ' || n), $2::timestamptz + make_interval(mins => n - (n % 3) / 2)
     from generate_series(1, $3) n`,
    [who.sub, app.clock.now(), count],
  )
}

test('SBX-130 F37 5,000 entries come twenty at a time, each once, the newest first', async () => {
  const who = await app.investor()
  await fill(who, 5_000)
  let page = await read(who)
  const all = [...page.results]
  for (let pages = 1; pages < 6; pages++) {
    page = await read(who, `?before=${page.results.at(-1)?.id}`)
    all.push(...page.results)
  }
  expect([all.length, page.has_more, page.unread]).toEqual([120, true, 5_000])
  expect(all.map(({ text }) => text)).toEqual(Array.from({ length: 120 }, (_, index) => `خبر ${5_000 - index}`))
})

test('SBX-130 entries up to one are read; newer ones are not', async () => {
  const who = await app.investor()
  await fill(who, 30)
  expect(await unread(who)).toBe(30)
  const { results } = await read(who)
  expect((await markRead(who, results[9]?.id)).body).toEqual({ unread: 9 })
  expect((await read(who)).results.map(({ is_read }) => is_read)).toEqual(results.map((_, index) => index >= 9))
  expect((await markRead(who, results[0]?.id)).body).toEqual({ unread: 0 })
  expect((await read(who, `?before=${results.at(-1)?.id}`)).results.every(({ is_read }) => is_read)).toBe(true)
})

test("SBX-130 T19 another person's entries are never listed, counted or read", async () => {
  const [who, other] = [await app.investor(), await app.investor()]
  await fill(who, 25)
  const [newest] = (await read(who)).results
  expect(await read(other)).toEqual({ results: [], has_more: false, unread: 0 })
  expect((await read(other, `?before=${newest?.id}`)).results).toEqual([])
  expect((await markRead(other, newest?.id)).status).toBe(404)
  for (const bad of ['1', 0.5, 2 ** 40, null, "x'--"]) expect((await markRead(who, bad)).status).toBe(400)
  expect([await unread(who), await unread(other)]).toEqual([25, 0])
})
