import { expect, test } from '@jest/globals'
import type { UserPortfolio } from '@sarv/shared/contract/plans'
import type { Sql } from '../../db/sql'
import { errorMessage } from '../../testing/api-client'
import { openOnboardingTestApp } from '../../testing/onboarding-test-app'
import { openBeforeAll } from '../../testing/open-before-all'
import {
  createPmaClient,
  emailAddress,
  infoIn,
  infosIn,
  pngFile,
  slipDetails,
  stageIn,
  statusIn,
} from '../../testing/pma-client'
import { reviewSlip } from '../review/slip-review'
import { completeCreation, rejectCreation } from './pma-creation'

const twoStepAmount = 1_900_000_001
const minimumAmount = 500_000_000
const persian = /[\u0600-\u06ff]/

const app = openBeforeAll(() => openOnboardingTestApp('2026-11-21T08:00:00Z'))

const onTheWay = async () => {
  const who = await app.investor()
  return { who, path: createPmaClient(app, who) }
}
/** What the payments of an onboarding are called, and whether a gateway takes them. */
const paymentsOf = (uuid: string) =>
  app.db.query(
    `select p.title->>'fa' as title, p.description->>'fa' as description, p.gateway_reference is not null as at_gateway from payment p join pma_payment m on m.payment_uuid = p.uuid
     where m.onb_uuid = $1 order by p.created_at, m.purpose desc`,
    [uuid],
  )

const portfoliosOf = async (who: Awaited<ReturnType<typeof onTheWay>>['who']) =>
  (await who.get<UserPortfolio[]>('/pma/api/v1/portfolio/all/')).body

test('SBX-048 SBX-049 SBX-067 a portfolio in one step: paid at the gateway, asked, signed, made by the clock', async () => {
  const { who, path } = await onTheWay()
  const amount = 1_900_000_000
  const begun = (await path.start(amount)).body
  expect(begun).toMatchObject({
    type: 'PMA',
    plan_id: 1,
    ds_code: '1',
    amount,
    minimum_investment_amount: minimumAmount,
  })
  expect(begun.stages.map(({ key }) => key)).toEqual(['payment', 'risk', 'sign_contract', 'create_prx'])
  expect(begun.current_stage).toBe('payment')
  expect(infosIn(begun, 'payment', 'payment_methods').map(({ key }) => key)).toEqual(['IPG', 'IPG', 'RECEIPT'])

  const { location, onboarding: paid } = await path.atGateway(begun, 'SUCCESS')
  expect(location).toMatch(
    /^http:\/\/localhost:3000\/pma\/receipt\?payment=[\da-f-]{36}&status=SUCCESS&amount=1900000000&/,
  )
  expect(paid.current_stage).toBe('risk')
  const asked = await path.survey(paid)
  expect(asked.current_stage).toBe('sign_contract')
  const signed = await path.sign(asked)
  expect([signed.current_stage, statusIn(signed, 'create_prx')]).toEqual(['create_prx', 'DONE/LOCK'])
  expect(await portfoliosOf(who)).toEqual([])
  const pushed = await path.submit(signed, 'create_prx')
  expect([pushed.status, errorMessage(pushed.body)]).toEqual([
    409,
    'ساخت سبد منتظر تأیید سرو است و کاری از سوی شما لازم نیست.',
  ])
  expect(await paymentsOf(begun.onb_uuid)).toEqual([
    { title: 'ساخت سبد رشد پویا', description: 'همهٔ مبلغ سبد، در یک پرداخت', at_gateway: true },
  ])

  app.clock.advance(31)
  const made = (await path.read(begun.onb_uuid)).body
  expect(made.current_stage).toBe('FINALIZE')
  const prx = infoIn(made, 'finalize', 'portfolio', 'prx')
  expect(prx).toMatch(/^PRX-\d{8}$/)
  expect(stageIn(made, 'finalize')?.message[0]).toMatch(persian)
  expect(await portfoliosOf(who)).toMatchObject([{ prx, plan_id: 1, value: amount, profit: 0 }])
  const trace = new URL(location ?? '').searchParams.get('trace_no')
  expect(await app.db.query('select kind, amount, reference from portfolio_event where prx = $1', [prx])).toEqual([
    { kind: 'CREATED', amount, reference: trace },
  ])
  expect(await app.ledgerTotals()).toEqual({ sum: 0, wrong: 0 })
})

