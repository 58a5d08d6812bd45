import type { RemoteGallery } from '@sarv/shared/gallery/define-gallery'
import type { PageRemote } from '@sarv/shared/internal/remote/page-data'
import { importContainer } from '../remotes/loading/open-container'
import { createShareScope } from '../remotes/loading/share-scope'

/** Loads the states that a remote declares of its screens; undefined when it has none, or cannot be loaded. */
export async function loadGallery({ entry }: PageRemote): Promise<RemoteGallery | undefined> {
  try {
    const container = await importContainer(entry)
    await container.init(createShareScope())
    return (await container.get('./gallery'))().default
  } catch {
    return undefined
  }
}
