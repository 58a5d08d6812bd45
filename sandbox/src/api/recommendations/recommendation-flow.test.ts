import { expect, test } from '@jest/globals'
import type { Fund } from '@sarv/shared/contract/funds'
import { errorMessage } from '../../testing/api-client'
import { openBeforeAll } from '../../testing/open-before-all'
import {
  assessRisk,
  changeAmount,
  formOf,
  horizonResponses,
  managerOf,
  offerOf,
  offersOf,
  payFee,
  recommendationPath,
  sendForm,
  start,
  submit,
} from '../../testing/recommendation-calls'
import { openRecommendationTestApp } from '../../testing/recommendation-test-app'

const app = openBeforeAll(() => openRecommendationTestApp('2026-11-21T08:00:00Z'))

test('REC-002 REC-003 SBX-062 a start begins at the horizon, in upper case, and resumes the same manager', async () => {
  const who = await app.person()
  expect((await who.get(`${recommendationPath}/manager/`)).body).toEqual([])
  const begun = (await start(who)).body
  expect(begun).toMatchObject({
    user_id: who.sub,
    status: 'OPEN',
    current_stage: 'INVESTMENT_HORIZON',
    risk_score: null,
  })
  expect(begun.stages.map(({ key, status }) => [key, status])).toEqual([
    ['INVESTMENT_HORIZON', 'ACTIVE'],
    ['RISK_ASSESSMENT', 'CLOSE'],
    ['INVESTMENT_PROPOSAL', 'CLOSE'],
    ['PAYMENT_METHODS', 'CLOSE'],
  ])
  await sendForm(who, begun.recommendation_manager_id)
  const again = (await start(who)).body
  expect(again).toMatchObject({
    recommendation_manager_id: begun.recommendation_manager_id,
    current_stage: 'RISK_ASSESSMENT',
    investment_amount: 200_000_000,
  })
  expect((await who.get(`${recommendationPath}/manager/`)).body).toEqual([again])
})

test('REC-002 two tabs that start at once get one manager', async () => {
  const who = await app.person()
  const both = await Promise.all([start(who), start(who), start(who)])
  expect(new Set(both.map(({ body }) => body.recommendation_manager_id)).size).toBe(1)
})

test('SBX-068 REC-010 the form has all four types, components, and an answer with hint and picture', async () => {
  const who = await app.person()
  await start(who)
  const { questions, user_responses } = await formOf(who)
  expect(questions.map(({ priority, type, required }) => [priority, type, required])).toEqual([
    [1, 'OPTIONS', true],
    [2, 'SLIDER', true],
    [3, 'NUMERICAL_INPUT', true],
    [4, 'DROPDOWN', true],
    [5, 'OPTIONS', false],
  ])
  expect(questions[2]?.question_components).toContainEqual({
    component_name: 'minimum_investment',
    title: null,
    value: 20_000_000,
  })
  expect(questions[2]?.question_components).toContainEqual({
    component_name: 'max_payment',
    title: null,
    value: 2_000_000_000,
  })
  expect(questions[0]?.answers[0]?.answer_components.map(({ component_name }) => component_name)).toEqual(['hint'])
  expect(user_responses).toEqual([])
})

test('REC-005 SBX-063 the form goes on to the risk assessment, keeps the answers, and sent twice changes nothing', async () => {
  const who = await app.person()
  const { recommendation_manager_id: id } = (await start(who)).body
  const sent = await sendForm(who, id)
  expect(sent.body.current_stage).toBe('RISK_ASSESSMENT')
  expect((await sendForm(who, id)).body).toEqual(sent.body)
  expect((await formOf(who)).user_responses).toContainEqual({ question_id: 203, answer_id: null, value: '200000000' })
})

