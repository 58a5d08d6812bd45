import { writeLocal } from '@sarv/platform/client/storage/local-keys'
import { today } from '@sarv/shared/calendar/days'
import type { UserAssets } from '@sarv/shared/contract/assets'
import { useLocation, useQuery } from '@sarv/shared/platform'
import { assetsQuery } from '@sarv/shared/queries/assets-query'
import { profileQuery } from '@sarv/shared/queries/profile-query'
import { sumPaid, underWayQuery } from '@sarv/shared/queries/under-way-query'
import { useEffect, useState } from 'react'
import { chooseInstallOffer, type InstallOffer } from '../install/install-offer'
import { readDevice } from '../install/read-device'
import { type ReferralModal, referralModal, referralModalCookie } from '../referral/referral-cookie'
import { useServices } from '../services/services'
import { choosePrompt, type OncePrompt } from './choose-prompt'
import {
  clearAskedPrompts,
  readAskedPrompts,
  readPromptDay,
  readReferralAskedAt,
  readSuccess,
  storeAskedPrompts,
  storePromptDay,
  storeReferralAskedAt,
  storeSuccess,
} from './prompt-history'

const week = 7 * 24 * 3_600_000

/** Returns the prompt to show on the home page, and what dismisses it. */
export function usePrompts() {
  const { bus } = useServices()
  const { pathname: path } = useLocation()
  const [asked, setAsked] = useState(readAskedPrompts)
  const [promptDay, setPromptDay] = useState(readPromptDay)
  const [question, setQuestion] = useState<ReferralModal>()
  const [install, setInstall] = useState<InstallOffer>('none')
  const { data: person } = useQuery(profileQuery())
  // Computes the day in Tehran only when needed: it is the page's first use of Intl, and the shell is painted first.
  const isEnoughForToday = person !== undefined && promptDay !== undefined && promptDay === today()
  const mayAskForFunds = path === '/home' && person?.level === 2 && !asked.includes('funds') && !isEnoughForToday
  const { data: holdsFunds } = useQuery({ ...assetsQuery(), select: hasFunds, enabled: mayAskForFunds })
  const { data: underWay } = useQuery({ ...underWayQuery(), enabled: mayAskForFunds })
  const isInvested = holdsFunds === false ? underWay && sumPaid(underWay.items) > 0 : holdsFunds
  // Other pages set the cookie and come to a success; both are read on each visit of the home page.
  useEffect(() => {
    if (path !== '/home') return
    const isAskedThisWeek = Date.now() - readReferralAskedAt() < week
    setQuestion(isAskedThisWeek ? undefined : referralModal(document.cookie))
    setInstall(readSuccess() ? chooseInstallOffer(readDevice()) : 'none')
  }, [path])
  useEffect(() => {
    bus.on('signed-out', clearAskedPrompts)
    bus.on('payment-settled', storeSuccess)
    return () => {
      bus.off('signed-out', clearAskedPrompts)
      bus.off('payment-settled', storeSuccess)
    }
  }, [bus])
  const endForToday = () => {
    storePromptDay(today())
    setPromptDay(today())
  }
  const prompt = choosePrompt({ path, person, question, isInvested, install, asked, isEnoughForToday })
  // An unanswered one comes back after a week, not on each visit. (D-220)
  useEffect(() => {
    if (prompt === 'referral') storeReferralAskedAt(Date.now())
  }, [prompt])
  return {
    prompt,
    install,
    dismissOnce(prompt: OncePrompt) {
      const next = [...asked, prompt]
      storeAskedPrompts(next)
      setAsked(next)
      endForToday()
    },
    /** Hides the offer for good: the profile has it from then on (HST-011, HST-049). */
    dismissInstall() {
      writeLocal('confirm-app-insstalled', 'false')
      setInstall('none')
      endForToday()
    },
    dismissReferral() {
      // Does not use the Cookie Store API: it is asynchronous, and the page may be left right afterwards.
      Object.assign(document, { cookie: referralModalCookie('false') })
      setQuestion('false')
      endForToday()
    },
  }
}

function hasFunds({ groups }: UserAssets): boolean {
  return groups.some(({ type, assets }) => type === 'FUND' && assets.length > 0)
}
