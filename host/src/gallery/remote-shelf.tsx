import { frozenClient } from '@sarv/platform/client/api/frozen-client'
import { mountParcel } from '@sarv/platform/client/remotes/loading/mount-parcel'
import type { PageRemote } from '@sarv/platform/contract/page-data'
import type { RemoteGallery, ScreenState } from '@sarv/shared/gallery/define-gallery'
import { useFormat } from '@sarv/shared/platform'
import { useEffect, useRef } from 'react'
import { toSectionPlatform } from '../remotes/sections/section-platform'
import { useServices } from '../services/services'
import styles from './gallery.module.css'
import { Item, Shelf } from './shelf'

interface RemoteShelfProps {
  readonly remote: PageRemote
  readonly gallery: RemoteGallery
}

/** The states of a remote's screens, each drawn by the remote itself over a query cache that stands still. */
export function RemoteShelf({ remote, gallery }: RemoteShelfProps) {
  const { language } = useFormat()
  return (
    <Shelf id={`remote-${remote.name}`} title={remote.title[language]}>
      {gallery.states.map((state) => (
        <Item key={state.name} title={state.title[language]}>
          <State remote={remote} gallery={gallery} state={state} />
        </Item>
      ))}
    </Shelf>
  )
}

function State({ remote, gallery, state }: RemoteShelfProps & { state: ScreenState }) {
  const frame = useRef<HTMLDivElement>(null)
  const { platformFor } = useServices()
  useEffect(() => {
    const domElement = document.createElement('div')
    frame.current?.append(domElement)
    const platform = { ...toSectionPlatform(platformFor(remote)), queryClient: frozenClient(state.queries) }
    const { bootstrap, mount, unmount } = gallery
    const mounted = mountParcel(
      { bootstrap, mount, unmount, name: `${remote.name} ${state.name}` },
      { domElement, platform, section: state.name, onCrash: () => undefined },
    )
    return () => {
      void mounted.then((parcel) => parcel.unmount()).finally(() => domElement.remove())
    }
  }, [remote, gallery, state, platformFor])
  return <div ref={frame} className={styles.state} />
}
