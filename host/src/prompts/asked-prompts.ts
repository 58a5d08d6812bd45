import type { OncePrompt } from './prompt-choice'

const key = 'sarv-prompts'

/** What this tab has asked since the sign-in. Without storage a reload asks again, and nothing breaks. */
export function askedPrompts(): readonly OncePrompt[] {
  const kept = tried(() => sessionStorage.getItem(key)) ?? ''
  return kept.split(' ').filter((word): word is OncePrompt => word === 'activation' || word === 'funds')
}

export function keepAsked(asked: readonly OncePrompt[]): void {
  tried(() => sessionStorage.setItem(key, asked.join(' ')))
}

/** The next session asks anew. */
export function forgetAsked(): void {
  tried(() => sessionStorage.removeItem(key))
}

function tried<Result>(work: () => Result): Result | undefined {
  try {
    return work()
  } catch {
    return undefined
  }
}
