import { useFormat, useTranslation } from '@sarv/shared/platform'
import { referralModalCookie } from '@sarv/shared/storage/referral-cookie'
import { useEffect, useState } from 'react'
import { useServices } from '../services'
import { referralCodeIn, referralQuestion } from './referral-choice'

/**
 * Starts a sign-in that comes back to `returnTo`. From the press until the browser has left, `leaving` is true and
 * further presses do nothing; a failure to start ends it and alerts (HST-002, HST-003). The code of an invitation is kept
 * for the way back before the browser leaves (HST-004, HST-005).
 */
export function useSignIn(returnTo: string): { leaving: boolean; signIn: () => void } {
  const { tokens, bus, analytics, general } = useServices()
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
      analytics.track('login_click', {})
      const code = referralCodeIn(location.search)
      const question = referralQuestion(code !== undefined, document.cookie)
      if (question !== undefined) Object.assign(document, { cookie: referralModalCookie(question) })
      const leave = async () => {
        if (code !== undefined) await general.change({ referralCode: code })
        await tokens.signIn({ returnTo, language })
      }
      leave().catch(() => {
        setLeaving(false)
        bus.emit('alerted', { message: t('login.failed') })
      })
    },
  }
}
