import type { SecureStorage } from '@sarv/platform/client/storage/secure-storage'
import { serialQueue } from '@sarv/platform/lib/async/serial-queue'
import { noteHiddenAmounts } from '@sarv/platform/page/boot/hidden-amounts'
import { type GeneralState, generalState } from '@sarv/shared/storage/client-state'

/** Store of the shell's own state, in the storage slice `general` (PLT-030). No promise of the store ever rejects. */
export interface GeneralStateStore {
  readonly read: () => Promise<GeneralState>
  /** Merges a part into the state. Serial: two that begin together are both kept. */
  readonly change: (part: Partial<GeneralState>) => Promise<void>
}

export function createGeneralStateStore(storage: SecureStorage): GeneralStateStore {
  const slice = storage.slice('general')
  const enqueue = serialQueue()
  const read = async () => {
    const state = generalState(await slice.get())
    noteHiddenAmounts(!state.visibleHomeBalance)
    return state
  }
  return {
    read,
    // A value that cannot be overwritten stays as it was.
    change: (part) =>
      enqueue(async () => {
        const state = { ...(await read()), ...part }
        noteHiddenAmounts(!state.visibleHomeBalance)
        await slice.set(state).catch(() => undefined)
      }),
  }
}
