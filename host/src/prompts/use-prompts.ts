import { assetsQuery } from '@sarv/shared/api/assets-query'
import { profileQuery } from '@sarv/shared/api/profile-query'
import type { UserAssets } from '@sarv/shared/contract/assets'
import { useLocation, useQuery } from '@sarv/shared/platform'
import { type ReferralModal, referralModal, referralModalCookie } from '@sarv/shared/storage/referral-cookie'
import { useEffect, useState } from 'react'
import { useServices } from '../services'
import { askedPrompts, forgetAsked, keepAsked } from './asked-prompts'
import { type OncePrompt, promptFor } from './prompt-choice'

/** What is asked on the home page now, and how it is answered. */
export function usePrompts() {
  const { bus } = useServices()
  const { pathname: path } = useLocation()
  const [asked, setAsked] = useState(askedPrompts)
  const [question, setQuestion] = useState<ReferralModal>()
  const { data: person } = useQuery(profileQuery())
  const mayAskForFunds = path === '/home' && person?.level === 2 && !asked.includes('funds')
  const { data: holdsFunds } = useQuery({ ...assetsQuery(), select: fundsAmong, enabled: mayAskForFunds })
  // The login page, and no other, sets the cookie; it is read whenever the person comes home.
  useEffect(() => {
    if (path === '/home') setQuestion(referralModal(document.cookie))
  }, [path])
  useEffect(() => {
    bus.on('signed-out', forgetAsked)
    return () => bus.off('signed-out', forgetAsked)
  }, [bus])
  return {
    prompt: promptFor({ path, person, question, holdsFunds, asked }),
    answerOnce(prompt: OncePrompt) {
      const next = [...asked, prompt]
      keepAsked(next)
      setAsked(next)
    },
    answerReferral() {
      // Not the Cookie Store API: it is asynchronous, and the page may be left right after the answer.
      Object.assign(document, { cookie: referralModalCookie('false') })
      setQuestion('false')
    },
  }
}

function fundsAmong({ groups }: UserAssets): boolean {
  return groups.some(({ type, assets }) => type === 'FUND' && assets.length > 0)
}
