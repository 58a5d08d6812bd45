import { type Api, createApi } from '@sarv/shared/api/create-api'
import { addAddress } from '@sarv/shared/contract/addresses'
import { listCities, listProvinces } from '@sarv/shared/contract/location'
import { type Onboarding, startOnboarding, submitOnboarding } from '@sarv/shared/contract/onboarding'
import { getPmaOnboarding, sendContractCode } from '@sarv/shared/contract/pma-onboarding'
import { call } from '@sarv/shared/platform'
import { flowOf } from '@sarv/shared/stages/stage'
import type { StageKey } from '@sarv/shared/stages/stage-key'
import { withValues } from '@sarv/shared/stages/submission'
import { control, freshPerson, type TestPerson } from '@sarv/shared/testing/control'
import { type MountedRemote, mountRemote } from '@sarv/shared/testing/mount-remote'
import { newestCode, signIn } from '@sarv/shared/testing/sign-in'
import { testOrigins } from '@sarv/shared/testing/test-origins'
import { type ComponentType, useState } from 'react'
import en from '../../locales/en.json'
import fa from '../../locales/fa.json'
import { stageOfKey } from '../onboarding/onboarding-flow'
import type { StagePart } from '../onboarding/stage-part'
import { payAtGateway } from './pma-walk'

/** Somebody whose portfolio is being made, by the calls that the screens make. */
export async function somebodyAt(stage: 'risk' | 'sign_contract' | 'additional_amount', wish: { plan?: number } = {}) {
  const { api: origin, identity, inbox } = testOrigins()
  const person = await freshPerson(inbox, { kind: 'investor' })
  const { access_token } = await signIn(identity, inbox, person.mobile)
  const api = createApi({
    origin,
    tokens: { access: async () => access_token, refresh: async () => undefined },
    headers: () => ({}),
    onFailure: () => undefined,
  })
  const amount = stage === 'additional_amount' ? 2_000_000_000 : 600_000_000
  let at = await api.call(startOnboarding, {
    body: { type: 'PMA', ds_code: String(wish.plan ?? 1), amount, onb_uuid: null },
    idempotencyKey: crypto.randomUUID(),
  })
  const submit = async (key: StageKey, values: Readonly<Record<string, unknown>>) => {
    at = await api.call(submitOnboarding, { body: withValues({ ...at, current_stage: key }, key, values) })
  }
  const read = () => api.call(getPmaOnboarding, { params: { uuid: at.onb_uuid } })
  await payAtGateway(at, 'SUCCESS')
  at = await read()
  if (stage !== 'risk') await submit('risk', { ...(await surveyed(person, 54)) })
  if (stage === 'additional_amount') {
    const address_id = await giveAddress(api)
    await api.call(sendContractCode, { params: { uuid: at.onb_uuid }, body: {} })
    const otp_code = await newestCode(inbox, person.mobile)
    await submit('sign_contract', { otp_code, email_address: 'negar@site.com', address_id })
  }
  return { person, token: access_token, api, onboarding: at, submit, inbox, read }
}

/** An address of the person who calls, the default one; answers its id. */
export async function giveAddress(api: Api): Promise<number> {
  const [province] = await api.call(listProvinces)
  const province_id = province?.id ?? 0
  const [city] = await api.call(listCities, { params: { id: province_id } })
  const where = {
    address: 'خیابان بهار، پلاک 12، واحد 3',
    postal_code: '1234567890',
    province_id,
    city_id: city?.id ?? 0,
  }
  return (await api.call(addAddress, { body: { ...where, is_default: true, category: 'OTHER' } })).id
}

/**
 * Sends the files of a mounted part: jsdom's XMLHttpRequest cannot take a form of Node's, so the same form goes by fetch.
 * The real one is proven in Chromium.
 */
export function uploadByFetch({ platform }: MountedRemote, token: string): void {
  const upload = async (
    { path }: { path: string },
    { params, file, fields = {} }: { params: { uuid: string }; file: File; fields?: Record<string, string> },
  ) => {
    const form = new FormData()
    for (const [name, value] of Object.entries(fields)) form.append(name, value)
    form.append('file', new Blob([await file.arrayBuffer()], { type: file.type }), file.name)
    const answer = await fetch(`${testOrigins().api}${path.replace(':uuid', params.uuid)}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}` },
      body: form,
    })
    if (!answer.ok) throw new Error(await answer.text())
    return answer.json()
  }
  Object.assign(platform.api, { upload })
}

export interface HostLog {
  readonly went: string[]
  /** What the part said of the arrow last. */
  back: Parameters<StagePart['setBack']>[0]
  readonly submitted: Readonly<Record<string, unknown>>[]
}

/** A part of the onboarding in a host that keeps the server's answers and writes down where it is sent. */
export async function openPart(
  Part: ComponentType<StagePart>,
  key: StageKey,
  { person, onboarding, readOnly = false }: { person: TestPerson; onboarding: Onboarding; readOnly?: boolean },
): Promise<MountedRemote & { readonly log: HostLog }> {
  const log: HostLog = { went: [], back: undefined, submitted: [] }
  const goOn = () => void log.went.push('on')
  const toStages = () => void log.went.push('stages')
  const setBack: StagePart['setBack'] = (back) => {
    log.back = back
  }
  function Host() {
    const [newest, take] = useState(onboarding)
    const [view, open] = useState<string>()
    const stage = stageOfKey(flowOf(newest), key)
    if (!stage) return null
    const submit: StagePart['submit'] = async (values) => {
      log.submitted.push(values)
      const body = withValues({ ...newest, current_stage: stage.wire.key }, key, values)
      const next = await call(submitOnboarding, { body })
      take(next)
      return next
    }
    return <Part {...{ onboarding: newest, stage, readOnly, view, open, submit, goOn, toStages, setBack }} />
  }
  const screens = [{ path: '/pma/onboarding', screen: Host }]
  const dictionaries = { fa, en: async () => ({ default: en }) }
  const mounted = await mountRemote({ name: 'pma', screens, dictionaries }, { path: '/pma/onboarding', person })
  return { ...mounted, log }
}

/** A survey of this person that came to a score. */
export const surveyed = (person: TestPerson, score: number) =>
  control<{ user_survey_id: number }>(testOrigins().inbox, 'surveys', { sub: person.sub, score })
