import { withLock } from '@sarv/platform/lib/async/with-lock'
import { isObject } from '@sarv/platform/lib/is-object'
import type { Platform } from '@sarv/shared/platform'
import { type MoneyIntent, prune } from './money-intent'
import type { OutboxSettings } from './outbox-settings'
import type { Outbox } from './parse-outbox'
import { markWrite, waitForWrite } from './wait-for-write'

type OutboxStorage = Pick<Platform, 'storage'>
type Place<Request, Memory extends Outbox<Request>> = Pick<
  OutboxSettings<Request, never, Memory>,
  'slice' | 'names' | 'parse'
>

/** Reads an outbox, with what another tab has just written; an empty one where it cannot be read. */
export async function readOutbox<Request, Memory extends Outbox<Request>>(
  outbox: Place<Request, Memory>,
  platform: OutboxStorage,
): Promise<Memory> {
  return outbox.parse(await readStored(outbox, platform))
}

/**
 * Updates a part of an outbox under a cross-tab mutex; a part that is given as `undefined` is removed, and what else the
 * slice holds stays.
 */
export function updateOutbox<Request, Memory extends Outbox<Request>>(
  outbox: Place<Request, Memory>,
  platform: OutboxStorage,
  update: (memory: Memory) => Partial<Omit<Memory, 'revision'>>,
): Promise<void> {
  return withLock(outbox.names.memory, async () => {
    let stored = await readStored(outbox, platform)
    for (;;) {
      const memory = outbox.parse(stored)
      const updated = { ...memory, ...update(memory) }
      const revision = memory.revision + 1
      const others = isObject(stored) && !Array.isArray(stored) ? stored : {}
      // A tab that was suspended meanwhile has lost the lock: what another tab has written is kept.
      stored = await readStored(outbox, platform)
      if (outbox.parse(stored).revision !== memory.revision) continue
      await platform
        .storage(outbox.slice)
        .set({ ...others, ...updated, intents: prune(updated.intents, Date.now()), revision })
      return markWrite(outbox.names.mark, revision)
    }
  })
}

/** Inserts an entry, or replaces it by what has become known of it. @param more what else the slice keeps from now on */
export function saveIntent<Request, Memory extends Outbox<Request>>(
  outbox: Place<Request, Memory>,
  platform: OutboxStorage,
  intent: MoneyIntent<Request>,
  more: Readonly<Record<string, unknown>> = {},
): Promise<void> {
  return updateOutbox<Request, Outbox<Request>>(outbox, platform, ({ intents }) => ({
    intents: [intent, ...intents.filter(({ key }) => key !== intent.key)],
    ...more,
  }))
}

/** Removes the entry of a request that the server did not take. */
export function removeIntent<Request, Memory extends Outbox<Request>>(
  outbox: Place<Request, Memory>,
  platform: OutboxStorage,
  key: string,
): Promise<void> {
  return updateOutbox<Request, Outbox<Request>>(outbox, platform, ({ intents }) => ({
    intents: intents.filter((one) => one.key !== key),
  }))
}

/** Dismisses the notice about an entry. The entry keeps its key, for another tab may still mean the same request. */
export function acknowledge<Request, Memory extends Outbox<Request>>(
  outbox: Place<Request, Memory>,
  platform: OutboxStorage,
  key: string,
): Promise<void> {
  return updateOutbox<Request, Outbox<Request>>(outbox, platform, ({ intents }) => ({
    intents: intents.map((one) => (one.key === key ? { ...one, lost: false } : one)),
  }))
}

function readStored<Request, Memory extends Outbox<Request>>(
  { slice, names, parse }: Place<Request, Memory>,
  platform: OutboxStorage,
): Promise<unknown> {
  const read = () =>
    platform
      .storage(slice)
      .get<unknown>()
      .catch(() => undefined)
  return waitForWrite(names.mark, read, (stored) => parse(stored).revision)
}
