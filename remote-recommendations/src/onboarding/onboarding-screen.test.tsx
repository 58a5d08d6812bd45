import { expect, test } from '@jest/globals'
import { control } from '@sarv/platform/testing/control'
import { submitRecommendation, submitSurvey } from '@sarv/shared/contract/recommendation'
import { changeInvestmentAmount } from '@sarv/shared/contract/recommendation-offers'
import { getLastSurvey, horizonSurvey, startSurveyForm, submitAnswer } from '@sarv/shared/contract/survey'
import { stateOf } from '@sarv/shared/stages/flow-entry'
import { otherDevice } from '@sarv/shared/testing/other-device'
import { forceResponse, newPerson } from '@sarv/shared/testing/people'
import { pressBackArrow } from '@sarv/shared/testing/press-back-arrow'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { payElsewhere } from '../testing/pay-elsewhere'
import { closeTargetOf, inbox, personAt, renderRecommendations, requestsTo } from '../testing/render-recommendations'

const path = '/recommendations/onboarding'
const bar = (step: string) => screen.findByText(`سؤال ${step} از ۵`)
const next = () => screen.getByRole('button', { name: /^(سؤال بعدی|ثبت)$/ })
const offers = () => screen.findByRole('radiogroup', { name: 'پیشنهادهای شما' })
const invest = () => screen.getByRole('button', { name: 'سرمایه‌گذاری' })
const currentStep = () =>
  within(screen.getByRole('list', { name: 'مرحله‌های دریافت پیشنهاد' }))
    .getAllByRole('listitem')
    .find((step) => step.getAttribute('aria-current') === 'step')?.textContent

/** Answers the form of the horizon as a person does, up to its question for an amount. */
async function answerUpToAmount() {
  await bar('۱')
  await userEvent.click(screen.getByRole('radio', { name: /^رشد در سال‌های دور/ }))
  await userEvent.click(next())
  await bar('۲')
  await userEvent.click(next())
  await bar('۳')
}

/** The same up to its last question. */
async function answerHorizon() {
  await answerUpToAmount()
  fireEvent.change(screen.getByRole('textbox'), { target: { value: '200000000' } })
  await userEvent.click(next())
  await bar('۴')
  await userEvent.selectOptions(screen.getByRole('combobox'), 'هیچ بخشی')
  await userEvent.click(next())
  await bar('۵')
}

test('REC-004 REC-005 REC-006 REC-009 REC-014 the form of the horizon is sent whole, and leads to the risk', async () => {
  const { person, manager } = await personAt('INVESTMENT_HORIZON')
  const mounted = await renderRecommendations({ path, person })
  await bar('۱')
  expect(mounted.title()).toBe('افق سرمایه‌گذاری')
  expect(currentStep()).toBe('۱افق')
  expect(screen.queryByRole('button', { name: 'قبلی' })).toBeNull()
  expect(next()).toBeDisabled()
  await answerHorizon()
  expect(next()).toHaveTextContent('ثبت')
  await userEvent.dblClick(next())
  await screen.findByText('سؤال ۱ از ۹')
  expect(mounted.title()).toBe('ریسک‌سنجی')
  expect(currentStep()).toBe('۲ریسک‌سنجی')
  expect(await requestsTo(person, submitSurvey.path)).toEqual([
    {
      recommendation_manager_id: manager,
      survey_id: 2,
      user_survey_id: expect.any(Number),
      user_responses: [
        { question_id: 201, answer_id: 20104 },
        { question_id: 202, answer_id: 20202 },
        { question_id: 203, value: '200000000' },
        { question_id: 204, answer_id: 20401 },
      ],
    },
  ])
})

test('REC-009 the questions come by their priority, in whatever order the server lists them', async () => {
  const { person } = await personAt('INVESTMENT_HORIZON')
  const { api } = await otherDevice(person)
  const form = await api.call(startSurveyForm, { body: { survey_id: horizonSurvey } })
  const byPriority = form.questions.toSorted((one, other) => one.priority - other.priority)
  const body = { ...form, questions: byPriority.toReversed() }
  await forceResponse(person, startSurveyForm.path, { status: 200, body })
  await renderRecommendations({ path, person })
  await bar('۱')
  expect(screen.getByText(byPriority[0]?.question ?? '')).toBeVisible()
  expect(screen.queryByText(byPriority.at(-1)?.question ?? '')).toBeNull()
})

