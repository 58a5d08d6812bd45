import { useTranslation } from '@sarv/shared/platform'
import { Logo } from '@sarv/shared/ui/brand/logo'
import { useSyncExternalStore } from 'react'
import { mustRotate } from './must-rotate'
import styles from './rotate-notice.module.css'

function subscribe(listener: () => void): () => void {
  window.addEventListener('resize', listener)
  return () => window.removeEventListener('resize', listener)
}

function readMustRotate(): boolean {
  return mustRotate({
    isTouch: navigator.maxTouchPoints > 0,
    // The orientation of the screen where it is known: a keyboard shrinks the page, not the phone.
    isLandscape: screen.orientation?.type.startsWith('landscape') ?? window.innerWidth > window.innerHeight,
    height: window.innerHeight,
  })
}

/** A full-screen notice to rotate a phone that is in landscape; the page under it stays mounted (HST-045). */
export function RotateNotice() {
  const { t } = useTranslation('host')
  const isShown = useSyncExternalStore(subscribe, readMustRotate)
  if (!isShown) return null
  return (
    <div className={styles.notice} role="alert">
      <span className={styles.phone} aria-hidden>
        <Logo size={40} />
      </span>
      <p>{t('rotate')}</p>
    </div>
  )
}
