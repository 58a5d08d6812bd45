import { loadChunk } from '@sarv/platform/lib/async/load-chunk'
import { loadDialogLibrary } from '@sarv/shared/platform'
import type { ComponentType } from 'react'
import type { SheetProps } from './sheet-dialog'

/** External store of the dialog, undefined until its files are here; all sheets of a remote share it. */
let dialog: ComponentType<SheetProps> | undefined
const listeners = new Set<() => void>()

export const loadedDialog = () => dialog

export function onDialogLoaded(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Loads the dialog and its library; rejects when one of them cannot be had. */
export async function loadSheetDialog(): Promise<void> {
  const [{ SheetDialog }, library] = await Promise.all([
    loadChunk(() => import(/* webpackFetchPriority: "low" */ './sheet-dialog')),
    loadDialogLibrary(),
  ])
  if (dialog) return
  dialog = (props) => <SheetDialog {...props} library={library} />
  for (const listener of listeners) listener()
}
