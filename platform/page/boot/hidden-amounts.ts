import { readLocal, removeLocal, writeLocal } from '../../client/storage/local-keys'

const key = 'sarv-amounts-hidden'

/** Whether the person has hidden amounts: a hint in clear, for a page that paints one before the sealed state is read. */
export function areAmountsHidden(): boolean {
  return readLocal(key) !== undefined
}

export function noteHiddenAmounts(hidden: boolean): void {
  if (hidden !== areAmountsHidden()) hidden ? writeLocal(key, 'yes') : removeLocal(key)
}
