import { useFormat, useTranslation } from '@sarv/shared/platform'
import { useEffect, useState } from 'react'
import { useServices } from '../services'

/**
 * Starts a sign-in that comes back to `returnTo`. From the press until the browser has left, `leaving` is true and
 * further presses do nothing; a failure to start ends it and alerts (HST-002, HST-003).
 */
export function useSignIn(returnTo: string): { leaving: boolean; signIn: () => void } {
  const { tokens, bus } = useServices()
  const { t } = useTranslation('host')
  const { language } = useFormat()
  const [leaving, setLeaving] = useState(false)
  useEffect(() => {
    // Coming back from the provider by the back button, the browser may show this page as it was left.
    const shownAgain = (event: PageTransitionEvent) => event.persisted && setLeaving(false)
    window.addEventListener('pageshow', shownAgain)
    return () => window.removeEventListener('pageshow', shownAgain)
  }, [])
  return {
    leaving,
    signIn() {
      if (leaving) return
      setLeaving(true)
      tokens.signIn({ returnTo, language }).catch(() => {
        setLeaving(false)
        bus.emit('alerted', { message: t('login.failed') })
      })
    },
  }
}
