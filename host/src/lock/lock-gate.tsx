import { session } from '@sarv/platform/client/session/session'
import { lazyScreen, useSnapshot, useTranslation } from '@sarv/shared/platform'
import { ErrorState } from '@sarv/shared/ui/feedback/error-state'
import { type ReactNode, Suspense, useEffect, useLayoutEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { LoadBoundary } from '../app/load-boundary'
import { idleLock, unlock } from './lock-state'

const LockScreen = lazyScreen(async () => (await import('./lock-screen')).LockScreen)

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
    void import('./passkey').then(async ({ isLockOf, removeLock }) => {
      if (await isLockOf(sub)) return
      removeLock()
      unlock()
    })
  }, [sub, current.at, isLocked])
  return (
    <>
      {wasOpen && children}
      {/* Dialogs and toasts lie beside the app: lock.css leaves this one alone. */}
      {isCovered && createPortal(<Lock />, document.body)}
    </>
  )
}

/** The lock's screen, which few people ever load; without it the page stays covered. */
function Lock() {
  const { t } = useTranslation('host')
  return (
    <div id="lock">
      <LoadBoundary fallback={(_, retry) => <ErrorState title={t('lock.title')} onRetry={retry} />}>
        <Suspense fallback={null}>
          <LockScreen />
        </Suspense>
      </LoadBoundary>
    </div>
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
