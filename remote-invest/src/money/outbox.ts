import { withLock } from '@sarv/shared/async/with-lock'
import type { Platform } from '@sarv/shared/platform'
import { type MoneyIntent, prune } from './money-intent'
import { type Outbox, parseOutbox } from './parse-outbox'
import { markWrite, waitForWrite } from './wait-for-write'

type OutboxStorage = Pick<Platform, 'storage'>
type Update = (outbox: Outbox) => Partial<Omit<Outbox, 'revision'>>

/** Reads the outbox, with whatever another tab has just written; an empty one where it cannot be read. */
export function readOutbox(platform: OutboxStorage): Promise<Outbox> {
  return waitForWrite(() => readStored(platform))
}

/**
 * Updates a part of the outbox under a cross-tab mutex; a part that is given as `undefined` is removed. Tabs of other
 * versions hold the same lock, so its name never changes.
 */
export function updateOutbox(platform: OutboxStorage, update: Update): Promise<void> {
  return withLock('sarv-money-memory', async () => {
    const outbox = await readOutbox(platform)
    const updated = { ...outbox, ...update(outbox) }
    const revision = outbox.revision + 1
    await platform.storage('fund').set({ ...updated, intents: prune(updated.intents, Date.now()), revision })
    await markWrite(revision)
  })
}

/** Inserts an entry, or replaces it by what has become known of it. */
export function saveIntent(
  platform: OutboxStorage,
  intent: MoneyIntent,
  more: { payment?: string } = {},
): Promise<void> {
  return updateOutbox(platform, ({ intents }) => ({
    intents: [intent, ...intents.filter(({ key }) => key !== intent.key)],
    ...more,
  }))
}

/** Removes the entry of a request that the server did not take. */
export function removeIntent(platform: OutboxStorage, key: string): Promise<void> {
  return updateOutbox(platform, ({ intents }) => ({ intents: intents.filter((one) => one.key !== key) }))
}

/** Dismisses the notice about an entry. The entry keeps its key, for another tab may still mean the same request. */
export function acknowledge(platform: OutboxStorage, key: string): Promise<void> {
  return updateOutbox(platform, ({ intents }) => ({
    intents: intents.map((one) => (one.key === key ? { ...one, lost: false } : one)),
  }))
}

async function readStored(platform: OutboxStorage): Promise<Outbox> {
  return parseOutbox(
    await platform
      .storage('fund')
      .get()
      .catch(() => undefined),
  )
}
