import { transferToCard, transferToIban } from '@sarv/shared/contract/bank-transfers'
import type { MoneyIntent } from '@sarv/shared/outbox/money-intent'
import { readOutbox } from '@sarv/shared/outbox/outbox'
import type { OutboxSettings, Sent } from '@sarv/shared/outbox/outbox-settings'
import { ApiError, call, type Platform } from '@sarv/shared/platform'
import { findTransfer } from './find-transfer'
import { type TransferMemory, transferPlace } from './transfer-place'
import { type TransferRequest, type TransferSecrets, transferFingerprint } from './transfer-request'

/** Query keys that a transfer invalidates. */
const invalidatedByTransfers = [
  ['bank', 'balance'],
  ['bank', 'transactions'],
  ['bank', 'destinations'],
] as const

/**
 * Outbox of transfers. While the page lives a lost one is sent again with its secrets, which stand in memory only; after
 * a reload it is looked for among the account's transactions. (BNK-066, T16, F2)
 */
export const transferOutbox: OutboxSettings<TransferRequest, TransferSecrets, TransferMemory> = {
  ...transferPlace,
  queryKey: ['bank', 'transfers'],
  fingerprint: transferFingerprint,
  async send(platform, intent, secrets) {
    const sent = secrets ? await transfer(intent, secrets) : await look(platform, intent)
    if (sent) {
      for (const queryKey of invalidatedByTransfers)
        platform.queryClient.invalidateQueries({ queryKey }).catch(platform.report)
    }
    return sent
  },
}

// The sheet shows errors itself, beside what was typed.
const callerShowsErrors = { failure: 'caller' } as const

async function transfer(
  { key: idempotencyKey, request: { kind, body }, lost }: MoneyIntent<TransferRequest>,
  { password, cvv2 = '', expiry = '' }: TransferSecrets,
): Promise<Sent | undefined> {
  const { account_id, number, amount, type, note, save } = body
  const common = { account_id, amount, password, save }
  try {
    const { id } =
      kind === 'CARD'
        ? await call(
            { ...transferToCard, ...callerShowsErrors },
            { body: { ...common, card_number: number, description: note, cvv2, expiry }, idempotencyKey },
          )
        : await call(
            { ...transferToIban, ...callerShowsErrors },
            { body: { ...common, iban: number, type, reason: note }, idempotencyKey },
          )
    return { id: String(id) }
  } catch (error) {
    // Made before the reload, under the same key with another password: it is looked for.
    if (lost && error instanceof ApiError && error.status === 409) return undefined
    throw error
  }
}

async function look(platform: Platform, intent: MoneyIntent<TransferRequest>): Promise<Sent | undefined> {
  const { intents } = await readOutbox(transferPlace, platform)
  return findTransfer(
    intent,
    intents.flatMap(({ answer }) => answer?.id ?? []),
  )
}
