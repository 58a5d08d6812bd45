import { createApi } from '@sarv/platform/client/api/create-api'
import { signIn } from '@sarv/platform/testing/sign-in'
import { listOrders } from '@sarv/shared/contract/fund-orders'
import type { Person } from '../platform/sandbox-client'
import type { TestPlatform } from '../platform/worker-platform'
import { type Confirmed, judgeWishes } from './judge-wishes'

/** What is wrong with a person's money, as another device of theirs sees it. */
export async function findMoneyFaults(
  { origin, sandbox: { api, identity, inbox } }: TestPlatform,
  person: Person,
  wishes: readonly Confirmed[],
): Promise<string[]> {
  const { access_token } = await signIn(identity, inbox, person.mobile, origin)
  const tokens = { access: async () => access_token, refresh: async () => undefined }
  const device = createApi({ origin: api, tokens, headers: () => ({}), onFailure: () => undefined })
  const { results } = await device.call(listOrders)
  return judgeWishes(wishes, results)
}
