import { randomUUID } from 'node:crypto'
import { expect, test } from '@jest/globals'
import type { FundAccount } from '@sarv/shared/contract/fund-accounts'
import type { Payment } from '@sarv/shared/contract/fund-payment'
import type { InboxEntry } from '@sarv/shared/contract/inbox'
import { buildCardNumber } from '../identifiers/check-digits'
import type { InboxKind } from '../inbox-entries/inbox-kinds'
import { profitDueAt } from '../ledger/profit'
import { type CardHolder, openBankTestApp } from '../testing/bank-test-app'
import { openBeforeAll } from '../testing/open-before-all'
import { createPmaClient } from '../testing/pma-client'
import { jalaliMonthStarts, tehranDay } from '../time/tehran'
import { runAllDueJobs } from './runner'
import { schedulerInterval } from './scheduler'

const app = openBeforeAll(() => openBankTestApp('2026-11-21T08:30:00Z'))
const destination = buildCardNumber('603799123456789')

/** Seconds within which a person is told. */
const promise = 60

/** Lets the time pass up to a moment that the database knows. */
async function passTo(text: string, sub: string): Promise<Date> {
  const [row] = await app.db.query<{ at: Date }>(text, [sub])
  if (row === undefined) throw new Error('Missing moment: expected one in the database')
  app.clock.advance((row.at.getTime() - app.clock.now().getTime()) / 1000)
  return row.at
}

async function buy(who: CardHolder, amount = 50_000_000): Promise<void> {
  const wish = { ds_code: '11602', amount, type: 'BUY', callback_url: 'http://localhost:3000/payment/receipt' }
  const payment = (await who.post<Payment>('/fund/api/v1/payment/request/', wish, randomUUID())).body
  await app.press(payment.payment_methods[0]?.landing_url ?? '', 'SUCCESS', amount)
}
const orderDue = 'select due_at as at from fund_order where sub = $1 and due_at is not null order by id desc limit 1'

async function portfolio(who: CardHolder) {
  const path = createPmaClient(app, who)
  return { path, paid: await path.pay((await path.start(800_000_000)).body) }
}

/** Makes a fact, and says when it was one. */
type Fact = (who: CardHolder) => Promise<Date>
const now = async (made: Promise<unknown>) => {
  await made
  return app.clock.now()
}

const facts: [string, InboxKind, string, Fact][] = [
  ['a purchase that was paid', 'PAYMENT', 'پرداخت', (who) => now(buy(who))],
  [
    'a purchase that settled',
    'PURCHASE',
    'خرید',
    async (who) => {
      await buy(who)
      return passTo(orderDue, who.sub)
    },
  ],
  [
    'a sale that settled',
    'SALE',
    'واریز شد',
    async (who) => {
      const [account] = (await who.get<FundAccount[]>('/fund/api/v1/accounts/')).body
      const sale = { ds_code: '12180', side: 'SELL', units: 10, bank_account_id: account?.id }
      await who.post('/fund/api/v1/orders/', sale, randomUUID())
      return passTo(orderDue, who.sub)
    },
  ],
  [
    'a transfer that arrived',
    'DEPOSIT',
    'کارت به کارت به حساب بانکی شما رسید',
    async (who) => now(app.pay(await app.holder(), who.card.number, { amount: 1_000_000 })),
  ],
  [
    'a profit that was paid',
    'DEPOSIT',
    'سود صندوق',
    async (who) => {
      await buy(who)
      await passTo(orderDue, who.sub)
      await runAllDueJobs(app.db, app)
      const today = new Date(app.clock.now().getTime() + 40 * 86_400_000)
      const paid = profitDueAt(jalaliMonthStarts(tehranDay(today), 1)[0] ?? '')
      app.clock.advance((paid.getTime() - app.clock.now().getTime()) / 1000)
      return paid
    },
  ],
  [
    'a contract to sign',
    'CONTRACT',
    'آمادهٔ امضای شماست',
    async (who) => {
      const { path, paid } = await portfolio(who)
      return now(path.survey(paid))
    },
  ],
  [
    'a slip that was refused',
    'REFUSED',
    'رسید بانکی شما پذیرفته نشد',
    async (who) => {
      const path = createPmaClient(app, who)
      const started = (await path.start(800_000_000)).body
      await path.sendSlip(started, 'payment', { ...facts0, tracking_number: '0000' })
      return passTo(
        `select b.review_due_at as at from bank_slip b join payment p on p.uuid = b.payment_uuid where p.sub = $1`,
        who.sub,
      )
    },
  ],
  [
    'a limit that is nearly used',
    'LIMIT',
    'سقف روزانهٔ کارت',
    async (who) => {
      await who.patch('/bank/api/v1/setting/', { card_daily: 1_200_000 })
      return now(app.pay(who, destination, { amount: 1_000_000 }))
    },
  ],
  [
    'a sensitive change',
    'SECURITY',
    'اگر کار شما نیست',
    (who) => now(who.confirm('PATCH', '/onboarding/api/v1/user-contact/', { email: 'negar@site.com' })),
  ],
]
const facts0 = { tracking_number: '408291', date: '2026-11-20', account_number: '0203456789101' }

test.each(facts)(
  'SBX-149 %s is told within a minute, by a message and an entry, though the person does not look',
  async (_, kind, said, make) => {
    const who = await app.holder()
    const at = await make(who)
    // The round of jobs that comes at the latest before the minute is over.
    app.clock.advance(promise - schedulerInterval / 1000)
    await runAllDueJobs(app.db, app)
    const told = await app.db.query<{ text: string }>(
      `select s.text from sms s join person p on p.mobile = s.receiver and p.sub = $1 where s.sent_at between $2 and $3`,
      [who.sub, at, app.clock.now()],
    )
    const entries = await app.db.query<{ kind: string; text: { fa: string } }>(
      'select kind, text from inbox_entry where sub = $1 and created_at between $2 and $3',
      [who.sub, at, app.clock.now()],
    )
    const entry = entries.find((one) => one.kind === kind && one.text.fa.includes(said))
    expect(entry).toBeDefined()
    expect(told.map(({ text }) => text)).toContain(`سرو: ${entry?.text.fa}`)
  },
)

test('SBX-149 a limit that is nearly used is told once', async () => {
  const who = await app.holder()
  await who.patch('/bank/api/v1/setting/', { card_daily: 3_000_000 })
  for (const amount of [1_000_000, 1_500_000, 100_000]) await app.pay(who, destination, { amount })
  const kinds = (await who.get<{ results: InboxEntry[] }>('/general/api/v1/inbox/')).body.results.map(
    ({ kind }) => kind,
  )
  expect(kinds.filter((kind) => kind === 'LIMIT')).toHaveLength(1)
})
