import type { PageRemote } from '@sarv/platform/contract/page-data'
import type { RemoteGallery } from '@sarv/shared/gallery/define-gallery'
import { useEffect, useState } from 'react'
import { useServices } from '../services/services'
import { loadGallery } from './load-gallery'
import { RemoteShelf } from './remote-shelf'

/** The shelves of all remotes of the page that declare states of their screens. */
export function RemoteShelves() {
  const { page } = useServices()
  const [galleries, setGalleries] = useState<readonly { remote: PageRemote; gallery: RemoteGallery }[]>([])
  useEffect(() => {
    let isGone = false
    void Promise.all(page.remotes.map(async (remote) => ({ remote, gallery: await loadGallery(remote) }))).then(
      (all) => {
        if (!isGone) setGalleries(all.flatMap(({ remote, gallery }) => (gallery ? [{ remote, gallery }] : [])))
      },
    )
    return () => {
      isGone = true
    }
  }, [page])
  return galleries.map(({ remote, gallery }) => <RemoteShelf key={remote.name} remote={remote} gallery={gallery} />)
}
