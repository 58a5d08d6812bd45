import type { Onboarding, OnboardingStage, PageInfoItem } from '@sarv/shared/contract/onboarding'
import type { SentCode } from '@sarv/shared/contract/sent-code'
import { parseStageKey, type StageKey } from '@sarv/shared/stages/stage-key'
import { withValues } from '@sarv/shared/stages/submission'
import { sampleFiles } from '@sarv/shared/testing/sample-files'
import type { Investor, OnboardingTestApp } from './onboarding-test-app'
import type { TestResponse } from './test-app'

const apiPath = '/onboarding/api/v1'

export const pngFile = new Blob([sampleFiles.png])
/** What stands on a slip. */
export const slipDetails = { tracking_number: '408291', date: '2026-11-20', account_number: '0203456789101' }
export const emailAddress = 'negar@site.com'

export const stageIn = (onboarding: Onboarding, key: StageKey): OnboardingStage | undefined =>
  onboarding.stages.find((stage) => parseStageKey(stage.key) === key)

/** @example infosIn(onboarding, 'payment', 'payment_methods') */
export const infosIn = (onboarding: Onboarding, key: StageKey, component: string): PageInfoItem[] =>
  stageIn(onboarding, key)?.page_info.find((block) => block.component_name === component)?.infos ?? []

export const infoIn = (onboarding: Onboarding, key: StageKey, component: string, name: string) =>
  infosIn(onboarding, key, component).find((info) => info.key === name)?.value

/** @example statusIn(onboarding, 'risk') // 'DONE/OPEN' */
export const statusIn = (onboarding: Onboarding, key: StageKey) =>
  `${stageIn(onboarding, key)?.status}/${stageIn(onboarding, key)?.info_status}`

/** One person's way through the onboarding of a portfolio, by the calls that the screens make. */
export function createPmaClient(app: OnboardingTestApp, who: Investor) {
  const begin = (amount: unknown, more: object = {}): Promise<TestResponse<Onboarding>> =>
    who.post(`${apiPath}/start/`, { type: 'PMA', ds_code: '1', amount, onb_uuid: null, ...more })
  const read = (uuid: string): Promise<TestResponse<Onboarding>> => who.get(`${apiPath}/pma-onb/${uuid}/`)
  const submit = (
    onboarding: Onboarding,
    stage: StageKey,
    values: Readonly<Record<string, unknown>> = {},
  ): Promise<TestResponse<Onboarding>> =>
    who.post(`${apiPath}/submit/`, withValues({ ...onboarding, current_stage: stage }, stage, values))
  /** Accepts the rules, and the suitability warning where one stands, as the overview does before the payment. */
  const accept = (onboarding: Onboarding): Promise<TestResponse<Onboarding>> =>
    submit(onboarding, 'payment', {
      accepted_rules: true,
      accepted_risk: infoIn(onboarding, 'payment', 'suitability', 'survey_id'),
    })
  /** Begins or resumes an onboarding, with the rules accepted where it waits for that. */
  async function start(amount: unknown, more: object = {}): Promise<TestResponse<Onboarding>> {
    const begun = await begin(amount, more)
    const isWaiting = begun.status === 200 && begun.body.current_stage === 'payment'
    return isWaiting && infosIn(begun.body, 'payment', 'payment_methods').length === 0 ? accept(begun.body) : begun
  }
  const upload = (
    uuid: string,
    file: Blob = pngFile,
    facts: Readonly<Record<string, string>> = slipDetails,
    name = 'slip.png',
  ) => who.upload<{ id: number; status: string }>(`${apiPath}/pma-onb/upload/image/${uuid}/`, file, facts, name)
  const sendCode = (uuid: string): Promise<TestResponse<{ result: SentCode }>> =>
    who.post(`${apiPath}/pma-onb/otp/send/${uuid}/`)

  /** Ends the payment at the first gateway with any result. */
  async function atGateway(onboarding: Onboarding, result: 'SUCCESS' | 'FAILED' | 'CANCELED') {
    const landing = String(infoIn(onboarding, 'payment', 'payment_methods', 'IPG'))
    const amount = Number(infoIn(onboarding, 'payment', 'payment_amount', 'amount'))
    const pressed = await app.press(landing, result, amount)
    return { ...pressed, onboarding: (await read(onboarding.onb_uuid)).body }
  }
  const pay = async (onboarding: Onboarding) => (await atGateway(onboarding, 'SUCCESS')).onboarding
  async function sendSlip(onboarding: Onboarding, stage: 'payment' | 'additional_amount', facts = slipDetails) {
    await upload(onboarding.onb_uuid, pngFile, facts)
    return (await submit(onboarding, stage)).body
  }
  const survey = async (onboarding: Onboarding) =>
    (await submit(onboarding, 'risk', { user_survey_id: await who.completeSurvey() })).body
  async function sign(onboarding: Onboarding) {
    const address_id = await who.addAddress(emailAddress)
    await sendCode(onboarding.onb_uuid)
    const otp_code = await who.newestCode()
    const accepted_risk = infoIn(onboarding, 'sign_contract', 'suitability', 'survey_id')
    const values = { otp_code, email_address: emailAddress, address_id, accepted_risk }
    return (await submit(onboarding, 'sign_contract', values)).body
  }
  return { begin, accept, start, read, submit, upload, sendCode, atGateway, pay, sendSlip, survey, sign }
}

export type PmaClient = ReturnType<typeof createPmaClient>
