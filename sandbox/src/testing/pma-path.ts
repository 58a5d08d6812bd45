import type { Onboarding, OnboardingStage, PageInfoItem } from '@sarv/shared/contract/onboarding'
import type { SentCode } from '@sarv/shared/contract/pma-onboarding'
import { type StageKey, stageKeyOf } from '@sarv/shared/stages/stage-key'
import { withValues } from '@sarv/shared/stages/submission'
import type { Investor, Reply, StageHouse } from './stage-house'

const API = '/onboarding/api/v1'

export const PNG = new Blob([new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13])])
/** What stands on a slip. */
export const FACTS = { tracking_number: '408291', date: '2026-11-20', account_number: '0203456789101' }
export const EMAIL = 'negar@site.com'

export const stageIn = (onboarding: Onboarding, key: StageKey): OnboardingStage | undefined =>
  onboarding.stages.find((stage) => stageKeyOf(stage.key) === key)

/** @example infosIn(onboarding, 'payment', 'payment_methods') */
export const infosIn = (onboarding: Onboarding, key: StageKey, component: string): PageInfoItem[] =>
  stageIn(onboarding, key)?.page_info.find((block) => block.component_name === component)?.infos ?? []

export const infoIn = (onboarding: Onboarding, key: StageKey, component: string, name: string) =>
  infosIn(onboarding, key, component).find((info) => info.key === name)?.value

/** @example wordsIn(onboarding, 'risk') // 'DONE/OPEN' */
export const wordsIn = (onboarding: Onboarding, key: StageKey) =>
  `${stageIn(onboarding, key)?.status}/${stageIn(onboarding, key)?.info_status}`

/** One person's way through the onboarding of a portfolio, by the calls that the screens make. */
export function pathOf(house: StageHouse, who: Investor) {
  const start = (amount: unknown, more: object = {}): Promise<Reply<Onboarding>> =>
    who.post(`${API}/start/`, { type: 'PMA', ds_code: '1', amount, onb_uuid: null, ...more })
  const read = (uuid: string): Promise<Reply<Onboarding>> => who.get(`${API}/pma-onb/${uuid}/`)
  const submit = (
    onboarding: Onboarding,
    stage: StageKey,
    values: Readonly<Record<string, unknown>> = {},
  ): Promise<Reply<Onboarding>> =>
    who.post(`${API}/submit/`, withValues({ ...onboarding, current_stage: stage }, stage, values))
  const upload = (uuid: string, file: Blob = PNG, facts: Readonly<Record<string, string>> = FACTS, name = 'slip.png') =>
    who.upload<{ id: number; status: string }>(`${API}/pma-onb/upload/image/${uuid}/`, file, facts, name)
  const sendCode = (uuid: string): Promise<Reply<{ result: SentCode }>> => who.post(`${API}/pma-onb/otp/send/${uuid}/`)

  /** By the first gateway, whatever becomes of it. */
  async function atGateway(onboarding: Onboarding, result: 'SUCCESS' | 'FAILED' | 'CANCELED') {
    const landing = String(infoIn(onboarding, 'payment', 'payment_methods', 'IPG'))
    const amount = Number(infoIn(onboarding, 'payment', 'payment_amount', 'amount'))
    const pressed = await house.press(landing, result, amount)
    return { ...pressed, onboarding: (await read(onboarding.onb_uuid)).body }
  }
  const pay = async (onboarding: Onboarding) => (await atGateway(onboarding, 'SUCCESS')).onboarding
  async function sendSlip(onboarding: Onboarding, stage: 'payment' | 'additional_amount', facts = FACTS) {
    await upload(onboarding.onb_uuid, PNG, facts)
    return (await submit(onboarding, stage)).body
  }
  const survey = async (onboarding: Onboarding) =>
    (await submit(onboarding, 'risk', { user_survey_id: await who.surveyed() })).body
  async function sign(onboarding: Onboarding) {
    const address_id = await who.addressed(EMAIL)
    await sendCode(onboarding.onb_uuid)
    const otp_code = await who.newestCode()
    return (await submit(onboarding, 'sign_contract', { otp_code, email_address: EMAIL, address_id })).body
  }
  return { start, read, submit, upload, sendCode, atGateway, pay, sendSlip, survey, sign }
}

export type PmaPath = ReturnType<typeof pathOf>