test('REC-010 REC-011 REC-012 REC-013 REC-014 the form shows each type with its hints and minimum', async () => {
  const { person } = await personAt('INVESTMENT_HORIZON')
  await renderRecommendations({ path, person })
  await bar('۱')
  expect(screen.getByText('بیشتر آن در درآمد ثابت می‌ماند.')).toBeVisible()
  // The answers look alike: pictures for all of them or for none. (HST-084)
  expect(screen.queryByRole('img')).toBeNull()
  await userEvent.click(screen.getByRole('radio', { name: /^رشد در سال‌های دور/ }))
  await userEvent.click(next())
  await bar('۲')
  expect(screen.getByText('هرچه افق دورتر باشد، جای رشد بیشتر است.')).toBeVisible()
  expect(screen.getByRole('slider')).toHaveValue('1')
  expect(screen.getByRole('slider')).toHaveAttribute('aria-valuetext', 'شش ماه تا یک سال')
  await userEvent.click(next())
  await bar('۳')
  expect(screen.getByText('حداقل ۲ میلیون تومان')).toBeVisible()
  const amount = screen.getByRole('textbox')
  fireEvent.change(amount, { target: { value: '19999999' } })
  fireEvent.blur(amount)
  expect(amount).toBeInvalid()
  expect(next()).toBeDisabled()
  await userEvent.click(screen.getByRole('radio', { name: '۵ میلیون' }))
  expect(amount).toHaveValue('۵۰٬۰۰۰٬۰۰۰')
  expect(next()).toBeEnabled()
})

test('D-144 REC-012 more than a gateway takes at once is told at its question, and holds the form', async () => {
  const { person } = await personAt('INVESTMENT_HORIZON')
  await renderRecommendations({ path, person })
  await answerUpToAmount()
  fireEvent.change(screen.getByRole('textbox'), { target: { value: '2000000001' } })
  expect(screen.getByText(/تا ۲٬۰۰۰٬۰۰۰٬۰۰۰ ریال می‌پذیرد. اکنون مبلغ کمتری سرمایه‌گذاری کنید/)).toBeVisible()
  expect(next()).toBeDisabled()
  await userEvent.click(screen.getByRole('button', { name: 'اکنون ۲٬۰۰۰٬۰۰۰٬۰۰۰ ریال' }))
  expect(screen.getByRole('textbox')).toHaveValue('۲٬۰۰۰٬۰۰۰٬۰۰۰')
  expect(next()).toBeEnabled()
})

test('REC-036 a reload goes on at the question that was left, with the answers that were not sent', async () => {
  const { person } = await personAt('INVESTMENT_HORIZON')
  const first = await renderRecommendations({ path, person })
  await answerUpToAmount()
  fireEvent.change(screen.getByRole('textbox'), { target: { value: '77000000' } })
  const recommendation = first.kept.get('recommendation')
  first.unmount()
  await renderRecommendations({ path, person, kept: { recommendation } })
  await bar('۳')
  expect(screen.getByRole('textbox')).toHaveValue('۷۷٬۰۰۰٬۰۰۰')
  await userEvent.click(screen.getByRole('button', { name: 'قبلی' }))
  await userEvent.click(screen.getByRole('button', { name: 'قبلی' }))
  expect(screen.getByRole('radio', { name: /^رشد در سال‌های دور/ })).toBeChecked()
})

test('VAL-22 an answer that the server refuses is shown again, and nothing that was typed is lost', async () => {
  const { person } = await personAt('INVESTMENT_HORIZON')
  const { alerts } = await renderRecommendations({ path, person })
  await answerHorizon()
  await forceResponse(person, submitSurvey.path, {
    status: 400,
    body: { detail: [{ msg: 'این مبلغ پذیرفته نیست.', loc: ['user_responses', 203] }] },
  })
  await userEvent.click(next())
  await bar('۳')
  expect(screen.getByRole('textbox')).toHaveValue('۲۰۰٬۰۰۰٬۰۰۰')
  expect(alerts).toEqual(['این مبلغ پذیرفته نیست.'])
})

