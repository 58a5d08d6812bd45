import { session } from '@sarv/platform/client/session/session'
import { useSnapshot, useTranslation } from '@sarv/shared/platform'
import { type ReactNode, useEffect, useLayoutEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { LockScreen } from './lock-screen'
import { idleLock, unlock } from './lock-state'
import { isLockOf, removeLock } from './passkey'

/**
 * Draws the lock instead of everything else while the page is locked: what was open stays as the person left it, neither
 * drawn nor read out; what was never open is not rendered at all. Who is signed out has nothing to lock. (HST-065)
 */
export function LockGate({ children }: { children: ReactNode }) {
  const { isLocked } = useSnapshot(idleLock)
  const { current } = useSnapshot(session)
  const isCovered = isLocked && current.at !== 'signed-out'
  const [wasOpen, setWasOpen] = useState(!isCovered)
  if (!isCovered && !wasOpen) setWasOpen(true)
  useCover(isCovered)
  const sub = current.at === 'signed-in' ? current.sub : undefined
  useEffect(() => {
    if (!isLocked) return
    if (current.at === 'signed-out') unlock()
    if (sub === undefined) return
    void isLockOf(sub).then((isOwn) => {
      if (isOwn) return
      removeLock()
      unlock()
    })
  }, [sub, current.at, isLocked])
  return (
    <>
      {wasOpen && children}
      {/* Dialogs and toasts lie beside the app: lock.css leaves this one alone. */}
      {isCovered && createPortal(<LockScreen />, document.body)}
    </>
  )
}

/** Hides the rest of the document, title and all, and gives it back as it was. */
function useCover(isCovered: boolean): void {
  const { t } = useTranslation('host')
  const name = t('lock.product')
  useLayoutEffect(() => {
    if (!isCovered) return
    const { title, documentElement, activeElement } = document
    const { scrollY } = window
    document.title = name
    documentElement.toggleAttribute('data-locked', true)
    return () => {
      document.title = title
      documentElement.removeAttribute('data-locked')
      window.scrollTo(0, scrollY)
      if (activeElement instanceof HTMLElement) activeElement.focus({ preventScroll: true })
    }
  }, [isCovered, name])
}
