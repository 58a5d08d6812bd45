import { beforeAll, expect, test } from '@jest/globals'
import { submitOnboarding } from '@sarv/shared/contract/onboarding'
import { getLastSurvey, riskSurvey } from '@sarv/shared/contract/survey'
import { withValues } from '@sarv/shared/stages/submission'
import { uploadByFetch } from '@sarv/shared/testing/upload-by-fetch'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { force, openPma, somebody } from '../open-pma'
import { fillSlip } from '../testing/increase-walk'
import { sentTo, surveyed, walk } from '../testing/pma-walk'

beforeAll(uploadByFetch)

const path = '/pma/onboarding?plan=1'
const submit = submitOnboarding.path

test('PMA-044 PMA-033 the whole object goes with the values of its stage; a refusal is always told and loses nothing', async () => {
  const person = await somebody('empty')
  const way = await walk(person)
  await way.pay()
  await surveyed(person, 60)
  const { alerts, title } = await openPma({ path, person })
  const goOn = await screen.findByRole('button', { name: 'ادامه' })
  const before = await way.read()
  const { user_survey_id } = await way.api.call(getLastSurvey, { params: { id: riskSurvey } })
  await force(person, submit, { status: 400, detail: 'اکنون نمی‌شود.' })
  await userEvent.click(goOn)
  await waitFor(() => expect(alerts).toEqual(['اکنون نمی‌شود.']))
  expect(screen.getByRole('figure')).toHaveTextContent('۶۰')
  await userEvent.click(screen.getByRole('button', { name: 'ادامه' }))
  await waitFor(() => expect(title()).toBe('امضای قرارداد'))
  const whole = withValues(before, 'risk', { user_survey_id })
  expect((await sentTo(person, submit)).slice(-2)).toEqual([whole, whole])
})

test('PMA-027 PMA-044 a slip is uploaded with its facts and handed in with the whole object; the flow goes on to the survey', async () => {
  const person = await somebody('empty')
  const way = await walk(person)
  const { title } = await openPma({ path, person })
  await userEvent.click(await screen.findByRole('radio', { name: /رسید/ }))
  await userEvent.click(screen.getByRole('button', { name: 'بارگذاری رسید' }))
  await screen.findByRole('textbox', { name: 'شماره پیگیری' })
  await fillSlip()
  await userEvent.click(screen.getByRole('button', { name: 'ثبت رسید' }))
  await waitFor(() => expect(title()).toBe('ریسک‌سنجی'))
  const sent = await sentTo(person, submit)
  expect(sent).toHaveLength(1)
  expect(sent[0]).toMatchObject({ onb_uuid: way.uuid, amount: 500_000_000, current_stage: way.newest().current_stage })
  expect(sent[0]).toHaveProperty('stages.length', way.newest().stages.length)
  const after = await way.read()
  const facts = after.stages[0]?.page_info.find(({ component_name }) => component_name === 'receipt')?.infos
  expect(facts).toContainEqual(expect.objectContaining({ key: 'tracking_number', value: '408291' }))
  expect(facts).toContainEqual(expect.objectContaining({ key: 'account_number', value: '0203456789' }))
})
