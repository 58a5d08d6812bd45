import { afterAll, beforeAll, expect, test } from '@jest/globals'
import type { UserPortfolio } from '@sarv/shared/contract/plans'
import { sentenceOf } from '../testing/caller'
import { EMAIL, FACTS, infoIn, infosIn, pathOf, stageIn, wordsIn } from '../testing/pma-path'
import { openStageHouse, type StageHouse } from '../testing/stage-house'

const TWO_STEP = 1_900_000_001
const MINIMUM = 500_000_000
const PERSIAN = /[\u0600-\u06ff]/

let house: StageHouse
beforeAll(async () => {
  house = await openStageHouse('2026-11-21T08:00:00Z')
}, 60_000)
afterAll(() => house.close())

const onTheWay = async () => {
  const who = await house.investor()
  return { who, path: pathOf(house, who) }
}
const portfoliosOf = async (who: Awaited<ReturnType<typeof onTheWay>>['who']) =>
  (await who.get<UserPortfolio[]>('/pma/api/v1/portfolio/all/')).body

test('SBX-048 SBX-049 SBX-067 a portfolio in one step: paid at the gateway, asked, signed, made by the clock', async () => {
  const { who, path } = await onTheWay()
  const amount = 1_900_000_000
  const begun = (await path.start(amount)).body
  expect(begun).toMatchObject({ type: 'PMA', plan_id: 1, ds_code: '1', amount, minimum_investment_amount: MINIMUM })
  expect(begun.stages.map(({ key }) => key)).toEqual(['payment', 'risk', 'sign_contract', 'create_prx'])
  expect(begun.current_stage).toBe('payment')
  expect(infosIn(begun, 'payment', 'payment_methods').map(({ key }) => key)).toEqual(['IPG', 'IPG', 'RECEIPT'])

  const { location, onboarding: paid } = await path.atGateway(begun, 'SUCCESS')
  expect(location).toMatch(/^http:\/\/localhost:3000\/pma\/receipt\?status=SUCCESS&amount=1900000000&/)
  expect(paid.current_stage).toBe('risk')
  const asked = await path.survey(paid)
  expect(asked.current_stage).toBe('sign_contract')
  const signed = await path.sign(asked)
  expect([signed.current_stage, wordsIn(signed, 'create_prx')]).toEqual(['create_prx', 'DONE/LOCK'])
  expect(await portfoliosOf(who)).toEqual([])

  house.clock.advance(31)
  const made = (await path.read(begun.onb_uuid)).body
  expect(made.current_stage).toBe('FINALIZE')
  const prx = infoIn(made, 'finalize', 'portfolio', 'prx')
  expect(prx).toMatch(/^PRX-\d{8}$/)
  expect(stageIn(made, 'finalize')?.message[0]).toMatch(PERSIAN)
  expect(await portfoliosOf(who)).toMatchObject([{ prx, plan_id: 1, value: amount, profit: 0 }])
  expect(await house.books()).toEqual({ sum: 0, wrong: 0 })
})

test('SBX-049 PMA-025 above 1,900,000,000 rial the minimum comes first and the rest after signing, right to the rial', async () => {
  const { who, path } = await onTheWay()
  const begun = (await path.start(TWO_STEP)).body
  expect(begun.stages.map(({ key }) => key)).toContain('additional_amount')
  expect(infoIn(begun, 'payment', 'payment_amount', 'amount')).toBe(MINIMUM)
  expect(infoIn(begun, 'payment', 'payment_amount', 'remainder')).toBe(TWO_STEP - MINIMUM)
  expect(stageIn(begun, 'payment')?.description).toMatch(PERSIAN)
  const signed = await path.sign(await path.survey(await path.pay(begun)))
  expect([signed.current_stage, wordsIn(signed, 'additional_amount')]).toEqual(['additional_amount', 'ACTIVE/OPEN'])
  expect(infoIn(signed, 'additional_amount', 'additional_amount', 'amount')).toBe(TWO_STEP - MINIMUM)
  expect(infosIn(signed, 'additional_amount', 'accounts')).toHaveLength(4)

  expect((await path.submit(signed, 'additional_amount')).status).toBe(400)
  const sent = await path.sendSlip(signed, 'additional_amount')
  expect([sent.current_stage, wordsIn(sent, 'additional_amount')]).toEqual(['additional_amount', 'ACTIVE/OPEN'])
  expect(infoIn(sent, 'additional_amount', 'receipt', 'status')).toBe('SUCCESS')
  expect((await path.submit(sent, 'additional_amount')).status).toBe(409)

  house.clock.advance(31)
  const approved = (await path.read(begun.onb_uuid)).body
  expect([approved.current_stage, wordsIn(approved, 'additional_amount')]).toEqual(['create_prx', 'DONE/CLOSE'])
  await house.says({ sub: who.sub, stage: 'create_prx', is: 'approved' })
  expect((await portfoliosOf(who))[0]?.value).toBe(TWO_STEP)
  expect(await house.books()).toEqual({ sum: 0, wrong: 0 })
})