test('SBX-063 a wrong response is told by its question in both languages, and nothing is lost', async () => {
  const who = await app.person()
  const english = await app.signIn(who.sub, 'en')
  const { recommendation_manager_id: id } = (await start(who)).body
  await sendForm(who, id)
  const wrong = { user_responses: horizonResponses('20 million') }
  const refused = await sendForm(who, id, wrong)
  expect([refused.status, refused.body]).toEqual([
    400,
    {
      detail: [{ msg: 'مبلغ را فقط با رقم، به ریال و بدون اعشار وارد کنید.', loc: ['user_responses', 203] }],
    },
  ])
  const inEnglish = await sendForm({ ...english, sub: who.sub }, id, wrong)
  expect(errorMessage(inEnglish.body)).toBe('Enter the amount in digits only, in whole rial.')
  expect((await managerOf(who, id)).investment_amount).toBe(200_000_000)
})

test.each([
  [{ survey_id: 1 }, 404],
  [{ survey_id: 9 }, 404],
  [{ user_survey_id: 1 }, 404],
  [{ recommendation_manager_id: 999_999_999 }, 404],
  [{ recommendation_manager_id: 1e300 }, 400],
  [{ user_responses: 'all' }, 400],
  [{ user_responses: Array.from({ length: 51 }, () => horizonResponses()[0]) }, 400],
  [{ user_responses: [{ question_id: {} }] }, 400],
  [{ user_responses: [null] }, 400],
  [{ user_responses: [] }, 400],
])('SBX-063 a form with %j gets %d', async (more, status) => {
  const who = await app.person()
  const { recommendation_manager_id: id } = (await start(who)).body
  const response = await sendForm(who, id, more)
  expect(response.status).toBe(status)
  expect(errorMessage(response.body)).toMatch(/[آ-ی]/)
})

test('REC-005 REC-020 the way by hand: form, risk survey, offers out of the answers', async () => {
  const who = await app.person()
  const { recommendation_manager_id: id } = (await start(who)).body
  const asked = (await sendForm(who, id)).body
  expect((await offersOf(who, id)).status).toBe(409)
  const open = await submit(who, asked)
  expect([open.status, errorMessage(open.body)]).toEqual([409, 'ریسک‌سنجی شما هنوز به پایان نرسیده است.'])
  const { score } = await assessRisk(who, 1)
  const proposed = (await submit(who, asked)).body
  expect(proposed).toMatchObject({ current_stage: 'INVESTMENT_PROPOSAL', risk_score: score })
  const offers = (await offersOf(who, id)).body
  expect(offers.map(({ type, status }) => [type, status])).toEqual([
    ['FREE', null],
    ['FREE', null],
  ])
  expect((await submit(who, asked)).body).toEqual(proposed)
  expect((await offersOf(who, id)).body).toEqual(offers)
})

test('REC-020 the same answers of two people give the same offers, other ones give others', async () => {
  const people = await Promise.all(
    [54, 54, 71].map((score) => app.personAt({ stage: 'INVESTMENT_PROPOSAL', score, amount: 50_000_000 })),
  )
  const shown = people.map(async ({ who, managerId }) => {
    const offers = (await offersOf(who, managerId)).body
    expect(offers.map((offer) => offer.recommendation_manager_id)).toEqual(offers.map(() => managerId))
    return offers.map(({ title, order_items, predicted_annual_return_percentage }) => ({
      title,
      order_items,
      predicted_annual_return_percentage,
    }))
  })
  const [first, same, other] = await Promise.all(shown)
  expect(first).toEqual(same)
  expect(first).not.toEqual(other)
})

test('REC-020 REC-021 shares are whole and add to 100, and the return is that of the pages of the funds', async () => {
  const { who, managerId } = await app.personAt({ stage: 'INVESTMENT_PROPOSAL', amount: 123_456_789 })
  const funds = (await who.get<Fund[]>('/fund/api/v1/info/funds/')).body
  const [offer] = (await offersOf(who, managerId)).body
  const items = offer?.order_items ?? []
  expect(items.reduce((sum, { share_percentage }) => sum + share_percentage, 0)).toBe(100)
  expect(items.reduce((sum, { value }) => sum + value, 0)).toBe(123_456_789)
  const yields = items.map(({ ds_code, product_name, share_percentage }) => {
    const fund = funds.find((one) => one.ds_code === ds_code)
    expect(product_name).toBe(fund?.fund_name)
    return share_percentage * (fund?.annual_return ?? Number.NaN)
  })
  expect(offer?.predicted_annual_return_percentage).toBeCloseTo(yields.reduce((sum, part) => sum + part) / 100, 2)
})

