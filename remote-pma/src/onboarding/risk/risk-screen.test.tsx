import { expect, test } from '@jest/globals'
import { getLastSurvey, riskSurvey } from '@sarv/shared/contract/survey'
import { forceResponse } from '@sarv/shared/testing/people'
import { requestsTo } from '@sarv/shared/testing/recorded-requests'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { completeSurvey } from '../../testing/onboarding-driver'
import { personAtStage, renderStageScreen } from '../../testing/render-stage-screen'
import { RiskScreen } from './risk-screen'

const surveyPath = '/recommendation/api/v1'
const next = () => screen.getByRole('button', { name: /سؤال بعدی|ثبت/ })
const bar = (step: string) => screen.findByText(`سؤال ${step} از ۹`)
const firstAnswer = () => screen.getAllByRole<HTMLInputElement>('radio')[0] ?? document.body

test('PMA-028 PMA-029 VAL-22 each question needs an answer, and back keeps the answers', async () => {
  const at = await personAtStage('risk')
  await renderStageScreen(RiskScreen, 'risk', at)
  await bar('۱')
  const progress = screen.getByRole('progressbar', { name: 'پیشرفت سؤال‌ها' })
  expect(progress).toHaveAttribute('aria-valuenow', '11')
  expect(screen.queryByRole('button', { name: 'قبلی' })).toBeNull()
  expect(next()).toBeDisabled()
  await userEvent.click(firstAnswer())
  await userEvent.click(next())
  await bar('۲')
  expect(next()).toBeDisabled()
  await userEvent.click(screen.getAllByRole('radio')[1] ?? document.body)
  await userEvent.click(screen.getByRole('button', { name: 'قبلی' }))
  await bar('۱')
  expect(firstAnswer()).toBeChecked()
  await userEvent.click(next())
  await bar('۲')
  expect(screen.getAllByRole('radio')[1]).toBeChecked()
})

test('PMA-028 PMA-033 PMA-048 the survey works by keyboard alone and resumes after a reload', async () => {
  const at = await personAtStage('risk')
  const first = await renderStageScreen(RiskScreen, 'risk', at)
  await bar('۱')
  const answer = async () => {
    firstAnswer().focus()
    await userEvent.keyboard(' ')
    await userEvent.keyboard('{ArrowDown}')
    expect(screen.getAllByRole('radio')[1]).toBeChecked()
    await userEvent.keyboard('{Enter}')
  }
  for (const step of ['۲', '۳', '۴']) {
    await answer()
    await bar(step)
  }
  first.unmount()

  const { log } = await renderStageScreen(RiskScreen, 'risk', at)
  await bar('۴')
  for (const step of ['۵', '۶', '۷', '۸', '۹']) {
    expect(next()).toHaveTextContent('سؤال بعدی')
    await answer()
    await bar(step)
  }
  expect(next()).toHaveTextContent('ثبت')
  await answer()
  await userEvent.click(await screen.findByRole('button', { name: 'ادامه' }))
  await waitFor(() => expect(log.navigated).toEqual(['next']))
  const { user_survey_id } = await at.api.call(getLastSurvey, { params: { id: riskSurvey } })
  expect(log.submitted).toEqual([{ user_survey_id }])
})

test('PMA-029 PMA-048 after a reload back shows the answer that the server kept', async () => {
  const at = await personAtStage('risk')
  const first = await renderStageScreen(RiskScreen, 'risk', at)
  await bar('۱')
  await userEvent.click(screen.getAllByRole('radio')[1] ?? document.body)
  await userEvent.click(next())
  await bar('۲')
  first.unmount()
  await renderStageScreen(RiskScreen, 'risk', at)
  await bar('۲')
  await userEvent.click(screen.getByRole('button', { name: 'قبلی' }))
  await bar('۱')
  expect(screen.getAllByRole('radio')[1]).toBeChecked()
})

test('PMA-028 U20 while an answer is being sent there is no way on and none back', async () => {
  const at = await personAtStage('risk')
  await renderStageScreen(RiskScreen, 'risk', at)
  await bar('۱')
  await userEvent.click(firstAnswer())
  await userEvent.click(next())
  await bar('۲')
  const path = `${surveyPath}/submit-answer/`
  await forceResponse(at.person, path, { delay_ms: 60_000 })
  await userEvent.click(firstAnswer())
  await userEvent.click(next())
  await waitFor(() => expect(next()).toHaveAttribute('aria-busy', 'true'))
  expect(screen.getByRole('button', { name: 'قبلی' })).toBeDisabled()
})

test('PMA-048 a survey that another device has finished meanwhile shows its result', async () => {
  const at = await personAtStage('risk')
  await renderStageScreen(RiskScreen, 'risk', at)
  await bar('۱')
  await completeSurvey(at.person, 71)
  await userEvent.click(firstAnswer())
  await userEvent.click(next())
  expect(await screen.findByRole('figure')).toHaveTextContent('۷۱')
  expect(within(screen.getByRole('figure')).getByRole('heading')).toHaveFocus()
})

