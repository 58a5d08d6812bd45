import type { Profile } from '@sarv/shared/contract/profile'
import type { ReferralModal } from '@sarv/shared/storage/referral-cookie'

/** A question of the shell on the home page; at most one stands at a time. */
export type Prompt = 'referral' | 'activation' | 'funds'

/** The questions that come once per session. */
export type OncePrompt = Exclude<Prompt, 'referral'>

export interface PromptFacts {
  readonly path: string
  readonly person: Pick<Profile, 'level' | 'can_referral'> | undefined
  /** The cookie's word. */
  readonly question: ReferralModal | undefined
  /** Undefined until it is known. */
  readonly holdsFunds: boolean | undefined
  /** What was asked in this session. */
  readonly asked: readonly OncePrompt[]
}

/** What is asked now: who invited the person, then the account, then the first fund (HST-042…044). */
export function promptFor({ path, person, question, holdsFunds, asked }: PromptFacts): Prompt | undefined {
  if (path !== '/home' || person === undefined) return undefined
  if (person.can_referral && question === 'true') return 'referral'
  if (person.level < 2) return asked.includes('activation') ? undefined : 'activation'
  return holdsFunds === false && !asked.includes('funds') ? 'funds' : undefined
}
