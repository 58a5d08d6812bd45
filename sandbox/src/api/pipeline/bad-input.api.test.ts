import { beforeAll, expect, test } from '@jest/globals'
import { badIds, badTexts } from '@sarv/shared/testing/bad-texts'
import { type ApiClient, errorMessage, signInClient } from '../../testing/api-client'

let person: ApiClient
beforeAll(async () => {
  person = await signInClient({ kind: 'investor' })
})

const persian = /\p{Script=Arabic}/u
const addresses = '/onboarding/api/v1/user-addresses/'
const place = { postal_code: '1234567890', province_id: 1, city_id: 1, is_default: false, category: 'OTHER' }

/** A refusal that a person can read, and no fault of the server. */
function expectRefusal({ status, body }: { status: number; body: unknown }): void {
  expect([400, 404, 409, 413, 414, 422, 429]).toContain(status)
  expect(errorMessage(body)).toMatch(persian)
}

test.each(badTexts)('an address with %s is kept as it is or refused in Persian', async (_name, address) => {
  const [city] = (await person.get<{ id: number }[]>('/general/api/v1/province/1/city/')).body
  const response = await person.post<{ address?: string }>(addresses, { ...place, city_id: city?.id, address })
  if (response.status >= 400) return expectRefusal(response)
  expect(response.body.address).toBe(address.toWellFormed())
  const kept = (await person.get<{ address: string }[]>(addresses)).body
  expect(kept.map((one) => one.address)).toContain(address.toWellFormed())
})

test.each(badTexts)(
  'VAL-03 VAL-17 VAL-05 VAL-24 %s is no e-mail, no code, no national code and no IBAN',
  async (_name, text) => {
    const newcomer = await someNewcomer()
    expectRefusal(await person.patch('/onboarding/api/v1/user-contact/', { email: text }))
    expectRefusal(await newcomer.post('/onboarding/api/v1/identity/otp/send/', { national_code: text }))
    expectRefusal(await newcomer.post('/onboarding/api/v1/bank-account/', { iban: text, accepted_rules: true }))
    // Text that an address cannot hold never leaves the browser.
    if (text.isWellFormed() && text.length < 10_000)
      expectRefusal(await person.get(`/onboarding/api/v1/referral/activate/${encodeURIComponent(text)}/`))
  },
)

test.each(badIds.map((id) => [id.slice(0, 40), id] as const))(
  'the id %j belongs to nothing: no page of anyone, no fault of the server',
  async (_shown, id) => {
    const part = encodeURIComponent(id)
    for (const path of [
      `/fund/api/v1/orders/${part}/`,
      `/fund/api/v1/user_fund/${part}/`,
      `/fund/api/v1/payment/${part}/`,
      `/fund/api/v1/payment/trace/${part}/`,
      `/general/api/v1/faq/${part}/`,
      `/bank/api/v1/account/balance/${part}/`,
    ]) {
      const { status } = await person.get(path)
      expect([path.slice(0, 60), status >= 400 && status < 500]).toEqual([path.slice(0, 60), true])
    }
  },
)

let newcomers: Promise<ApiClient> | undefined
function someNewcomer(): Promise<ApiClient> {
  newcomers ??= signInClient({ kind: 'new' })
  return newcomers
}
