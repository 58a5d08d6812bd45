import { useTranslation } from '@sarv/shared/platform'
import { Mark } from '@sarv/shared/ui/mark'
import { useSyncExternalStore } from 'react'
import { mustRotate } from './must-rotate'
import styles from './rotate-notice.module.css'

function subscribe(listener: () => void): () => void {
  window.addEventListener('resize', listener)
  return () => window.removeEventListener('resize', listener)
}

function isLyingDown(): boolean {
  return mustRotate({
    isTouch: navigator.maxTouchPoints > 0,
    // The screen's own word where there is one: a keyboard makes the page low, not the phone.
    isLandscape: screen.orientation?.type.startsWith('landscape') ?? window.innerWidth > window.innerHeight,
    height: window.innerHeight,
  })
}

/** Lies over everything while a phone is held sideways; what is under it stays as it was (HST-045). */
export function RotateNotice() {
  const { t } = useTranslation('host')
  const isShown = useSyncExternalStore(subscribe, isLyingDown)
  if (!isShown) return null
  return (
    <div className={styles.notice} role="alert">
      <span className={styles.phone} aria-hidden>
        <Mark size={40} />
      </span>
      <p>{t('rotate')}</p>
    </div>
  )
}
