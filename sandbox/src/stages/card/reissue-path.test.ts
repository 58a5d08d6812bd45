import { expect, test } from '@jest/globals'
import { newCardFee } from '@sarv/shared/rules/constants'
import { errorMessage } from '../../testing/api-client'
import { createCardClient } from '../../testing/card-client'
import { openOnboardingTestApp } from '../../testing/onboarding-test-app'
import { openBeforeAll } from '../../testing/open-before-all'
import { infoIn, stageIn, statusIn } from '../../testing/pma-client'

const reissueStages = ['card', 'video', 'address'] as const

const app = openBeforeAll(() => openOnboardingTestApp('2026-11-21T08:00:00Z'))

const onTheWay = async (kind: 'card-holder' | 'card-blocked' = 'card-holder') => {
  const who = await app.investor({ kind })
  return { who, path: createCardClient(who, 'REISSUE_CARD') }
}
type Path = Awaited<ReturnType<typeof onTheWay>>['path']

async function beforePayment(path: Path) {
  return path.passAll(await path.confirm((await path.start()).body), reissueStages)
}
/** What became of the fee of a reissue. */
const feeEvents = (uuid: string) =>
  app.db.query("select event from ledger_transfer where event like 'reissue-%:' || $1", [uuid])
const payAt = (landing: unknown, result = 'SUCCESS', amount = newCardFee) => app.press(String(landing), result, amount)
const landingOf = (onboarding: Parameters<typeof infoIn>[0]) => infoIn(onboarding, 'payment', 'payment_methods', 'IPG')

test('SBX-048 SBX-049 SBX-055 BNK-041 BNK-042 a card is confirmed, chosen, filmed, addressed, paid', async () => {
  const { path } = await onTheWay()
  const before = await path.account()
  expect((await path.start({ destination_type: 'ELSEWHERE' })).status).toBe(404)
  const begun = (await path.start()).body
  expect(begun).toMatchObject({
    type: 'REISSUE_CARD',
    name: 'صدور مجدد کارت',
    logo: 'credit-card',
    amount: newCardFee,
    current_stage: 'reissue_card_confirm_otp',
  })
  expect(begun.stages[0]).toMatchObject({
    title: 'تأیید با پیامک',
    fields: [{ key: 'otp_code', title: 'کد تأیید', type: 'CODE', is_required: true, value: null }],
    page_info: [],
  })
  expect(begun.stages.map(({ key }) => key)).toEqual([
    'reissue_card_confirm_otp',
    'card',
    'video',
    'address',
    'payment',
  ])
  expect(await app.db.query('select 1 from reissue_payment where onb_uuid = $1', [begun.onb_uuid])).toEqual([])
  const confirmed = await path.confirm(begun)
  expect([confirmed.current_stage, statusIn(confirmed, 'reissue_card_confirm_otp')]).toEqual(['card', 'DONE/LOCK'])
  const addressed = await path.passAll(confirmed, reissueStages)
  expect([addressed.current_stage, statusIn(addressed, 'video')]).toEqual(['payment', 'DONE/OPEN'])
  expect(stageIn(addressed, 'payment')).toMatchObject({ title: 'پرداخت کارمزد', fields: [] })
  const amount = { key: 'amount', icon: null, label: 'کارمزد صدور کارت', value: newCardFee }
  expect(stageIn(addressed, 'payment')?.page_info).toMatchObject([
    { component_name: 'payment_amount', title: 'مبلغ پرداخت', priority: 1, infos: [amount] },
    { component_name: 'payment_methods', title: 'روش پرداخت', priority: 2, infos: [{ key: 'IPG' }, { key: 'IPG' }] },
  ])

  const { location } = await payAt(landingOf(addressed))
  expect(location).toMatch(
    /^http:\/\/localhost:3000\/bank\/new-card-onboarding\/receipt\?payment=[-0-9a-f]{36}&status=SUCCESS&amount=1000000&/,
  )
  const paid = (await path.start()).body
  expect([paid.onb_uuid, paid.current_stage, statusIn(paid, 'payment')]).toEqual([
    begun.onb_uuid,
    'FINALIZE',
    'DONE/LOCK',
  ])
  expect(stageIn(paid, 'payment')?.page_info.map(({ component_name }) => component_name)).toEqual(['payment_amount'])
  expect((await path.account())?.card_number).toBe(before?.card_number)

  await app.db.query(
    "update address set (province_id, city_id) = (select province_id, id from city where name->>'fa' = 'تهران') where sub = $1",
    [path.sub],
  )
  app.clock.advance(31)
  const after = await path.account()
  expect(after?.card_number).not.toBe(before?.card_number)
  expect(after).toMatchObject({ id: before?.id, status: 'verified', account_status: 'active', card_name: 'anar' })
  expect(await app.ledgerTotals()).toEqual({ sum: 0, wrong: 0 })
  expect(await feeEvents(begun.onb_uuid)).toEqual([{ event: `reissue-earned:${begun.onb_uuid}` }])
  expect((await path.track({ onb_uuid: begun.onb_uuid })).body.tracking_code).toMatch(/^\d{24}$/)
  expect(await app.db.query('select to_tehran from card_parcel where onb_uuid = $1', [begun.onb_uuid])).toEqual([
    { to_tehran: true },
  ])
})

