import { beforeAll, expect, test } from '@jest/globals'
import { submitOnboarding } from '@sarv/shared/contract/onboarding'
import { getLastSurvey, riskSurvey } from '@sarv/shared/contract/survey'
import { withValues } from '@sarv/shared/stages/submission'
import { forceResponse, newPerson } from '@sarv/shared/testing/people'
import { requestsTo } from '@sarv/shared/testing/recorded-requests'
import { uploadByFetch } from '@sarv/shared/testing/upload-by-fetch'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { fillSlip } from '../testing/increase-driver'
import { completeSurvey, driveOnboarding } from '../testing/onboarding-driver'
import { renderPma } from '../testing/render-pma'

beforeAll(uploadByFetch)

const path = '/pma/onboarding?plan=1'
const submit = submitOnboarding.path

test('PMA-044 PMA-033 a submit sends the whole object; an error is alerted and loses nothing', async () => {
  const person = await newPerson('empty')
  const driver = await driveOnboarding(person)
  await driver.pay()
  await completeSurvey(person, 60)
  const { alerts, title } = await renderPma({ path, person })
  const continueButton = await screen.findByRole('button', { name: 'ادامه' })
  const before = await driver.read()
  const { user_survey_id } = await driver.api.call(getLastSurvey, { params: { id: riskSurvey } })
  await forceResponse(person, submit, { status: 400, detail: 'اکنون نمی‌شود.' })
  await userEvent.click(continueButton)
  await waitFor(() => expect(alerts).toEqual(['اکنون نمی‌شود.']))
  expect(screen.getByRole('figure')).toHaveTextContent('۶۰')
  await userEvent.click(screen.getByRole('button', { name: 'ادامه' }))
  await waitFor(() => expect(title()).toBe('امضای قرارداد'))
  const whole = withValues(before, 'risk', { user_survey_id })
  expect((await requestsTo(person, submit)).slice(-2).map(({ body }) => body)).toEqual([whole, whole])
})

test('PMA-027 PMA-044 a slip is uploaded and submitted with the whole object; the survey follows', async () => {
  const person = await newPerson('empty')
  const driver = await driveOnboarding(person)
  const { title } = await renderPma({ path, person })
  await userEvent.click(await screen.findByRole('radio', { name: /رسید/ }))
  await userEvent.click(screen.getByRole('button', { name: 'بارگذاری رسید' }))
  await screen.findByRole('textbox', { name: 'شمارهٔ پیگیری' })
  await fillSlip()
  const before = (await requestsTo(person, submit)).length
  await userEvent.click(screen.getByRole('button', { name: 'ثبت رسید' }))
  await waitFor(() => expect(title()).toBe('ریسک‌سنجی'))
  const sent = (await requestsTo(person, submit)).slice(before).map(({ body }) => body)
  expect(sent).toHaveLength(1)
  expect(sent[0]).toMatchObject({
    onb_uuid: driver.uuid,
    amount: 500_000_000,
    current_stage: driver.newest().current_stage,
  })
  expect(sent[0]).toHaveProperty('stages.length', driver.newest().stages.length)
  const after = await driver.read()
  const facts = after.stages[0]?.page_info.find(({ component_name }) => component_name === 'receipt')?.infos
  expect(facts).toContainEqual(expect.objectContaining({ key: 'tracking_number', value: '408291' }))
  expect(facts).toContainEqual(expect.objectContaining({ key: 'account_number', value: '0203456789' }))
})
