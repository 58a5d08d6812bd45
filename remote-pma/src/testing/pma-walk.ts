import { type Api, createApi } from '@sarv/shared/api/create-api'
import { addAddress } from '@sarv/shared/contract/addresses'
import { listCities, listProvinces } from '@sarv/shared/contract/location'
import { type Onboarding, startOnboarding, submitOnboarding } from '@sarv/shared/contract/onboarding'
import { getPmaOnboarding, sendContractCode, uploadSlip } from '@sarv/shared/contract/pma-onboarding'
import type { StageKey } from '@sarv/shared/stages/stage-key'
import { withValues } from '@sarv/shared/stages/submission'
import { control, type TestPerson } from '@sarv/shared/testing/control'
import type { MountedRemote } from '@sarv/shared/testing/mount-remote'
import { newestCode, signIn } from '@sarv/shared/testing/sign-in'
import { testOrigins } from '@sarv/shared/testing/test-origins'
import { act } from '@testing-library/react'

/** What stands on a slip. */
const slip = { tracking_number: '408291', date: '2026-11-20', account_number: '0203456789101' }
const png = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13])

/** The making of a portfolio, walked by its calls as another device would. */
export async function walk(person: TestPerson, { plan = 1, amount = 500_000_000 } = {}) {
  const { api: origin, identity, inbox } = testOrigins()
  const { access_token } = await signIn(identity, inbox, person.mobile)
  const tokens = { access: async () => access_token, refresh: async () => undefined }
  const api = createApi({ origin, tokens, headers: () => ({}), onFailure: () => undefined })
  const body = { type: 'PMA', ds_code: String(plan), amount, onb_uuid: null }
  let at = await api.call(startOnboarding, { body, idempotencyKey: crypto.randomUUID() })
  const uuid = at.onb_uuid
  const submit = async (key: StageKey, values: Readonly<Record<string, unknown>> = {}) => {
    at = await api.call(submitOnboarding, { body: withValues(at, key, values) })
  }
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
      await uploadFrom(`${origin}${uploadSlip.path.replace(':uuid', uuid)}`, access_token)
      await submit(stage)
    },
    async survey() {
      await submit('risk', await surveyed(person, 60))
    },
    async sign() {
      const address_id = await giveAddress(api)
      await api.call(sendContractCode, { params: { uuid }, body: {} })
      const otp_code = await newestCode(inbox, person.mobile)
      await submit('sign_contract', { otp_code, email_address: 'negar@site.com', address_id })
    },
  }
}

/** An address of the person who calls, the default one; answers its id. */
export async function giveAddress(api: Api): Promise<number> {
  const [province] = await api.call(listProvinces)
  const province_id = province?.id ?? 0
  const [city] = await api.call(listCities, { params: { id: province_id } })
  const where = { address: 'خیابان بهار، پلاک ۱۲، واحد ۳', postal_code: '1234567890', province_id }
  const home = { ...where, city_id: city?.id ?? 0, is_default: true, category: 'OTHER' } as const
  return (await api.call(addAddress, { body: home })).id
}

/** A survey of this person that came to a score. */
export const surveyed = (person: TestPerson, score: number) =>
  control<{ user_survey_id: number }>(testOrigins().inbox, 'surveys', { sub: person.sub, score })

/** By Node's own call: that of jsdom sends no files to another origin. */
async function uploadFrom(address: string, token: string): Promise<void> {
  const body = new FormData()
  for (const [name, value] of Object.entries(slip)) body.set(name, value)
  body.set('file', new Blob([png], { type: 'image/png' }), 'slip.png')
  const answer = await fetch(address, { method: 'POST', headers: { authorization: `Bearer ${token}` }, body })
  if (!answer.ok) throw new Error(`the slip was answered ${answer.status}: ${await answer.text()}`)
}

/** Ends the payment of a flow at its gateway; answers the address that the gateway leads back to. */
export async function payAtGateway(onboarding: Onboarding, result: 'SUCCESS' | 'FAILED'): Promise<string> {
  const facts = onboarding.stages.flatMap(({ page_info }) => page_info).flatMap(({ infos }) => infos)
  const factOf = (key: string) => String(facts.find((fact) => fact.key === key)?.value)
  const answer = await fetch(factOf('IPG'), {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ amount: factOf('amount'), result }).toString(),
    redirect: 'manual',
  })
  const back = answer.headers.get('location')
  if (back === null) throw new Error(`the gateway answered ${answer.status}: ${await answer.text()}`)
  const { pathname, search } = new URL(back)
  return `${pathname}${search}`
}

/** The house says what it thinks of what waits for it. */
export function house(person: TestPerson, verb: 'approve' | 'reject', stage: string, message?: string) {
  return control(testOrigins().inbox, verb, { sub: person.sub, stage, message })
}

/** As when the person comes back to the tab: what is shown is asked for anew. */
export function comeBack(): Promise<void> {
  return act(async () => void window.dispatchEvent(new Event('visibilitychange')))
}

/** Presses the header's arrow, where the screen gave it a way of its own. */
export async function goBack(arrow: MountedRemote['arrow']): Promise<void> {
  const back = arrow()
  if (typeof back === 'string') throw new Error(`the arrow has no way of its own: ${back}`)
  await act(async () => back())
}

/** What this person has sent to a path, the oldest first. */
export async function sentTo(person: TestPerson, path: string): Promise<readonly unknown[]> {
  const answer = await fetch(`${testOrigins().inbox}/control/calls?sub=${person.sub}`)
  const calls: { path: string; method: string; body: unknown }[] = await answer.json()
  return calls.filter((call) => call.path.startsWith(path) && call.method === 'POST').map(({ body }) => body)
}