test.each([
  [36, 'primary'],
  [37, 'success'],
  [54, 'success'],
  [60, 'neutral'],
  [70, 'neutral'],
  [71, 'warning'],
])('PMA-031 ST-12 CON-19 the gauge shows the score %i with its colour, level and description', async (score, band) => {
  const at = await personAtStage('risk')
  await completeSurvey(at.person, score)
  await renderStageScreen(RiskScreen, 'risk', at)
  const { risk_taking, risk_description } = await at.api.call(getLastSurvey, { params: { id: riskSurvey } })
  const gauge = await screen.findByRole('figure')
  expect(gauge).toHaveAttribute('data-band', band)
  expect(gauge).toHaveTextContent(score.toLocaleString('fa-IR'))
  expect(screen.getByRole('heading', { name: risk_taking })).toBeInTheDocument()
  expect(screen.getByText(risk_description)).toBeInTheDocument()
  await waitFor(() =>
    expect(Number(gauge.querySelector('[data-degrees]')?.getAttribute('data-degrees'))).toBeCloseTo(score * 1.8),
  )
})

test('PMA-032 U19 the survey is reset only after a confirmation; its first question takes the focus', async () => {
  const at = await personAtStage('risk')
  await completeSurvey(at.person, 54)
  await renderStageScreen(RiskScreen, 'risk', at)
  await userEvent.click(await screen.findByRole('button', { name: 'پاسخ دوباره به سؤال‌ها' }))
  await userEvent.click(await screen.findByRole('button', { name: 'انصراف' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await userEvent.click(screen.getByRole('button', { name: 'پاسخ دوباره به سؤال‌ها' }))
  await userEvent.click(await screen.findByRole('button', { name: 'بله، از اول' }))
  await bar('۱')
  for (const radio of screen.getAllByRole('radio')) expect(radio).not.toBeChecked()
  await waitFor(() => expect(screen.getByRole('heading', { level: 2 })).toHaveFocus())
})

test('PMA-030 ERR-31 a survey that fails to load is loaded again without an alert, at its first question', async () => {
  const at = await personAtStage('risk')
  const path = `${surveyPath}/start-survey/1/`
  await forceResponse(at.person, path, { status: 500 })
  const { alerts } = await renderStageScreen(RiskScreen, 'risk', at)
  await bar('۱')
  expect(await requestsTo(at.person, path)).toHaveLength(2)
  expect(alerts).toEqual([])
})

test.each(['start-survey', 'last-complete-survey'])(
  'a survey whose %s the server gives to nobody is told of in its place',
  async (call) => {
    const at = await personAtStage('risk')
    await forceResponse(at.person, `${surveyPath}/${call}/1/`, { status: 403 })
    await renderStageScreen(RiskScreen, 'risk', at)
    expect(await screen.findByRole('heading', { name: 'سؤال‌ها دریافت نشد' })).toBeVisible()
    expect(screen.queryByRole('progressbar')).toBeNull()
  },
)

test('PMA-030 ERR-31 D-65 an earlier question that fails to load reloads the first one without an answer', async () => {
  const at = await personAtStage('risk')
  const { alerts } = await renderStageScreen(RiskScreen, 'risk', at)
  for (const step of ['۱', '۲', '۳']) {
    await bar(step)
    await userEvent.click(screen.getAllByRole('radio')[1] ?? document.body)
    await userEvent.click(next())
  }
  await bar('۴')
  await userEvent.click(screen.getByRole('button', { name: 'قبلی' }))
  await bar('۳')
  const path = `${surveyPath}/previous-question/*`
  await forceResponse(at.person, path, { status: 500 })
  const reloads = async () => (await requestsTo(at.person, `${surveyPath}/start-survey/1/`)).length
  const before = await reloads()
  await userEvent.click(screen.getByRole('button', { name: 'قبلی' }))
  await bar('۴')
  expect(await reloads()).toBe(before + 1)
  expect(alerts).toEqual([])
  for (const radio of screen.getAllByRole('radio')) expect(radio).not.toBeChecked()
  // Nothing that was answered is lost.
  for (const step of ['۳', '۲', '۱']) {
    await userEvent.click(screen.getByRole('button', { name: 'قبلی' }))
    await bar(step)
    expect(screen.getAllByRole('radio')[1]).toBeChecked()
  }
})

test('PMA-028 an answer that the server rejects is alerted and stays selected', async () => {
  const at = await personAtStage('risk')
  const { alerts } = await renderStageScreen(RiskScreen, 'risk', at)
  await bar('۱')
  const path = `${surveyPath}/submit-answer/`
  await forceResponse(at.person, path, { status: 400, detail: 'پاسخ ثبت نشد.' })
  await userEvent.click(firstAnswer())
  await userEvent.click(next())
  await waitFor(() => expect(alerts).toEqual(['پاسخ ثبت نشد.']))
  expect(firstAnswer()).toBeChecked()
  await userEvent.click(next())
  await bar('۲')
  expect(await requestsTo(at.person, `${surveyPath}/last-complete-survey/1/`)).toHaveLength(1)
})
