import { readFileSync } from 'node:fs'
import path from 'node:path'
import { control, type TestPerson } from '@sarv/platform/testing/control'
import {
  getBankOnboarding,
  sendReissueCode,
  uploadReissueVideo,
  uploadVideo,
} from '@sarv/shared/contract/bank-onboarding'
import { type Onboarding, startOnboarding, submitOnboarding } from '@sarv/shared/contract/onboarding'
import { parseFlow } from '@sarv/shared/stages/stage'
import type { StageKey } from '@sarv/shared/stages/stage-key'
import { findStage } from '@sarv/shared/stages/stage-state'
import { withValues } from '@sarv/shared/stages/submission'
import { createAddress } from '@sarv/shared/testing/create-address'
import { otherDevice } from '@sarv/shared/testing/other-device'
import { payAtGateway } from '@sarv/shared/testing/pay-at-gateway'
import { codeFor } from '@sarv/shared/testing/people'
import { testOrigins } from '@sarv/shared/testing/test-origins'
import { videoTextIn } from '../stages/video/video-facts'

const clip = readFileSync(path.resolve(__dirname, '../../../sandbox/src/testing/clips/clip.webm'))

const begun = {
  BANK: { type: 'BANK', ds_code: 'MIDDLE_EAST' },
  REISSUE_CARD: { type: 'REISSUE_CARD', destination_type: 'MIDDLE_EAST' },
} as const

/** Test driver: begins a card's flow over the API and moves it on, as another device would. */
export async function driveCard(person: TestPerson, type: 'BANK' | 'REISSUE_CARD' = 'BANK') {
  const { api: origin, inbox } = testOrigins()
  const { api, accessToken } = await otherDevice(person)
  let at: Onboarding = await api.call(startOnboarding, { body: begun[type] })
  const submit = async (key: StageKey, values: Readonly<Record<string, unknown>>) => {
    at = await api.call(submitOnboarding, { body: withValues({ ...at, current_stage: key }, key, values) })
  }
  const stages: Partial<Record<StageKey, () => Promise<void>>> = {
    base_info: () => submit('base_info', { national_serial: '1G12345678' }),
    async reissue_card_confirm_otp() {
      await api.call(sendReissueCode, { params: { uuid: at.onb_uuid }, body: {} })
      await submit('reissue_card_confirm_otp', { otp_code: await codeFor(person) })
    },
    card: () => submit('card', { card_name: 'anar' }),
    async video() {
      const endpoint = type === 'BANK' ? uploadVideo : uploadReissueVideo
      const body = new FormData()
      body.set('title', 'video.webm')
      body.set('onb_type', type)
      body.set('video_file', new Blob([new Uint8Array(clip)]), 'video.webm')
      const headers = { authorization: `Bearer ${accessToken}` }
      const response = await fetch(`${origin}${endpoint.path}`, { method: 'POST', headers, body })
      if (!response.ok) throw new Error(`the upload responded ${response.status}: ${await response.text()}`)
      const stage = findStage(parseFlow(at), 'video')
      await submit('video', { video_text: stage ? videoTextIn(stage) : '' })
    },
    address: async () => submit('address', { address_id: await createAddress(api) }),
  }
  return {
    api,
    newest: () => at,
    read: () => api.call(getBankOnboarding, { query: { type: 'BANK', ds_code: 'MIDDLE_EAST' } }),
    /** Passes the stages before one. */
    async goTo(key: StageKey) {
      while (parseFlow(at).current !== key) {
        const pass = stages[parseFlow(at).current ?? 'message']
        if (!pass) throw new Error(`nobody passes ${at.current_stage}`)
        await pass()
      }
    },
    /** Ends the payment of the fee at its gateway; resolves with the path that it leads back to. */
    pay: (result: 'SUCCESS' | 'FAILED') => payAtGateway(at, result),
    /** The bank sends a stage back, approves the whole or refuses it. */
    decide: (verb: 'approve' | 'reject', stage: string, message?: string) =>
      control(inbox, verb, { sub: person.sub, stage, message }),
  }
}
