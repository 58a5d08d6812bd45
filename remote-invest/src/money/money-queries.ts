import { type Platform, queryOptions } from '@sarv/shared/platform'
import { isUnanswered, type MoneyIntent } from './money-intent'
import { moneyMemory } from './money-memory'
import { whoIsHere } from './send-once'

/** How soon this tab sees what another one got; milliseconds. */
const glance = 2_000

/** Purchases and sales of the last hour, as this browser remembers them; nothing is asked of the server. */
export const moneyIntentsQuery = (platform: Platform) =>
  queryOptions({
    queryKey: ['invest', 'money'],
    queryFn: async (): Promise<readonly MoneyIntent[]> => {
      const here = whoIsHere(platform)
      return (await moneyMemory(platform)).intents.filter(({ sub }) => sub === here)
    },
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.some(isUnanswered) ? glance : false),
  })