test('SBX-049 PMA-025 above 1,900,000,000 rial the minimum comes first and the rest after signing', async () => {
  const { who, path } = await onTheWay()
  const begun = (await path.start(twoStepAmount)).body
  expect(begun.stages.map(({ key }) => key)).toContain('additional_amount')
  expect(infoIn(begun, 'payment', 'payment_amount', 'amount')).toBe(minimumAmount)
  expect(infoIn(begun, 'payment', 'payment_amount', 'remainder')).toBe(twoStepAmount - minimumAmount)
  expect(stageIn(begun, 'payment')?.description).toMatch(persian)
  const signed = await path.sign(await path.survey(await path.pay(begun)))
  expect([signed.current_stage, statusIn(signed, 'additional_amount')]).toEqual(['additional_amount', 'ACTIVE/OPEN'])
  expect(infoIn(signed, 'additional_amount', 'additional_amount', 'amount')).toBe(twoStepAmount - minimumAmount)
  expect(infosIn(signed, 'additional_amount', 'accounts')).toHaveLength(4)

  expect((await path.submit(signed, 'additional_amount')).status).toBe(400)
  await path.sendSlip(signed, 'additional_amount')
  await app.review({ sub: who.sub, stage: 'additional_amount', kind: 'refused' })
  const refused = (await path.read(begun.onb_uuid)).body
  expect(stageIn(refused, 'additional_amount')).toMatchObject({
    status: 'FAILED',
    message: ['واریزی با این مشخصات در حساب ما پیدا نشد. مشخصات رسید را بررسی کنید و دوباره بفرستید.'],
  })
  // The details of the first payment's slip are needed, of this one not.
  await path.upload(begun.onb_uuid, pngFile, {})
  const sent = (await path.submit(refused, 'additional_amount')).body
  expect([sent.current_stage, statusIn(sent, 'additional_amount')]).toEqual(['additional_amount', 'ACTIVE/OPEN'])
  expect(infoIn(sent, 'additional_amount', 'receipt', 'status')).toBe('SUCCESS')
  const twice = await path.submit(sent, 'additional_amount')
  expect([twice.status, errorMessage(twice.body)]).toEqual([409, 'رسید شما پیش‌تر ثبت شده و در حال بررسی است.'])
  const rest = { title: 'مبلغ تکمیلی سبد رشد پویا', description: 'مبلغ تکمیلی سبد', at_gateway: false }
  expect(await paymentsOf(begun.onb_uuid)).toEqual([
    { title: 'ساخت سبد رشد پویا', description: 'پیش‌پرداخت سبد', at_gateway: true },
    rest,
    rest,
  ])

  app.clock.advance(31)
  const approved = (await path.read(begun.onb_uuid)).body
  expect([approved.current_stage, statusIn(approved, 'additional_amount')]).toEqual(['create_prx', 'DONE/CLOSE'])
  await app.review({ sub: who.sub, stage: 'create_prx', kind: 'approved' })
  expect((await portfoliosOf(who))[0]?.value).toBe(twoStepAmount)
  expect(await app.ledgerTotals()).toEqual({ sum: 0, wrong: 0 })
})

