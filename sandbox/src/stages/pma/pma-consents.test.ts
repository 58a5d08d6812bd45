import { expect, test } from '@jest/globals'
import type { UserPortfolio } from '@sarv/shared/contract/plans'
import type { IncreasePayment } from '@sarv/shared/contract/pma-payment'
import { errorMessage } from '../../testing/api-client'
import { type Investor, openOnboardingTestApp } from '../../testing/onboarding-test-app'
import { openBeforeAll } from '../../testing/open-before-all'
import { createPmaClient, emailAddress, infoIn, infosIn, slipDetails, stageIn } from '../../testing/pma-client'
import { assessSuitability, suitableResults } from '../portfolio/suitability'

const minimumAmount = 500_000_000
const rulesMessage = 'پیش از پرداخت، قوانین و مقررات سبدگردانی را بپذیرید.'
const riskMessage = 'ریسک این سبد با نتیجهٔ ریسک‌سنجی شما جور نیست. برای ادامه، هشدار آن را بخوانید و بپذیرید.'

const app = openBeforeAll(() => openOnboardingTestApp('2026-11-21T08:00:00Z'))

const onTheWay = async () => {
  const who = await app.investor()
  return { who, path: createPmaClient(app, who) }
}
const consentsOf = async (uuid: string) => {
  const [row] = await app.db.query<{ rules_accepted_at: Date | null; risk_accepted_survey_id: number | null }>(
    'select rules_accepted_at, risk_accepted_survey_id from pma_onboarding where onb_uuid = $1',
    [uuid],
  )
  return row
}

test('D-121: without the rules accepted there is no gateway, and a slip is refused', async () => {
  const { path } = await onTheWay()
  const begun = (await path.begin(minimumAmount)).body
  expect(infosIn(begun, 'payment', 'payment_methods')).toEqual([])
  expect(await app.db.query('select 1 from pma_payment where onb_uuid = $1', [begun.onb_uuid])).toEqual([])
  for (const response of [await path.upload(begun.onb_uuid), await path.submit(begun, 'payment', slipDetails)]) {
    expect([response.status, errorMessage(response.body)]).toEqual([400, rulesMessage])
  }
  expect(await consentsOf(begun.onb_uuid)).toEqual({ rules_accepted_at: null, risk_accepted_survey_id: null })
})

test.each([[false], ['true'], [1], [null], ['2026-11-21T08:00:00.000Z']])(
  'D-121: %j accepts no rules',
  async (accepted_rules) => {
    const { path } = await onTheWay()
    const begun = (await path.begin(minimumAmount)).body
    expect((await path.submit(begun, 'payment', { accepted_rules })).status).toBe(400)
    expect((await consentsOf(begun.onb_uuid))?.rules_accepted_at).toBeNull()
  },
)

test('D-121: rules are accepted once, also by two taps, and another amount asks nothing again', async () => {
  const { path } = await onTheWay()
  const begun = (await path.begin(minimumAmount)).body
  const taps = await Promise.all([path.accept(begun), path.accept(begun)])
  expect(taps.map(({ status }) => status)).toEqual([200, 200])
  const { rules_accepted_at } = (await consentsOf(begun.onb_uuid)) ?? {}
  expect(rules_accepted_at).toBeInstanceOf(Date)
  app.clock.advance(5)
  await path.accept(begun)
  expect((await consentsOf(begun.onb_uuid))?.rules_accepted_at).toEqual(rules_accepted_at)
  const changed = (await path.begin(minimumAmount + 1)).body
  expect((await path.pay(changed)).current_stage).toBe('risk')
})

test('D-122: a known result that does not fit is warned of before the payment, and kept once accepted', async () => {
  const { who, path } = await onTheWay()
  const survey = await who.completeSurvey()
  const begun = (await path.begin(minimumAmount)).body
  expect(infoIn(begun, 'payment', 'suitability', 'survey_id')).toBe(survey)
  for (const accepted_risk of [undefined, survey + 1, true]) {
    const refused = await path.submit(begun, 'payment', { accepted_rules: true, accepted_risk })
    expect([refused.status, errorMessage(refused.body)]).toEqual([400, riskMessage])
  }
  const accepted = (await path.accept(begun)).body
  expect(infosIn(accepted, 'payment', 'suitability')).toEqual([])
  expect(infosIn(accepted, 'payment', 'payment_methods')).not.toEqual([])
  expect((await consentsOf(begun.onb_uuid))?.risk_accepted_survey_id).toBe(survey)
  // The signature warns of a new result, not of the same one again.
  const surveyed = (await path.submit(await path.pay(accepted), 'risk', { user_survey_id: survey })).body
  expect(infosIn(surveyed, 'sign_contract', 'suitability')).toEqual([])
  const again = await path.survey(surveyed)
  expect(infosIn(again, 'sign_contract', 'suitability')).not.toEqual([])
})

