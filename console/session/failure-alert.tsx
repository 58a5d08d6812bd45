import { Alert } from '@sarv/shared/ui/feedback/alert'
import type { ReactNode } from 'react'
import { FailureText } from '../failure-text'
import { needsSignIn } from '../request'
import type { Typed } from './kept-typing'
import styles from './session.module.css'
import { SignInButton } from './sign-in-button'

/** Alert of a failed call in a sheet; the way to the sign-in where that mends it. */
export function FailureAlert({
  error,
  isRefusal = false,
  typed,
  action,
}: {
  error: unknown
  /** Of what a person asked for, and not of what was looked up for them: said at once. */
  isRefusal?: boolean
  typed: Typed
  action?: ReactNode
}) {
  return (
    <div ref={isRefusal ? bringIntoView : undefined} className={styles.failure}>
      <Alert
        tone={isRefusal ? 'r' : 'w'}
        live={isRefusal}
        action={needsSignIn(error) ? <SignInButton typed={typed} /> : action}
      >
        <FailureText error={error} />
      </Alert>
    </div>
  )
}

/** In a sheet it stands under the fields. */
function bringIntoView(alert: HTMLElement | null): void {
  alert?.scrollIntoView({ block: 'nearest' })
}
