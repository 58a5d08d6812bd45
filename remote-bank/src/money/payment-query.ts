import type { Charge } from '@sarv/shared/contract/bank-money'
import type { MoneyIntent } from '@sarv/shared/outbox/money-intent'
import { acknowledge, readOutbox } from '@sarv/shared/outbox/outbox'
import { signedInSub } from '@sarv/shared/outbox/signed-in-sub'
import { type ApiError, type Platform, queryOptions } from '@sarv/shared/platform'
import { bankPlace } from './bank-place'
import { type BankRequest, isTransfer } from './bank-request'
import { paymentKey, requestPayment } from './send-pay-in'

/**
 * Query of a payment that this browser has requested: after a reload it is asked for again under its idempotency key,
 * which gives the same one. Null for any other. (F2)
 */
export const paymentQuery = (platform: Platform, uuid: string) =>
  queryOptions<Charge | null, ApiError>({
    queryKey: paymentKey(uuid),
    async queryFn() {
      const { request, ...intent } = (await findIntent(platform, uuid)) ?? {}
      return 'key' in intent && request && !isTransfer(request) ? requestPayment({ ...intent, request }) : null
    },
    staleTime: Number.POSITIVE_INFINITY,
  })

/** Dismisses the notice about a payment whose gateways are shown. */
export async function acknowledgePayment(platform: Platform, uuid: string): Promise<void> {
  const intent = await findIntent(platform, uuid)
  if (intent?.lost) await acknowledge(bankPlace, platform, intent.key)
}

async function findIntent(platform: Platform, uuid: string): Promise<MoneyIntent<BankRequest> | undefined> {
  const user = signedInSub(platform)
  const { intents } = await readOutbox(bankPlace, platform)
  return intents.find(({ sub, answer }) => sub === user && answer?.id === uuid)
}
