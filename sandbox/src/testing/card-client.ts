import type { BankAccount } from '@sarv/shared/contract/bank-accounts'
import type { PostStep } from '@sarv/shared/contract/bank-onboarding'
import type { Onboarding } from '@sarv/shared/contract/onboarding'
import type { SentCode } from '@sarv/shared/contract/sent-code'
import type { StageKey } from '@sarv/shared/stages/stage-key'
import { withValues } from '@sarv/shared/stages/submission'
import { clips } from './clips/clips'
import type { Investor } from './onboarding-test-app'
import { infoIn } from './pma-client'
import type { TestResponse } from './test-app'

const apiPath = '/onboarding/api/v1'
const blobOf = (bytes: Uint8Array) => new Blob([new Uint8Array(bytes)])

export const cardValues = { national_serial: '1G12345678', card_name: 'anar' }

type Type = 'BANK' | 'REISSUE_CARD'

/** One person's way through the flows of the card, by the calls that the screens make. */
export function createCardClient(who: Investor, type: Type = 'BANK') {
  const named = type === 'BANK' ? { type, ds_code: 'MIDDLE_EAST' } : { type, destination_type: 'MIDDLE_EAST' }
  const start = (more: object = {}): Promise<TestResponse<Onboarding>> =>
    who.post(`${apiPath}/start/`, { ...named, ...more })
  const fetch = (): Promise<TestResponse<Onboarding>> => who.get(`${apiPath}/onb/?type=BANK&ds_code=MIDDLE_EAST`)
  const submit = (
    onboarding: Onboarding,
    stage: StageKey,
    values: Readonly<Record<string, unknown>> = {},
  ): Promise<TestResponse<Onboarding>> =>
    who.post(`${apiPath}/submit/`, withValues({ ...onboarding, current_stage: stage }, stage, values))
  const upload = (
    bytes: Uint8Array = clips.webm,
    {
      onb_type = type,
      field = 'video_file',
      name = 'video.webm',
    }: { onb_type?: string; field?: string; name?: string } = {},
  ) =>
    who.upload<{ id: number }>(
      `${apiPath}/${type === 'BANK' ? 'onb' : 'reissue-onb'}/upload/video/`,
      blobOf(bytes),
      { title: name, onb_type },
      name,
      field,
    )
  const account = async () =>
    (await who.get<{ accounts: BankAccount[] }>('/bank/api/v1/account/accounts-with-onb/')).body.accounts[0]

  /** Submits a stage as a person would, the video with its upload. */
  async function pass(onboarding: Onboarding, stage: StageKey, more: Readonly<Record<string, unknown>> = {}) {
    if (stage === 'video') await upload()
    const values = {
      base_info: { national_serial: cardValues.national_serial },
      card: { card_name: cardValues.card_name },
      video: { video_text: infoIn(onboarding, 'video', 'video_text', 'text') },
      address: { address_id: stage === 'address' ? await who.addAddress('card@site.com') : 0 },
    }[stage as 'base_info' | 'card' | 'video' | 'address']
    return (await submit(onboarding, stage, { ...values, ...more })).body
  }
  async function passAll(
    onboarding: Onboarding,
    stages: readonly StageKey[] = ['base_info', 'card', 'video', 'address'],
  ) {
    let now = onboarding
    for (const stage of stages) now = await pass(now, stage)
    return now
  }
  const sendCode = (uuid: string): Promise<TestResponse<{ result: SentCode }>> =>
    who.post(`${apiPath}/reissue-onb/otp/send/${uuid}/`)
  /** Confirms with the code that was sent. */
  async function confirm(onboarding: Onboarding) {
    await sendCode(onboarding.onb_uuid)
    return (await submit(onboarding, 'reissue_card_confirm_otp', { otp_code: await who.newestCode() })).body
  }
  const track = (body: object = {}): Promise<TestResponse<{ tracking_code: string | null; steps: PostStep[] }>> =>
    who.post(`${apiPath}/onb/track-post/`, body)
  return { sub: who.sub, sendCode, confirm, track, start, fetch, submit, upload, account, pass, passAll }
}
