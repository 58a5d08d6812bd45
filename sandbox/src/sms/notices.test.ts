import { randomUUID } from 'node:crypto'
import { expect, test } from '@jest/globals'
import { formatRial } from '@sarv/shared/money/rial'
import { newCardFee } from '@sarv/shared/rules/constants'
import { formatDigits } from '@sarv/shared/text/digits'
import { buildCardNumber } from '../identifiers/check-digits'
import { runAllDueJobs } from '../jobs/runner'
import { openBankTestApp } from '../testing/bank-test-app'
import { createCardClient } from '../testing/card-client'
import type { Investor } from '../testing/onboarding-test-app'
import { openBeforeAll } from '../testing/open-before-all'
import { infoIn } from '../testing/pma-client'

const app = openBeforeAll(() => openBankTestApp('2026-11-21T08:30:00Z'))

/** The text messages of a person that are not codes, the newest first. */
const notices = async ({ sub }: Investor) =>
  (
    await app.db.query<{ text: string }>(
      'select text from sms where receiver = (select mobile from person where sub = $1) and code is null order by id desc',
      [sub],
    )
  ).map(({ text }) => text)
const verdict = (who: Investor, kind: 'approved' | 'refused', stage = 'finalize') =>
  app.review({ sub: who.sub, stage, kind })

async function requestCard(): Promise<Investor> {
  const who = await app.investor({ kind: 'card-required' })
  const path = createCardClient(who)
  await path.passAll((await path.start()).body)
  return who
}

test('D-177 BNK-034 the promised result of a card request comes by text message: refused', async () => {
  const who = await requestCard()
  expect(await notices(who)).toEqual([])
  await verdict(who, 'refused')
  expect(await notices(who)).toEqual([expect.stringContaining('بانک درخواست کارت شما را نپذیرفت')])
})

test('D-177 BNK-034 the promised result comes: sent back, issued, arrived', async () => {
  const who = await requestCard()
  await verdict(who, 'refused', 'video')
  expect(await notices(who)).toEqual([expect.stringContaining('باید اصلاح شود')])
  const other = await requestCard()
  await verdict(other, 'approved')
  await app.db.query('update card_account set activates_at = $2 where sub = $1', [other.sub, app.clock.now()])
  await other.get('/bank/api/v1/account/accounts-with-onb/')
  expect(await notices(other)).toEqual([
    'سرو: کارت شما رسید و حساب آن فعال شد.',
    expect.stringMatching(/^سرو: بانک درخواست شما را پذیرفت و کارت شما صادر شد/),
  ])
})

test('D-177 BNK-034 the result that is promised within a working day comes by then, though the person does not look', async () => {
  const who = await requestCard()
  expect((await createCardClient(who).account())?.messages).toEqual([
    expect.stringContaining('نتیجه تا یک روز کاری پیامک می‌شود'),
  ])
  app.clock.advance(86_400)
  await runAllDueJobs(app.db, app)
  expect((await notices(who)).at(-1)).toMatch(/^سرو: بانک درخواست شما را پذیرفت/)
})

test.each([
  ['approved', 'کارت جدید شما صادر شد و کارت پیشین دیگر کار نمی‌کند'],
  ['refused', 'بانک صدور مجدد کارت را نپذیرفت و کارمزد آن به شما بازگردانده شد'],
] as const)(
  'D-177 D-278 the fee of a reissue that is %s, and then how it ended, are told by text message',
  async (kind, text) => {
    const who = await app.investor({ kind: 'card-holder' })
    const path = createCardClient(who, 'REISSUE_CARD')
    const addressed = await path.passAll(await path.confirm((await path.start()).body), ['card', 'video', 'address'])
    await app.press(String(infoIn(addressed, 'payment', 'payment_methods', 'IPG')), 'SUCCESS', newCardFee)
    const paid = `سرو: پرداخت ${formatRial(newCardFee, 'fa')} برای «صدور مجدد کارت» انجام شد.`
    expect(await notices(who)).toEqual([paid])
    await verdict(who, kind)
    expect(await notices(who)).toEqual([expect.stringContaining(text), paid])
  },
)

const sent = (number: string) => `سرو: کارت به کارت ۱٬۰۰۰٬۰۰۰ ریال به ••• ${formatDigits(number.slice(-4), 'fa')} `
const late = 'ثبت شد، ولی بانک مقصد هنوز پاسخ نداده است. نتیجه پیامک می‌شود.'
test.each([
  ['603799', 'انجام شد.', []],
  ['627414', late, ['انجام شد.']],
  ['627415', late, ['انجام نشد و مبلغ آن در حساب شماست.']],
  ['627416', 'انجام نشد و مبلغ آن در حساب شماست.', []],
])('D-177 a transfer to the bank %s is told when it is made and when it has ended', async (bank, made, ended) => {
  const who = await app.holder()
  const number = buildCardNumber(`${bank}123456789`)
  await app.pay(who, number, { amount: 1_000_000 })
  const texts = [made, ...ended].map((text) => sent(number) + text)
  expect(await notices(who)).toEqual(texts.slice(0, 1))
  app.clock.advance(86_400)
  for (let looks = 0; looks < 2; looks++) await who.balance()
  expect(await notices(who)).toEqual(texts.toReversed())
})

test('D-177 a sale is told when it is ordered, with the way out, and when it is paid', async () => {
  const who = await app.holder()
  const [account] = (await who.get<{ id: number; iban: string }[]>('/fund/api/v1/accounts/')).body
  const sale = { ds_code: '12180', side: 'SELL', units: 10, bank_account_id: account?.id }
  expect((await who.post('/fund/api/v1/orders/', sale, randomUUID())).status).toBe(200)
  const to = `حساب ••• ${formatDigits((account?.iban ?? '').slice(-4), 'fa')}`
  const ordered = `سرو: فروش ۱۰ واحد صندوق سپیدار کارت برای واریز به ${to} ثبت شد. اگر شما نبودید، سفارش را لغو کنید.`
  expect(await notices(who)).toEqual([ordered])
  app.clock.advance(7 * 86_400)
  await runAllDueJobs(app.db, app)
  const paid = new RegExp(`^سرو: [۰-۹٬]+ ریال از فروش واحدهای صندوق سپیدار کارت به ${to} واریز شد\\.$`)
  expect(await notices(who)).toEqual([expect.stringMatching(paid), ordered])
})
