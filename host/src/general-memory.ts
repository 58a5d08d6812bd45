import { type GeneralState, generalState } from '@sarv/shared/storage/client-state'
import type { SecureStorage } from '@sarv/shared/storage/secure-storage'

/** What the shell itself keeps in the slice `general` (PLT-030). Nothing here ever rejects. */
export interface GeneralMemory {
  readonly read: () => Promise<GeneralState>
  /** Changes one after the other: two that begin together do not undo each other. */
  readonly change: (part: Partial<GeneralState>) => Promise<void>
}

export function createGeneralMemory(storage: SecureStorage): GeneralMemory {
  const slice = storage.slice('general')
  let last: Promise<unknown> = Promise.resolve()
  const read = async () => generalState(await slice.get())
  return {
    read,
    change(part) {
      const turn = last.then(async () => slice.set({ ...(await read()), ...part }))
      last = turn
      return turn
    },
  }
}
