import { type Platform, queryOptions } from '@sarv/shared/platform'
import { isUnresolved, type MoneyIntent } from './money-intent'
import { readOutbox } from './outbox'
import type { OutboxSettings } from './outbox-settings'
import { signedInSub } from './signed-in-sub'

/** Polling interval for what another tab has got, in ms. */
const outboxPollMs = 2_000

/** Query of the signed-in user's outbox entries, polled while one is unresolved. It reads storage, never the server. */
export const outboxQuery = <Request, Secret>(outbox: OutboxSettings<Request, Secret>, platform: Platform) =>
  queryOptions({
    queryKey: outbox.queryKey,
    queryFn: async (): Promise<readonly MoneyIntent<Request>[]> => {
      const user = signedInSub(platform)
      return (await readOutbox(outbox, platform)).intents.filter(({ sub }) => sub === user)
    },
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.some(isUnresolved) ? outboxPollMs : false),
  })