test('SBX-009 SBX-010 F47 F50 the fee is paid once: gateway, old address and submit change nothing', async () => {
  const { path } = await onTheWay()
  const waiting = await beforePayment(path)
  const pushed = await path.submit(waiting, 'payment')
  expect([pushed.status, errorMessage(pushed.body)]).toEqual([409, 'این مرحله با پرداخت در درگاه انجام می‌شود.'])
  expect(landingOf((await path.start()).body)).toBe(landingOf(waiting))
  expect(
    await app.db.query(
      "select title->>'fa' as title, description->>'fa' as description from payment where kind = 'REISSUE' and sub = $1",
      [path.sub],
    ),
  ).toEqual([{ title: 'صدور مجدد کارت', description: 'کارمزد صدور و ارسال کارت' }])
  // A person who comes back without a payment gets another gateway, and the same stage.
  await payAt(landingOf(waiting), 'FAILED')
  const again = (await path.start()).body
  expect([again.current_stage, landingOf(again) === landingOf(waiting)]).toEqual(['payment', false])
  const late = landingOf(again)
  app.clock.advance(16 * 60)
  const third = (await path.start()).body
  expect(landingOf(third)).not.toBe(late)
  await payAt(late)
  expect((await path.start()).body.current_stage).toBe('payment')

  await Promise.all([payAt(landingOf(third)), payAt(landingOf(third)), path.start()])
  await payAt(landingOf(third))
  const paid = (await path.start()).body
  expect([paid.current_stage, statusIn(paid, 'payment'), landingOf(paid)]).toEqual(['FINALIZE', 'DONE/LOCK', undefined])
  const fees = async () =>
    app.db.query('select 1 from payment where kind = $1 and sub = $2 and status = $3', ['REISSUE', path.sub, 'SUCCESS'])
  expect(await fees()).toHaveLength(1)
  expect(await app.ledgerTotals()).toEqual({ sum: 0, wrong: 0 })
})

test('BNK-008 BNK-073 a card that the bank blocked keeps its account at rest until another one is made', async () => {
  const { path } = await onTheWay('card-blocked')
  const before = await path.account()
  expect(before).toMatchObject({ status: 'blocked', account_status: 'block' })
  const waiting = await beforePayment(path)
  await payAt(landingOf(waiting))
  expect(await path.account()).toMatchObject({ status: 'blocked', account_status: 'block' })
  app.clock.advance(31)
  const after = await path.account()
  expect(after).toMatchObject({ id: before?.id, iban: before?.iban, status: 'verified', account_status: 'active' })
  expect([after?.messages, after?.card_number === before?.card_number]).toEqual([[], false])
})

test('BNK-043 a reissue that has come to its end may be followed by another one', async () => {
  const { path } = await onTheWay('card-blocked')
  const first = await beforePayment(path)
  await payAt(landingOf(first))
  app.clock.advance(31)
  expect(await path.account()).toMatchObject({ status: 'verified', account_status: 'active', messages: [] })
  const next = (await path.start()).body
  expect([next.current_stage, next.onb_uuid === first.onb_uuid]).toEqual(['reissue_card_confirm_otp', false])
  // The one before can still be looked at, and takes nothing.
  const ended = (await path.start({ onb_uuid: first.onb_uuid })).body
  expect([ended.current_stage, infoIn(ended, 'finalize', 'result', 'title')]).toEqual([
    'FINALIZE',
    'کارت جدید شما صادر شد',
  ])
  expect((await path.submit(ended, 'card', { card_name: 'shab' })).status).toBe(409)
})

test('SBX-015 BNK-043 a reissue that the bank refuses ends with a message, and the fee goes back', async () => {
  const { who, path } = await onTheWay()
  const before = await path.account()
  const waiting = await beforePayment(path)
  await payAt(landingOf(waiting))
  await app.review({ sub: who.sub, stage: 'finalize', kind: 'refused', message: 'کارت پیشین هنوز کار می‌کند.' })
  const ended = (await path.start({ onb_uuid: waiting.onb_uuid })).body
  expect([ended.current_stage, ended.stages.at(-1)?.message]).toEqual(['MESSAGE', ['کارت پیشین هنوز کار می‌کند.']])
  app.clock.advance(31)
  expect((await path.account())?.card_number).toBe(before?.card_number)
  const [world] = await app.db.query<{ sum: number }>(
    `select coalesce(sum(r.amount), 0)::bigint as sum from ledger_row r join ledger_account a on a.id = r.account_id
     where a.name = 'reissue:' || $1`,
    [waiting.onb_uuid],
  )
  expect(world?.sum).toBe(0)
  expect(await feeEvents(waiting.onb_uuid)).toEqual([{ event: `reissue-refunded:${waiting.onb_uuid}` }])
})

test('SBX-015 ERR-30 BNK-044 a video that the bank sends back is filmed again; the fee is not paid again', async () => {
  const { who, path } = await onTheWay()
  const waiting = await beforePayment(path)
  await payAt(landingOf(waiting))
  await app.review({ sub: who.sub, stage: 'video', kind: 'refused', message: 'ویدئو واضح نیست.' })
  const back = (await path.start()).body
  expect([back.current_stage, statusIn(back, 'video'), statusIn(back, 'payment')]).toEqual([
    'video',
    'FAILED/OPEN',
    'DONE/LOCK',
  ])
  const video_text = infoIn(back, 'video', 'video_text', 'text')
  expect((await path.submit(back, 'video', { video_text })).status).toBe(400)
  expect((await path.pass(back, 'video')).current_stage).toBe('FINALIZE')
  await expect(app.review({ sub: who.sub, stage: 'payment', kind: 'refused' })).rejects.toMatchObject({
    kind: 'not-found',
  })
})