test('REC-021 nothing of what VIP is made of is in any response before its fee is paid', async () => {
  const { who, managerId } = await app.personAt({ stage: 'INVESTMENT_PROPOSAL', score: 60 })
  const vip = (await offersOf(who, managerId)).body.find(({ type }) => type === 'VIP')
  expect(vip).toMatchObject({ fee_amount: 1_000_000, order_items: null, can_invest: false })
  expect(vip?.videos).toEqual(vip?.videos.map(({ title }) => ({ title, link: null, cover: null })))
  expect(vip?.extra_info.length).toBeGreaterThan(1)
  expect(await offerOf(who, vip?.portfolio_id)).toEqual(vip)
})

test('REC-023 SBX-064 D-144 another amount gives offers for it, the same again the same, too little or too much is refused', async () => {
  const { who, managerId } = await app.personAt({ stage: 'INVESTMENT_PROPOSAL' })
  const before = (await offersOf(who, managerId)).body
  const changed = (await changeAmount(who, managerId, 300_000_001)).body
  for (const { initial_investment_amount, order_items } of changed) {
    expect(initial_investment_amount).toBe(300_000_001)
    if (order_items) expect(order_items.reduce((sum, { value }) => sum + value, 0)).toBe(300_000_001)
  }
  expect((await changeAmount(who, managerId, 300_000_001)).body).toEqual(changed)
  for (const amount of [19_999_999, 2_000_000_001, 0, -1, 1e15, 20_000_000.5, '300000000', null]) {
    const refused = await changeAmount(who, managerId, amount)
    expect([amount, refused.status]).toEqual([amount, 400])
    expect(errorMessage(refused.body)).toMatch(/[آ-ی]/)
  }
  expect((await offersOf(who, managerId)).body).toEqual(changed)
  const replaced = await offerOf(who, before[0]?.portfolio_id)
  expect(replaced).toMatchObject({ is_expired: true, can_invest: false })
})

test('SBX-107 an offer stands for a day; then it cannot be taken, and fresh ones are there', async () => {
  const { who, managerId } = await app.personAt({ stage: 'INVESTMENT_PROPOSAL' })
  const [old] = (await offersOf(who, managerId)).body
  app.clock.advance(24 * 3600)
  const manager = await managerOf(who, managerId)
  const refused = await submit(who, manager, { portfolio_id: old?.portfolio_id })
  expect(refused.status).toBe(409)
  expect(errorMessage(refused.body)).toContain('به سر آمده')
  const [fresh] = (await offersOf(who, managerId)).body
  expect(fresh).toMatchObject({ is_expired: false, can_invest: true })
  expect(fresh?.portfolio_id).not.toBe(old?.portfolio_id)
  expect((await submit(who, manager, { portfolio_id: fresh?.portfolio_id })).body.current_stage).toBe('PAYMENT_METHODS')
})

test('REC-019 SBX-107 a reset survey leads back to the risk assessment, and its new score to other offers', async () => {
  const { who, managerId } = await app.personAt({ stage: 'INVESTMENT_PROPOSAL', score: 20 })
  const before = (await offersOf(who, managerId)).body
  const manager = await managerOf(who, managerId)
  const surveyId = manager.stages.find(({ key }) => key === 'RISK_ASSESSMENT')?.user_survey_id
  await who.post(`${recommendationPath}/reset-survey/${surveyId}/`)
  const reset = await managerOf(who, managerId)
  expect(reset.current_stage).toBe('RISK_ASSESSMENT')
  expect((await offersOf(who, managerId)).status).toBe(409)
  await assessRisk(who, 4)
  expect((await submit(who, reset)).body.risk_score).toBe(100)
  const after = (await offersOf(who, managerId)).body
  expect(after[0]?.title).not.toBe(before[0]?.title)
})