test('D-122: a first result that does not fit is warned of, and the signature is refused without', async () => {
  const { who, path } = await onTheWay()
  const asked = await path.survey(await path.pay((await path.start(minimumAmount)).body))
  const survey = infoIn(asked, 'sign_contract', 'suitability', 'survey_id')
  expect(survey).toEqual(expect.any(Number))
  const address_id = await who.addAddress(emailAddress)
  await path.sendCode(asked.onb_uuid)
  const values = { otp_code: await who.newestCode(), email_address: emailAddress, address_id }
  const refused = (await path.submit(asked, 'sign_contract', values)).body
  expect(stageIn(refused, 'sign_contract')).toMatchObject({ status: 'FAILED', message: [riskMessage] })
  // The code was not used up by it.
  const signed = (await path.submit(refused, 'sign_contract', { ...values, accepted_risk: survey })).body
  expect(stageIn(signed, 'sign_contract')?.status).toBe('DONE')
  expect((await consentsOf(asked.onb_uuid))?.risk_accepted_survey_id).toBe(survey)
})

const portfolioOf = async (who: Investor) =>
  (await who.get<UserPortfolio[]>('/pma/api/v1/portfolio/all/')).body.find(({ plan_id }) => plan_id === 3)

test('D-121 D-122: an increase is refused without the rules, and without the warning of its portfolio', async () => {
  const who = await app.investor({ kind: 'pma-holder' })
  const prx = (await portfolioOf(who))?.prx
  const ask = (more: object) => who.post<IncreasePayment>('/pma/api/v1/payment/', { prx, amount: 50_000_000, ...more })
  expect((await portfolioOf(who))?.suitability).toBeNull()
  for (const more of [{}, { accepted_rules: false }]) {
    const refused = await ask(more)
    expect([refused.status, errorMessage(refused.body)]).toEqual([400, rulesMessage])
  }
  const accepted_risk = await who.completeSurvey()
  expect((await portfolioOf(who))?.suitability?.survey_id).toBe(accepted_risk)
  const refused = await ask({ accepted_rules: true })
  expect([refused.status, errorMessage(refused.body)]).toEqual([400, riskMessage])
  const { status, body } = await ask({ accepted_rules: true, accepted_risk })
  expect(status).toBe(200)
  expect(
    await app.db.query('select rules_accepted_at, risk_accepted_survey_id from pma_payment where payment_uuid = $1', [
      body.uuid,
    ]),
  ).toEqual([{ rules_accepted_at: expect.any(Date), risk_accepted_survey_id: accepted_risk }])
})

test.each([
  [36, ['WITHOUT']],
  [37, ['WITHOUT', 'LOW']],
  [70, ['WITHOUT', 'LOW']],
  [71, ['WITHOUT', 'LOW', 'HIGH']],
])('D-122: with %d points plans of the risks %j are no reason for a warning', (score, risks) => {
  const fit = ['WITHOUT', 'LOW', 'HIGH'].filter((risk) => assessSuitability(risk, { id: 1, score }) === undefined)
  expect(fit).toEqual(risks)
  expect(assessSuitability('HIGH', null)).toBeUndefined()
})

test('D-122: the warning says how risky the plan is and what the survey came to', () => {
  const { text } = assessSuitability('HIGH', { id: 1, score: 54 }) ?? {}
  expect(text?.fa).toMatch(/پرریسک.*ریسک‌پذیری کمتر از متوسط.*سبدهای بدون ریسک و کم‌ریسک/)
  expect(text?.en).toMatch(/high-risk.*\(.+\)/)
})

test('D-176: a low-risk plan for a low result names the step between them', () => {
  const { text } = assessSuitability('LOW', { id: 1, score: 36 }) ?? {}
  expect(text?.fa).toMatch(/کم‌ریسک است، ولی .*\(ریسک‌پذیری کم\) تنها با سبدهای بدون ریسک جور است/)
})

test.each([
  ['WITHOUT', 'با هر نتیجهٔ ریسک‌سنجی جور است.'],
  ['LOW', 'با نتیجهٔ ریسک‌سنجی «ریسک‌پذیری کمتر از متوسط» و بالاتر جور است.'],
  ['HIGH', 'با نتیجهٔ ریسک‌سنجی «ریسک‌پذیری زیاد» جور است.'],
  ['NEW', undefined],
])('D-176: the results for which a plan of risk %s is suitable', (risk, text) =>
  expect(suitableResults(risk)?.fa).toBe(text),
)