test('SBX-049 SBX-056 a slip in review lets the flow go on, and a refused one brings it back', async () => {
  const { who, path } = await onTheWay()
  const begun = (await path.start(minimumAmount)).body
  const sent = await path.sendSlip(begun, 'payment')
  expect([sent.current_stage, statusIn(sent, 'payment')]).toEqual(['risk', 'ACTIVE/LOCK'])
  expect(infoIn(sent, 'payment', 'receipt', 'tracking_number')).toBe(slipDetails.tracking_number)
  const signed = await path.sign(await path.survey(sent))
  expect(signed.current_stage).toBe('create_prx')
  await expect(app.review({ sub: who.sub, stage: 'create_prx', kind: 'approved' })).rejects.toThrow()

  await app.review({ sub: who.sub, stage: 'payment', kind: 'refused', message: 'مبلغ رسید کمتر است.' })
  const refused = (await path.read(begun.onb_uuid)).body
  expect([refused.current_stage, statusIn(refused, 'payment')]).toEqual(['payment', 'FAILED/OPEN'])
  expect(stageIn(refused, 'payment')?.message).toEqual(['مبلغ رسید کمتر است.'])
  expect(statusIn(refused, 'sign_contract')).toBe('DONE/LOCK')
  const again = await path.sendSlip(refused, 'payment')
  expect([again.current_stage, stageIn(again, 'payment')?.status]).toEqual(['create_prx', 'ACTIVE'])
  await app.review({ sub: who.sub, stage: 'payment', kind: 'approved' })
  await app.review({ sub: who.sub, stage: 'create_prx', kind: 'approved' })
  expect((await portfoliosOf(who))[0]?.value).toBe(minimumAmount)
  expect(
    await app.db.query(
      'select e.reference from portfolio_event e join pma_onboarding m on m.prx = e.prx where m.onb_uuid = $1',
      [begun.onb_uuid],
    ),
  ).toEqual([{ reference: slipDetails.tracking_number }])
})

test('SBX-015 the back office refuses by its clock what no bank can have numbered', async () => {
  const { path } = await onTheWay()
  const begun = (await path.start(minimumAmount)).body
  await path.sendSlip(begun, 'payment', { ...slipDetails, tracking_number: '00000' })
  app.clock.advance(31)
  const refused = (await path.read(begun.onb_uuid)).body
  expect(statusIn(refused, 'payment')).toBe('FAILED/OPEN')
  expect(stageIn(refused, 'payment')?.message[0]).toMatch(persian)
})

test('SBX-015 PMA-046 a portfolio that is refused ends the flow, and the money goes back', async () => {
  const { who, path } = await onTheWay()
  const signed = await path.sign(await path.survey(await path.pay((await path.start(minimumAmount)).body)))
  await app.review({ sub: who.sub, stage: 'create_prx', kind: 'refused', message: 'ظرفیت این سبد پر شده است.' })
  const ended = (await path.read(signed.onb_uuid)).body
  expect(ended.current_stage).toBe('MESSAGE')
  expect(stageIn(ended, 'message')?.message).toEqual(['ظرفیت این سبد پر شده است.'])
  expect(ended.stages.some(({ status }) => status === 'FAILED')).toBe(false)
  expect(await portfoliosOf(who)).toEqual([])
  expect(await app.ledgerTotals()).toEqual({ sum: 0, wrong: 0 })
  expect(
    await app.db.query('select 1 from ledger_account where name = $1 and balance <> 0', [`pma:${ended.onb_uuid}`]),
  ).toEqual([])
  // A new one may begin.
  expect((await path.start(minimumAmount)).body.onb_uuid).not.toBe(ended.onb_uuid)
})

test('SBX-015 PMA-046 a portfolio that is refused without a word says where the money went', async () => {
  const { who, path } = await onTheWay()
  const signed = await path.sign(await path.survey(await path.pay((await path.start(minimumAmount)).body)))
  await app.review({ sub: who.sub, stage: 'create_prx', kind: 'refused' })
  expect(stageIn((await path.read(signed.onb_uuid)).body, 'message')?.message).toEqual([
    'ساخت سبد شما انجام نشد و مبلغ پرداختی به حساب شما بازگردانده شد. برای راهنمایی با پشتیبانی تماس بگیرید.',
  ])
})

