import { counsellingTopics } from '@sarv/shared/contract/user-counselling'
import type { RuleMessage } from '@sarv/shared/rules/message'
import { required } from '@sarv/shared/rules/required'
import { normalizeCode } from '@sarv/shared/text/digits'

/** What is typed into the counselling form. */
export interface CounsellingDraft {
  readonly name: string
  readonly mobile: string
  readonly topic: string
  readonly message: string
}

type Problem = RuleMessage | 'counselling.mobileInvalid' | 'counselling.topicMissing'

/** Validation of the counselling form: the key of each field's error message. (SUP-026) */
export function validateCounselling(draft: CounsellingDraft): Partial<Record<keyof CounsellingDraft, Problem>> {
  const name = required(draft.name)
  const message = required(draft.message)
  const mobile =
    required(draft.mobile.trim()) ??
    (/^09\d{9}$/.test(bareMobile(draft.mobile)) ? undefined : ('counselling.mobileInvalid' as const))
  const isTopic = counsellingTopics.some((topic) => topic === draft.topic)
  return {
    ...(name && { name }),
    ...(mobile && { mobile }),
    ...(!isTopic && { topic: 'counselling.topicMissing' as const }),
    ...(message && { message }),
  }
}

/** The form that is sent: ASCII digits from 0 on. @example bareMobile('+98 912 000-0003') // '09120000003' */
export function bareMobile(text: string): string {
  return normalizeCode(text)
    .replace(/[\s\p{Pd}]/gu, '')
    .replace(/^(?:\+98|0098)/, '0')
}
