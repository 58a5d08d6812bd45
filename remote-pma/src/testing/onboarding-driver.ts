import { control, type TestPerson } from '@sarv/platform/testing/control'
import { startOnboarding, submitOnboarding } from '@sarv/shared/contract/onboarding'
import { getPmaOnboarding, sendContractCode, uploadSlip } from '@sarv/shared/contract/pma-onboarding'
import { findBlock, textIn } from '@sarv/shared/stages/page-blocks'
import { parseStageKey, type StageKey } from '@sarv/shared/stages/stage-key'
import { withValues } from '@sarv/shared/stages/submission'
import { createAddress } from '@sarv/shared/testing/create-address'
import { otherDevice } from '@sarv/shared/testing/other-device'
import { payAtGateway } from '@sarv/shared/testing/pay-at-gateway'
import { codeFor } from '@sarv/shared/testing/people'
import { sampleFiles } from '@sarv/shared/testing/sample-files'
import { testOrigins } from '@sarv/shared/testing/test-origins'
import { act } from '@testing-library/react'

/** Fields of the fixture slip. */
const slip = { tracking_number: '408291', date: '2026-11-20', account_number: '0203456789101' }

/** Test driver: starts an onboarding over the API and moves it from stage to stage, as another device would. */
export async function driveOnboarding(person: TestPerson, { plan = 1, amount = 500_000_000, accepts = true } = {}) {
  const { api: origin } = testOrigins()
  const { api, accessToken } = await otherDevice(person)
  const body = { type: 'PMA', ds_code: String(plan), amount, onb_uuid: null }
  let at = await api.call(startOnboarding, { body, idempotencyKey: crypto.randomUUID() })
  const uuid = at.onb_uuid
  const submit = async (key: StageKey, values: Readonly<Record<string, unknown>> = {}) => {
    at = await api.call(submitOnboarding, { body: withValues(at, key, values) })
  }
  /** The survey of the suitability warning that stands at a stage. */
  const warned = (key: StageKey) => {
    const stage = at.stages.find((one) => parseStageKey(one.key) === key)
    return stage && Number(textIn(findBlock(stage, 'suitability'), 'survey_id'))
  }
  if (accepts && at.current_stage === 'payment')
    await submit('payment', { accepted_rules: true, accepted_risk: warned('payment') })
  const read = () => api.call(getPmaOnboarding, { params: { uuid } })
  return {
    uuid,
    api,
    read,
    newest: () => at,
    async pay() {
      await payAtGateway(at, 'SUCCESS')
      at = await read()
    },
    async sendSlip(stage: 'payment' | 'additional_amount') {
      await uploadFrom(`${origin}${uploadSlip.path.replace(':uuid', uuid)}`, accessToken)
      await submit(stage)
    },
    async survey() {
      await submit('risk', await completeSurvey(person, 60))
    },
    async sign() {
      const address_id = await createAddress(api)
      await api.call(sendContractCode, { params: { uuid }, body: {} })
      const otp_code = await codeFor(person)
      const accepted_risk = warned('sign_contract')
      await submit('sign_contract', { otp_code, email_address: 'negar@site.com', address_id, accepted_risk })
    },
  }
}

/** Brings a survey of this person to a score. */
export const completeSurvey = (person: TestPerson, score: number) =>
  control<{ user_survey_id: number }>(testOrigins().inbox, 'surveys', { sub: person.sub, score })

/** Uploads the slip with Node's fetch: that of jsdom sends no files to another origin. */
async function uploadFrom(address: string, token: string): Promise<void> {
  const body = new FormData()
  for (const [name, value] of Object.entries(slip)) body.set(name, value)
  body.set('file', new Blob([sampleFiles.png], { type: 'image/png' }), 'slip.png')
  const response = await fetch(address, { method: 'POST', headers: { authorization: `Bearer ${token}` }, body })
  if (!response.ok) throw new Error(`the upload of the slip responded ${response.status}: ${await response.text()}`)
}

/** Approves or rejects what waits for the company's decision. */
export function decide(person: TestPerson, verb: 'approve' | 'reject', stage: string, message?: string) {
  return control(testOrigins().inbox, verb, { sub: person.sub, stage, message })
}

/** Simulates the focus of the tab, which refetches stale queries. */
export function refocusTab(): Promise<void> {
  return act(async () => void window.dispatchEvent(new Event('visibilitychange')))
}