test('REC-008 the horizon again with other answers makes new offers, with the same ones it keeps them', async () => {
  const { who, managerId } = await app.personAt({ stage: 'INVESTMENT_PROPOSAL' })
  const amount = String((await managerOf(who, managerId)).investment_amount)
  const before = (await offersOf(who, managerId)).body
  const same = (await sendForm(who, managerId, { user_responses: horizonResponses(amount) })).body
  expect(same.current_stage).toBe('RISK_ASSESSMENT')
  await submit(who, same)
  expect((await offersOf(who, managerId)).body).toEqual(before)
  const other = (await sendForm(who, managerId, { user_responses: horizonResponses('77000000') })).body
  await submit(who, other)
  expect((await offersOf(who, managerId)).body[0]?.initial_investment_amount).toBe(77_000_000)
})

test('REC-006 SBX-006 T19 managers, forms and offers of others do not exist', async () => {
  const { who, managerId } = await app.personAt({ stage: 'INVESTMENT_PROPOSAL' })
  const manager = await managerOf(who, managerId)
  const [offer] = (await offersOf(who, managerId)).body
  const stranger = await app.person()
  await start(stranger)
  const statuses = [
    (await stranger.get(`${recommendationPath}/manager/${managerId}/`)).status,
    (await offersOf(stranger, managerId)).status,
    (await stranger.get(`${recommendationPath}/offers/${offer?.portfolio_id}/`)).status,
    (await changeAmount(stranger, managerId, 30_000_000)).status,
    (await sendForm(stranger, managerId)).status,
    (await submit(stranger, manager)).status,
    (await submit(stranger, { ...manager, user_id: stranger.sub })).status,
    (await submit(who, { ...manager, user_id: stranger.sub })).status,
    (await payFee(stranger, managerId, offer?.portfolio_id)).status,
  ]
  expect(statuses).toEqual(statuses.map(() => 404))
  expect(await managerOf(who, managerId)).toEqual(manager)
})

test('SBX-107 REC-033 odd ids name nothing, and odd stages are refused', async () => {
  const { who, managerId } = await app.personAt({ stage: 'RISK_ASSESSMENT' })
  const manager = await managerOf(who, managerId)
  for (const odd of ['0', '-1', '1.5', 'x', '999999999', "1'--"]) {
    const id = encodeURIComponent(odd)
    expect((await who.get(`${recommendationPath}/offers/${id}/`)).status).toBe(404)
    expect((await who.get(`${recommendationPath}/manager/${id}/`)).status).toBe(404)
    expect((await who.post(`${recommendationPath}/orders/${id}/`)).status).toBe(404)
  }
  for (const odd of ['x', '', '1.5', '1e300']) expect((await offersOf(who, odd)).status).toBeGreaterThanOrEqual(400)
  expect((await offersOf(who, 'x')).status).toBe(400)
  expect((await submit(who, { ...manager, current_stage: 'FINALIZE' })).status).toBe(400)
  expect((await submit(who, { ...manager, current_stage: 'INVESTMENT_PROPOSAL' }, { portfolio_id: 1 })).status).toBe(
    409,
  )
  expect((await submit(who, { ...manager, current_stage: 'PAYMENT_METHODS' })).status).toBe(409)
  expect((await submit(who, { ...manager, current_stage: 'INVESTMENT_HORIZON' })).body.current_stage).toBe(
    'RISK_ASSESSMENT',
  )
})

test.each(['new', 'identified'] as const)(
  'ERR-04 REC-002 a person of the kind %s is sent to the onboarding',
  async (kind) => {
    const who = await app.person({ kind })
    expect(await start(who)).toMatchObject({ status: 400, body: { detail: 'ONB-REQUIRED' } })
  },
)

test.each(['PMA', '', 'fund', 7])('REC-002 there are no recommendations for the product %p', async (product) => {
  expect((await start(await app.person(), product)).status).toBe(400)
})

test('SBX-059 SBX-060 the risk survey, its result and the form speak English to who reads English', async () => {
  const who = await app.person({ kind: 'empty' }, 'en')
  await start(who)
  const persian = /[آ-ی]/
  expect(JSON.stringify(await formOf(who))).not.toMatch(persian)
  expect(JSON.stringify((await who.post(`${recommendationPath}/start-survey/`)).body)).not.toMatch(persian)
  const result = await assessRisk(who, 0)
  expect(result).toMatchObject({ risk_taking: 'Low risk' })
  expect(JSON.stringify(result)).not.toMatch(persian)
})
