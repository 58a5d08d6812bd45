import type { Profile } from '@sarv/shared/contract/profile'
import type { InstallOffer } from '../install/install-offer'
import type { ReferralModal } from '../referral/referral-cookie'

/** A dialog of the shell on the home page; at most one is open at a time. */
export type Prompt = 'referral' | 'activation' | 'install' | 'funds'

/** The prompts that are shown once per session. */
export type OncePrompt = Exclude<Prompt, 'referral' | 'install'>

export interface PromptFacts {
  readonly path: string
  readonly person: Pick<Profile, 'level' | 'can_referral'> | undefined
  /** Value of the referral cookie. */
  readonly question: ReferralModal | undefined
  /** Units of a fund, or money on its way (D-118); undefined until it is known. */
  readonly isInvested: boolean | undefined
  /** How the app can be installed here; none before the person has come to something: an active account, a payment. */
  readonly install: InstallOffer
  /** Prompts shown in this session. */
  readonly asked: readonly OncePrompt[]
  /** Any prompt was answered or waved away on this day. */
  readonly isEnoughForToday: boolean
}

/** Chooses the prompt by priority: the referral code, then the account, then the app, then the first fund, one a day (HST-010, HST-013, HST-042…044, D-129). */
export function choosePrompt({
  path,
  person,
  question,
  isInvested,
  install,
  asked,
  isEnoughForToday,
}: PromptFacts): Prompt | undefined {
  if (path !== '/home' || person === undefined || isEnoughForToday) return undefined
  if (person.can_referral && question === 'true') return 'referral'
  if (person.level < 2) return asked.includes('activation') ? undefined : 'activation'
  if (install !== 'none') return 'install'
  return isInvested === false && !asked.includes('funds') ? 'funds' : undefined
}