test('REC-017 ERR-31 a survey result that fails to load brings the first open question, and no alert', async () => {
  const { person } = await personAt('RISK_ASSESSMENT')
  await forceResponse(person, getLastSurvey.path.replace(':id', '1'), { status: 404, body: { detail: 'x' } })
  const { alerts } = await renderRecommendations({ path, person })
  expect(await screen.findByText('سؤال ۱ از ۹')).toBeVisible()
  expect(alerts).toEqual([])
})

test('REC-015 REC-016 each answer of the risk survey is sent at once, and the one before comes back with its answer', async () => {
  const { person } = await personAt('RISK_ASSESSMENT')
  const first = await renderRecommendations({ path, person })
  await screen.findByText('سؤال ۱ از ۹')
  const [, second] = screen.getAllByRole<HTMLInputElement>('radio')
  await userEvent.click(second ?? document.body)
  await userEvent.click(next())
  await screen.findByText('سؤال ۲ از ۹')
  expect(await requestsTo(person, submitAnswer.path)).toEqual([
    { question_id: 101, user_survey_id: expect.any(Number), answer_id: 10102 },
  ])
  // This device has lost what it knew: the answer comes from the server.
  first.unmount()
  await renderRecommendations({ path, person })
  await screen.findByText('سؤال ۲ از ۹')
  await userEvent.click(screen.getByRole('button', { name: 'قبلی' }))
  await screen.findByText('سؤال ۱ از ۹')
  expect(screen.getAllByRole('radio')[1]).toBeChecked()
})

test('REC-005 REC-006 REC-018 REC-019 the gauge leads to the offers, or after a confirmation to the questions', async () => {
  const { person, manager } = await personAt('RISK_ASSESSMENT')
  await control(inbox, 'surveys', { sub: person.sub, score: 54 })
  const mounted = await renderRecommendations({ path, person })
  expect(await screen.findByRole('figure')).toHaveAttribute('data-band', 'success')
  expect(mounted.title()).toBe('نتیجهٔ ریسک‌سنجی')
  await userEvent.click(screen.getByRole('button', { name: 'پاسخ دوباره به سؤال‌ها' }))
  await userEvent.click(await screen.findByRole('button', { name: 'بله، از اول' }))
  expect(await screen.findByText('سؤال ۱ از ۹')).toBeVisible()
  expect(mounted.title()).toBe('ریسک‌سنجی')
  mounted.unmount()
  await control(inbox, 'surveys', { sub: person.sub, score: 54 })
  await renderRecommendations({ path, person })
  await userEvent.click(await screen.findByRole('button', { name: 'دریافت پیشنهاد' }))
  expect(await offers()).toBeVisible()
  expect(await requestsTo(person, submitRecommendation.path)).toEqual([
    {
      recommendation_manager_id: manager,
      current_stage: 'RISK_ASSESSMENT',
      stages: expect.any(Array),
      user_id: person.sub,
    },
  ])
})

test('REC-020 REC-021 offers have title, return, amount and price; details show what VIP adds, locked', async () => {
  const { person } = await personAt('INVESTMENT_PROPOSAL')
  await renderRecommendations({ path, person })
  const group = await offers()
  const free = within(group).getByRole('radio', { name: /پیشنهاد متعادل/ })
  expect(free.closest('label')).toHaveTextContent(/بازده پیش‌بینی‌شدهٔ سالانه.*٪.*۲۰۰٬۰۰۰٬۰۰۰.*رایگان/)
  const vip = within(group).getByRole('radio', { name: /ویژه/ })
  expect(vip.closest('label')).toHaveTextContent(/کارمزد پیشنهاد [۰-۹٬]+ ریال/)
  await userEvent.click(screen.getByRole('button', { name: /^جزئیات پیشنهاد ویژه/ }))
  const details = await screen.findByRole('dialog')
  expect(within(details).getByText('بازبینی ماهانهٔ ترکیب به دست کارشناس سبد')).toBeVisible()
  expect(within(details).getByText(/^چرا این ترکیب؟/)).toBeVisible()
  expect(within(details).getByText('ترکیب این پیشنهاد پس از پرداخت کارمزد آن دیده می‌شود.')).toBeVisible()
  expect(within(details).queryByRole('table')).toBeNull()
})

