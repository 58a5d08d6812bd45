import { useQueryClient } from '@tanstack/react-query'
import { type RefObject, useRef, useState, useSyncExternalStore } from 'react'
import { hasForm } from './has-form'
import { refetchVisible } from './refetch-visible'

export interface Refresh {
  /** False on pages that ask for something. */
  readonly isOffered: boolean
  readonly outcome: 'none' | 'running' | 'done' | 'failed'
  readonly run: () => void
}

/** Hook: fetches again what the page shows; once at a time. (U15) */
export function useRefresh(main: RefObject<HTMLElement | null>): Refresh {
  const queryClient = useQueryClient()
  const [outcome, setOutcome] = useState<Refresh['outcome']>('none')
  const isRunning = useRef(false)
  const isOffered = useSyncExternalStore(
    watchPage,
    () => main.current !== null && !hasForm(main.current),
    () => false,
  )

  async function run() {
    if (isRunning.current) return
    isRunning.current = true
    setOutcome('running')
    const came = await refetchVisible(queryClient).finally(() => {
      isRunning.current = false
    })
    setOutcome(came ? 'done' : 'failed')
  }

  return { isOffered, outcome, run }
}

/** A page changes whenever its remote draws. */
function watchPage(changed: () => void): () => void {
  const observer = new MutationObserver(changed)
  observer.observe(document.body, { childList: true, subtree: true })
  return () => observer.disconnect()
}