test('SBX-049 SBX-056 a slip waits for its review while the flow goes on; refused, it brings the flow back with a message', async () => {
  const { who, path } = await onTheWay()
  const begun = (await path.start(MINIMUM)).body
  const sent = await path.sendSlip(begun, 'payment')
  expect([sent.current_stage, wordsIn(sent, 'payment')]).toEqual(['risk', 'ACTIVE/LOCK'])
  expect(infoIn(sent, 'payment', 'receipt', 'tracking_number')).toBe(FACTS.tracking_number)
  const signed = await path.sign(await path.survey(sent))
  expect(signed.current_stage).toBe('create_prx')
  await expect(house.says({ sub: who.sub, stage: 'create_prx', is: 'approved' })).rejects.toThrow()

  await house.says({ sub: who.sub, stage: 'payment', is: 'refused', message: 'مبلغ رسید کمتر است.' })
  const refused = (await path.read(begun.onb_uuid)).body
  expect([refused.current_stage, wordsIn(refused, 'payment')]).toEqual(['payment', 'FAILED/OPEN'])
  expect(stageIn(refused, 'payment')?.message).toEqual(['مبلغ رسید کمتر است.'])
  expect(wordsIn(refused, 'sign_contract')).toBe('DONE/LOCK')
  const again = await path.sendSlip(refused, 'payment')
  expect([again.current_stage, stageIn(again, 'payment')?.status]).toEqual(['create_prx', 'ACTIVE'])
  await house.says({ sub: who.sub, stage: 'payment', is: 'approved' })
  await house.says({ sub: who.sub, stage: 'create_prx', is: 'approved' })
  expect((await portfoliosOf(who))[0]?.value).toBe(MINIMUM)
})

test('SBX-015 the house refuses by its clock what no bank can have numbered', async () => {
  const { path } = await onTheWay()
  const begun = (await path.start(MINIMUM)).body
  await path.sendSlip(begun, 'payment', { ...FACTS, tracking_number: '00000' })
  house.clock.advance(31)
  const refused = (await path.read(begun.onb_uuid)).body
  expect(wordsIn(refused, 'payment')).toBe('FAILED/OPEN')
  expect(stageIn(refused, 'payment')?.message[0]).toMatch(PERSIAN)
})

test('SBX-015 PMA-046 a portfolio that the house refuses to make ends the flow with a message, and the money goes back', async () => {
  const { who, path } = await onTheWay()
  const signed = await path.sign(await path.survey(await path.pay((await path.start(MINIMUM)).body)))
  await house.says({ sub: who.sub, stage: 'create_prx', is: 'refused', message: 'ظرفیت این سبد پر شده است.' })
  const ended = (await path.read(signed.onb_uuid)).body
  expect(ended.current_stage).toBe('MESSAGE')
  expect(stageIn(ended, 'message')?.message).toEqual(['ظرفیت این سبد پر شده است.'])
  expect(ended.stages.some(({ status }) => status === 'FAILED')).toBe(false)
  expect(await portfoliosOf(who)).toEqual([])
  expect(await house.books()).toEqual({ sum: 0, wrong: 0 })
  expect(
    await house.db.query('select 1 from ledger_account where name = $1 and balance <> 0', [`pma:${ended.onb_uuid}`]),
  ).toEqual([])
  // A new one may begin.
  expect((await path.start(MINIMUM)).body.onb_uuid).not.toBe(ended.onb_uuid)
})

test('SBX-009 F48 a payment that failed, was given up or ran out of time leaves the stage as it is, with a new way to pay', async () => {
  const { path } = await onTheWay()
  const begun = (await path.start(MINIMUM)).body
  const landing = infoIn(begun, 'payment', 'payment_methods', 'IPG')
  const { location, onboarding: failed } = await path.atGateway(begun, 'FAILED')
  expect(location).toContain('status=FAILED')
  expect([failed.current_stage, wordsIn(failed, 'payment')]).toEqual(['payment', 'ACTIVE/OPEN'])
  expect(infoIn(failed, 'payment', 'payment_methods', 'IPG')).not.toBe(landing)
  const { onboarding: canceled } = await path.atGateway(failed, 'CANCELED')
  house.clock.advance(16 * 60)
  const later = (await path.read(begun.onb_uuid)).body
  expect(infoIn(later, 'payment', 'payment_methods', 'IPG')).not.toBe(
    infoIn(canceled, 'payment', 'payment_methods', 'IPG'),
  )
  // Whoever presses on the old page pays nothing.
  await path.atGateway(canceled, 'SUCCESS')
  expect((await path.read(begun.onb_uuid)).body.current_stage).toBe('payment')
  expect((await path.pay(later)).current_stage).toBe('risk')
  expect(await house.books()).toEqual({ sum: 0, wrong: 0 })
})

test('SBX-049 T20 of a submitted object nothing counts but the fields of the current stage', async () => {
  const { who, path } = await onTheWay()
  const paid = await path.pay((await path.start(MINIMUM)).body)
  const user_survey_id = await who.surveyed()
  const forged = {
    ...paid,
    amount: 1,
    plan_id: 5,
    stages: paid.stages.map((stage) => ({ ...stage, status: 'DONE', info_status: 'CLOSE' })),
  }
  const answered = await path.submit(forged, 'risk', { user_survey_id, otp_code: '12345' })
  expect(answered.body).toMatchObject({ amount: MINIMUM, plan_id: 1, current_stage: 'sign_contract' })
  expect(wordsIn(answered.body, 'sign_contract')).toBe('ACTIVE/OPEN')

  for (const stage of ['payment', 'additional_amount', 'create_prx', 'finalize', 'message'] as const) {
    const skipped = await path.submit(answered.body, stage, { user_survey_id, email_address: EMAIL })
    expect([stage, skipped.status]).toEqual([stage, 409])
    expect(sentenceOf(skipped.body)).toMatch(PERSIAN)
  }
  // Risk may be done again, with a survey that is the person's.
  expect((await path.submit(answered.body, 'risk', { user_survey_id: await who.surveyed() })).status).toBe(200)
  expect((await path.submit(answered.body, 'video')).status).toBe(400)
  const unknown = await who.post('/onboarding/api/v1/submit/', { ...paid, current_stage: 'SELFIE' })
  expect([unknown.status, PERSIAN.test(sentenceOf(unknown.body))]).toEqual([400, true])
})
