import { loadChunk } from '@sarv/platform/lib/async/load-chunk'

/** Loads the drawn scenes: once for the shell and all remotes, when one is to be seen. */
export function loadScenes(): Promise<typeof import('./scenes')> {
  return loadChunk(() => import(/* webpackFetchPriority: "low" */ './scenes'))
}
