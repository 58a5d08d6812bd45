import { listOrders } from '@sarv/shared/contract/fund-orders'
import { createApi } from '@sarv/shared/internal/api/create-api'
import { signIn } from '@sarv/shared/testing/sign-in'
import type { Person } from '../platform/sandbox-client'
import type { TestPlatform } from '../platform/worker-platform'
import type { Wish } from './walk-steps'

/** What somebody has confirmed, and whether they were told that it is made. */
export type Confirmed = Wish & { isDone: boolean }

/** What is wrong with somebody's money, as another device sees it: nothing is made twice, nothing that was told is missing. */
export async function findMoneyFaults(
  { origin, sandbox: { api, identity, inbox } }: TestPlatform,
  person: Person,
  wishes: readonly Confirmed[],
): Promise<string[]> {
  const { access_token } = await signIn(identity, inbox, person.mobile, origin)
  const tokens = { access: async () => access_token, refresh: async () => undefined }
  const device = createApi({ origin: api, tokens, headers: () => ({}), onFailure: () => undefined })
  const { results } = await device.call(listOrders)
  return wishes.flatMap((wish) => {
    const made = results.filter((order) =>
      wish.side === 'BUY'
        ? order.side === 'BUY' && order.amount === wish.amount
        : order.side === 'SELL' && order.units === wish.units,
    )
    const told = JSON.stringify(wish)
    if (made.length > 1) return [`${told} was made ${made.length} times`]
    if (!wish.isDone) return []
    const [status = 'not there'] = made.map((order) => order.status)
    return ['PENDING', 'DONE'].includes(status) ? [] : [`${told} was told as done and is ${status}`]
  })
}