test('SBX-015 T16 what is decided about a slip and a portfolio counts once, also when it is repeated', async () => {
  const { who, path } = await onTheWay()
  const begun = (await path.start(minimumAmount)).body
  const uuid = begun.onb_uuid
  const twice = (act: (sql: Sql) => Promise<void>) => Promise.all([app.db.transaction(act), app.db.transaction(act)])
  await twice((sql) => completeCreation(sql, app.clock, uuid))
  await twice((sql) => rejectCreation(sql, app.clock, uuid))
  expect((await path.read(uuid)).body.current_stage).toBe('payment')
  const sent = await path.sendSlip(begun, 'payment')
  const [slip] = await app.db.query<{ id: number }>('select max(id) as id from bank_slip')
  await twice((sql) => reviewSlip(sql, app.clock, slip?.id ?? 0, { kind: 'approved' }))
  await twice((sql) => reviewSlip(sql, app.clock, 0, { kind: 'approved' }))
  await app.db.transaction((sql) => reviewSlip(sql, app.clock, slip?.id ?? 0, { kind: 'refused', message: 'دیر' }))
  expect(await app.db.query('select verdict, message from bank_slip where id = $1', [slip?.id])).toEqual([
    { verdict: 'APPROVED', message: null },
  ])
  await path.sign(await path.survey(sent))
  await twice((sql) => completeCreation(sql, app.clock, uuid))
  await twice((sql) => rejectCreation(sql, app.clock, uuid))
  expect(await portfoliosOf(who)).toMatchObject([{ value: minimumAmount }])
  expect(await app.ledgerTotals()).toEqual({ sum: 0, wrong: 0 })
})

test('SBX-009 F48 a payment that ends unpaid leaves the stage as it is, with a new way to pay', async () => {
  const { path } = await onTheWay()
  const begun = (await path.start(minimumAmount)).body
  const landing = infoIn(begun, 'payment', 'payment_methods', 'IPG')
  const { location, onboarding: failed } = await path.atGateway(begun, 'FAILED')
  expect(location).toContain('status=FAILED')
  expect([failed.current_stage, statusIn(failed, 'payment')]).toEqual(['payment', 'ACTIVE/OPEN'])
  expect(infoIn(failed, 'payment', 'payment_methods', 'IPG')).not.toBe(landing)
  const { onboarding: canceled } = await path.atGateway(failed, 'CANCELED')
  app.clock.advance(16 * 60)
  const later = (await path.read(begun.onb_uuid)).body
  expect(infoIn(later, 'payment', 'payment_methods', 'IPG')).not.toBe(
    infoIn(canceled, 'payment', 'payment_methods', 'IPG'),
  )
  // A press on the old page pays nothing.
  await path.atGateway(canceled, 'SUCCESS')
  expect((await path.read(begun.onb_uuid)).body.current_stage).toBe('payment')
  expect((await path.pay(later)).current_stage).toBe('risk')
  expect(await app.ledgerTotals()).toEqual({ sum: 0, wrong: 0 })
})

test('SBX-049 T20 of a submitted object nothing counts but the fields of the current stage', async () => {
  const { who, path } = await onTheWay()
  const paid = await path.pay((await path.start(minimumAmount)).body)
  const user_survey_id = await who.completeSurvey()
  const forged = {
    ...paid,
    amount: 1,
    plan_id: 5,
    stages: paid.stages.map((stage) => ({ ...stage, status: 'DONE', info_status: 'CLOSE' })),
  }
  const answered = await path.submit(forged, 'risk', { user_survey_id, otp_code: '12345' })
  expect(answered.body).toMatchObject({ amount: minimumAmount, plan_id: 1, current_stage: 'sign_contract' })
  expect(statusIn(answered.body, 'sign_contract')).toBe('ACTIVE/OPEN')

  for (const stage of ['payment', 'additional_amount', 'create_prx', 'finalize', 'message'] as const) {
    const skipped = await path.submit(answered.body, stage, { user_survey_id, email_address: emailAddress })
    expect([stage, skipped.status]).toEqual([stage, 409])
    expect(errorMessage(skipped.body)).toMatch(persian)
  }
  // Risk may be done again, with a survey that is the person's.
  expect((await path.submit(answered.body, 'risk', { user_survey_id: await who.completeSurvey() })).status).toBe(200)
  expect((await path.submit(answered.body, 'video')).status).toBe(400)
  const unknown = await who.post('/onboarding/api/v1/submit/', { ...paid, current_stage: 'SELFIE' })
  expect([unknown.status, persian.test(errorMessage(unknown.body))]).toEqual([400, true])
})
