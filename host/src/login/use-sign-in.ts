import { useFormat, useTranslation } from '@sarv/shared/platform'
import { useEffect, useState } from 'react'
import { referralModalCookie } from '../referral/referral-cookie'
import { useServices } from '../services/services'
import { chooseReferralModal, parseReferralCode } from './referral-param'

/**
 * Returns a function that starts a sign-in which returns to `returnTo`. Until the browser has left, `leaving` is true and
 * further calls do nothing; an error ends it and alerts (HST-002, HST-003). The code of an invitation is stored before
 * the browser leaves (HST-004, HST-005).
 */
export function useSignIn(returnTo: string): { leaving: boolean; signIn: () => void } {
  const { tokens, bus, analytics, general } = useServices()
  const { t } = useTranslation('host')
  const { language } = useFormat()
  const [leaving, setLeaving] = useState(false)
  useEffect(() => {
    // After the back button the browser may restore this page from its back/forward cache.
    const onPageShow = (event: PageTransitionEvent) => event.persisted && setLeaving(false)
    window.addEventListener('pageshow', onPageShow)
    return () => window.removeEventListener('pageshow', onPageShow)
  }, [])
  return {
    leaving,
    signIn() {
      if (leaving) return
      setLeaving(true)
      analytics.track('login_click', {})
      const code = parseReferralCode(location.search)
      const modal = chooseReferralModal(code !== undefined, document.cookie)
      if (modal !== undefined) Object.assign(document, { cookie: referralModalCookie(modal) })
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
