import { type Api, createApi } from '@sarv/platform/client/api/create-api'
import { accessTokenOf, type TestPerson } from '@sarv/platform/testing/control'
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
  const { api: origin, inbox } = testOrigins()
  const accessToken = await accessTokenOf(inbox, person)
  const tokens = { access: async () => accessToken, refresh: async () => undefined }
  return {
    api: createApi({ origin, tokens, headers: () => ({}), onFailure: () => undefined }),
    accessToken,
  }
}
