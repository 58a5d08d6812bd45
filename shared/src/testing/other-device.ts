import { type Api, createApi } from '../api/create-api'
import type { TestPerson } from './control'
import { signIn } from './sign-in'
import { testOrigins } from './test-origins'

/** An API client outside the page under test: the same person, signed in on another device. */
export interface OtherDevice {
  readonly api: Api
  readonly accessToken: string
}

/**
 * Signs a person in on another device, with an access token of its own.
 * @example const { api } = await otherDevice(person)
 */
export async function otherDevice(person: TestPerson): Promise<OtherDevice> {
  const { api: origin, identity, inbox } = testOrigins()
  const { access_token } = await signIn(identity, inbox, person.mobile)
  const tokens = { access: async () => access_token, refresh: async () => undefined }
  return {
    api: createApi({ origin, tokens, headers: () => ({}), onFailure: () => undefined }),
    accessToken: access_token,
  }
}
