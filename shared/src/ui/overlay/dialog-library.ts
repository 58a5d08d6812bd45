import { loadChunk } from '@sarv/platform/lib/async/load-chunk'

/** What the dialog of a sheet is made of (Base UI). */
export type DialogLibrary = typeof import('./dialog-parts')

/** Loads the dialog library, the heaviest part of the kit: once for the shell and all remotes, when a sheet is near. */
export function loadDialogLibrary(): Promise<DialogLibrary> {
  return loadChunk(() => import(/* webpackFetchPriority: "low" */ './dialog-parts'))
}