test('REC-022 investing waits for a choice, and for the fee of VIP, and says why', async () => {
  const { person } = await personAt('INVESTMENT_PROPOSAL')
  await renderRecommendations({ path, person })
  const group = await offers()
  expect(invest()).toBeDisabled()
  expect(invest()).toHaveAccessibleDescription('یکی از پیشنهادها را انتخاب کنید.')
  await userEvent.click(within(group).getByRole('radio', { name: /ویژه/ }))
  expect(invest()).toBeDisabled()
  expect(invest()).toHaveAccessibleDescription(/^اول کارمزد این پیشنهاد را بپردازید/)
  expect(screen.getByRole('button', { name: /^پرداخت کارمزد، [۰-۹٬]+ ریال$/ })).toBeEnabled()
  await userEvent.click(within(group).getByRole('radio', { name: /پیشنهاد متعادل/ }))
  expect(invest()).toBeEnabled()
})

test('REC-023 another amount has its minimum, refreshes the offers and asks for the choice again', async () => {
  const { person } = await personAt('INVESTMENT_PROPOSAL')
  await renderRecommendations({ path, person })
  const group = await offers()
  await userEvent.click(within(group).getByRole('radio', { name: /پیشنهاد متعادل/ }))
  await userEvent.click(screen.getByRole('button', { name: 'تغییر مبلغ' }))
  const sheet = await screen.findByRole('dialog', { name: 'تغییر مبلغ' })
  const amount = within(sheet).getByRole('textbox', { name: 'مبلغ سرمایه‌گذاری' })
  expect(amount).toHaveValue('۲۰۰٬۰۰۰٬۰۰۰')
  fireEvent.change(amount, { target: { value: '1000000' } })
  fireEvent.blur(amount)
  expect(amount).toBeInvalid()
  expect(within(sheet).getByRole('button', { name: 'ثبت مبلغ' })).toBeDisabled()
  fireEvent.change(amount, { target: { value: '300000000' } })
  await forceResponse(person, changeInvestmentAmount.path, { status: 409, detail: 'این مبلغ پرداخت شده است.' })
  await userEvent.click(within(sheet).getByRole('button', { name: 'ثبت مبلغ' }))
  expect(await within(sheet).findByRole('alert')).toHaveTextContent('این مبلغ پرداخت شده است.')
  expect(amount).toHaveValue('۳۰۰٬۰۰۰٬۰۰۰')
  await userEvent.click(within(sheet).getByRole('button', { name: 'ثبت مبلغ' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect((await offers()).textContent).toMatch(/۳۰۰٬۰۰۰٬۰۰۰/)
  await waitFor(() => expect(invest()).toBeDisabled())
})

test('D-144 D-146 REC-023 offers above what a gateway takes at once lead to another amount, and then to the gateway', async () => {
  const { person } = await personAt('INVESTMENT_PROPOSAL', { amount: 2_000_000_001 })
  await renderRecommendations({ path, person })
  await userEvent.click(within(await offers()).getByRole('radio', { name: /پیشنهاد متعادل/ }))
  expect(invest()).toBeDisabled()
  expect(invest()).toHaveAccessibleDescription(/^مبلغ این پیشنهاد بیش از آن است که درگاه کارتی/)
  await userEvent.click(within(await offers()).getByRole('radio', { name: /ویژه/ }))
  expect(invest()).toHaveAccessibleDescription(/^مبلغ این پیشنهاد بیش از آن است که درگاه کارتی/)
  expect(screen.queryByRole('button', { name: /^پرداخت کارمزد/ })).toBeNull()
  const [, change = document.body] = screen.getAllByRole('button', { name: 'تغییر مبلغ' })
  await userEvent.click(change)
  const sheet = within(await screen.findByRole('dialog', { name: 'تغییر مبلغ' }))
  expect(sheet.getByText(/تا ۲٬۰۰۰٬۰۰۰٬۰۰۰ ریال می‌پذیرد/)).toBeVisible()
  expect(sheet.getByRole('button', { name: 'ثبت مبلغ' })).toBeDisabled()
  await userEvent.click(sheet.getByRole('button', { name: 'اکنون ۲٬۰۰۰٬۰۰۰٬۰۰۰ ریال' }))
  await userEvent.click(sheet.getByRole('button', { name: 'ثبت مبلغ' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await userEvent.click(within(await offers()).getByRole('radio', { name: /پیشنهاد متعادل/ }))
  await userEvent.click(invest())
  expect(await screen.findByRole('button', { name: 'پرداخت ۲٬۰۰۰٬۰۰۰٬۰۰۰ ریال' })).toBeEnabled()
})

test('REC-006 REC-024 REC-025 FREE leads to one payment of the amount at the gateway, which a reload keeps', async () => {
  const { person, manager } = await personAt('INVESTMENT_PROPOSAL')
  const first = await renderRecommendations({ path, person })
  await userEvent.click(within(await offers()).getByRole('radio', { name: /پیشنهاد متعادل/ }))
  await userEvent.dblClick(invest())
  expect(await screen.findByRole('button', { name: 'پرداخت ۲۰۰٬۰۰۰٬۰۰۰ ریال' })).toBeEnabled()
  expect(first.title()).toBe('پرداخت')
  expect(await requestsTo(person, submitRecommendation.path)).toEqual([
    {
      recommendation_manager_id: manager,
      current_stage: 'INVESTMENT_PROPOSAL',
      stages: expect.any(Array),
      user_id: person.sub,
      portfolio_id: expect.any(Number),
    },
  ])
  expect(first.tracked).toContainEqual({
    event: 'payment_requested',
    facts: { Type: 'RECOMMENDATION', 'Object ID': expect.stringMatching(/^\d+$/) },
  })
  const { state } = first.navigation.place()
  first.unmount()
  await renderRecommendations({ path, person, state })
  expect(await screen.findByRole('button', { name: 'پرداخت ۲۰۰٬۰۰۰٬۰۰۰ ریال' })).toBeEnabled()
})

test('HST-073 U10 an investment in several funds shows fee, net, settlement day and each part before it leaves', async () => {
  await renderRecommendations({ path, ...(await personAt('INVESTMENT_PROPOSAL')) })
  await userEvent.click(within(await offers()).getByRole('radio', { name: /پیشنهاد متعادل/ }))
  await userEvent.click(invest())
  await userEvent.click(await screen.findByRole('button', { name: 'پرداخت ۲۰۰٬۰۰۰٬۰۰۰ ریال' }))
  const sheet = await screen.findByRole('dialog', { name: 'تأیید پرداخت' })
  const facts = new Map(
    [...sheet.querySelectorAll('dt')].map((name) => [name.textContent, name.nextElementSibling?.textContent]),
  )
  expect(facts.get('کارمزد')).toBe('بدون کارمزد')
  expect(facts.get('تسویه')).toMatch(/^(فردا|\S+شنبه .+|جمعه .+|شنبه .+)$/)
  const amount = (text = '') =>
    Number(text.replace(/[۰-۹]/g, (digit) => String('۰۱۲۳۴۵۶۷۸۹'.indexOf(digit))).replace(/\D/g, ''))
  const [net, rest] = ['خالص سرمایه‌گذاری', 'برگشتی تقریبی به حساب شما'].map((name) => amount(facts.get(name) ?? ''))
  expect((net ?? 0) + (rest ?? 0)).toBe(200_000_000)
  const parts = [...(within(sheet).getByText('تقسیم میان صندوق‌ها').closest('section')?.querySelectorAll('dd') ?? [])]
  expect(parts.length).toBeGreaterThan(1)
  expect(parts.reduce((sum, { textContent }) => sum + amount(textContent ?? ''), 0)).toBe(200_000_000)
})

test('REC-025 a payment that another amount has closed meanwhile says so, and leads back to the offers', async () => {
  const { person, manager } = await personAt('INVESTMENT_PROPOSAL')
  const first = await renderRecommendations({ path, person })
  await userEvent.click(within(await offers()).getByRole('radio', { name: /پیشنهاد متعادل/ }))
  await userEvent.click(invest())
  expect(await screen.findByRole('button', { name: 'پرداخت ۲۰۰٬۰۰۰٬۰۰۰ ریال' })).toBeEnabled()
  const { state } = first.navigation.place()
  first.unmount()
  const { api } = await otherDevice(person)
  await api.call(changeInvestmentAmount, { body: { recommendation_manager_id: manager, amount: 300_000_000 } })
  await renderRecommendations({ path, person, state })
  expect(await screen.findByRole('heading', { name: 'پرداخت انجام نشد' })).toBeVisible()
  expect(screen.queryByRole('button', { name: /^پرداخت / })).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'بازگشت به پیشنهادها' }))
  expect((await offers()).textContent).toMatch(/۳۰۰٬۰۰۰٬۰۰۰/)
})

test('REC-024 the fee of VIP leads to its own payment', async () => {
  const { person } = await personAt('INVESTMENT_PROPOSAL')
  await renderRecommendations({ path, person })
  await userEvent.click(within(await offers()).getByRole('radio', { name: /ویژه/ }))
  const pay = screen.getByRole('button', { name: /^پرداخت کارمزد/ })
  const [fee = ''] = /[۰-۹٬]+ ریال/.exec(pay.textContent ?? '') ?? []
  await userEvent.click(pay)
  expect(await screen.findByRole('button', { name: `پرداخت ${fee}` })).toBeEnabled()
})

test('REC-022 an offer that was replaced while it was looked at is refused with a word, and fresh ones come', async () => {
  const { person, manager } = await personAt('INVESTMENT_PROPOSAL')
  const { alerts } = await renderRecommendations({ path, person })
  await userEvent.click(within(await offers()).getByRole('radio', { name: /پیشنهاد متعادل/ }))
  const { api } = await otherDevice(person)
  await api.call(changeInvestmentAmount, { body: { recommendation_manager_id: manager, amount: 300_000_000 } })
  await userEvent.click(invest())
  await waitFor(() => expect(alerts).toEqual([expect.stringMatching(/^زمان این پیشنهاد به سر آمده است/)]))
  await waitFor(() => expect(document.body).not.toHaveTextContent('۲۰۰٬۰۰۰٬۰۰۰'))
  expect(await offers()).toHaveTextContent('۳۰۰٬۰۰۰٬۰۰۰')
  expect(invest()).toHaveAccessibleDescription('یکی از پیشنهادها را انتخاب کنید.')
})

test('REC-024 an amount that another device has paid is asked for no second time, and the flow is over', async () => {
  const at = await personAt('INVESTMENT_PROPOSAL')
  const { alerts, navigation } = await renderRecommendations({ path, person: at.person })
  await userEvent.click(within(await offers()).getByRole('radio', { name: /پیشنهاد متعادل/ }))
  await payElsewhere(at, 'INVESTMENT', 'SUCCESS')
  await userEvent.click(invest())
  await waitFor(() => expect(alerts).toEqual([expect.stringMatching(/^مبلغ این پیشنهاد پرداخت شده است/)]))
  await waitFor(() => expect(navigation.place().pathname).toBe('/recommendations'))
})

test.each([
  ['investment_horizon', '/recommendations', undefined],
  ['risk_assessment', '/recommendations', 'افق سرمایه‌گذاری'],
  ['investment_proposal', '/recommendations/history', 'ریسک‌سنجی'],
] as const)('REC-007 REC-008 at %s close leads to %s and the arrow back to «%s»', async (stage, close, before) => {
  const { person } = await personAt('INVESTMENT_PROPOSAL')
  const mounted = await renderRecommendations({
    path,
    person,
    state: stateOf('recommendation', { depth: 0, place: { stage } }),
  })
  await waitFor(() => expect(closeTargetOf(mounted)).toBe(close))
  if (before === undefined) return
  await pressBackArrow(mounted)
  await waitFor(() => expect(mounted.title()).toBe(before))
})

test('REC-002 who has no open recommendation is led to the entry', async () => {
  const { navigation } = await renderRecommendations({ path, person: await newPerson('empty') })
  await waitFor(() => expect(navigation.place().pathname).toBe('/recommendations'))
})

test('U6 REC-020 offers that fail to load say so, and a retry brings them', async () => {
  const { person } = await personAt('INVESTMENT_PROPOSAL')
  await forceResponse(person, '/recommendation/api/v1/offers/', { status: 400, detail: 'پیشنهادها آماده نیست.' })
  await renderRecommendations({ path, person })
  expect(await screen.findByText('پیشنهادها آماده نیست.')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'تلاش دوباره' }))
  expect(await offers()).toBeVisible()
})
