import { importContainer } from '@sarv/platform/client/remotes/loading/open-container'
import { createShareScope } from '@sarv/platform/client/remotes/loading/share-scope'
import type { PageRemote } from '@sarv/platform/contract/page-data'
import type { RemoteGallery } from '@sarv/shared/gallery/define-gallery'

/** Loads the states that a remote declares of its screens; undefined when it has none, or cannot be loaded. */
export async function loadGallery({ entry }: PageRemote): Promise<RemoteGallery | undefined> {
  try {
    const container = await importContainer(entry)
    await container.init(createShareScope(() => undefined))
    return (await container.get('./gallery'))().default as RemoteGallery
  } catch {
    return undefined
  }
}
