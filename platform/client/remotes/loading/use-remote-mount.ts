import { type RefObject, useEffect, useRef, useState } from 'react'
import type { Bus } from '../../../contract/events/bus'
import { openRemote, type RemoteMount } from './open-remote'
import type { RemoteError } from './remote-error'

export type MountPhase = { at: 'loading' } | { at: 'mounted' } | { at: 'failed'; error: RemoteError }

/**
 * Mounts a remote into the element of the returned ref, while the component is mounted; returns the phase beside it. The
 * element says what it holds in `data-remote`, `data-section` and `data-phase`, for tests of any shell.
 * @param bus the shell's own: a remote may not emit that it failed
 */
export function useRemoteMount(
  { remote, platform, section }: RemoteMount,
  bus: Pick<Bus, 'emit'>,
): [RefObject<HTMLDivElement | null>, MountPhase] {
  const frame = useRef<HTMLDivElement>(null)
  const [phase, setPhase] = useState<MountPhase>({ at: 'loading' })

  useEffect(() => {
    // React never touches the slot: it belongs to the remote until that is unmounted.
    const slot = document.createElement('div')
    frame.current?.append(slot)
    let isUnmounted = false
    const fail = (error: RemoteError) => {
      if (isUnmounted) return
      bus.emit('remote-failed', { name: remote.name, version: remote.version, reason: error.reason })
      setPhase({ at: 'failed', error })
    }
    const opened = openRemote({ remote, platform, section }, slot, fail)
    opened.then(() => {
      if (!isUnmounted) setPhase((current) => (current.at === 'loading' ? { at: 'mounted' } : current))
    }, fail)
    return () => {
      isUnmounted = true
      opened
        .then((unmount) => unmount())
        .catch(() => undefined)
        .finally(() => slot.remove())
    }
  }, [remote, platform, section, bus])

  useEffect(() => {
    Object.assign(frame.current?.dataset ?? {}, { remote: remote.name, phase: phase.at, ...(section && { section }) })
  }, [remote.name, section, phase.at])

  return [frame, phase]
}
