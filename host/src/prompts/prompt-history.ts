import type { OncePrompt } from './choose-prompt'

const key = 'sarv-prompts'

/** The prompts that this tab has shown since the sign-in. Without session storage a reload shows them again. */
export function readAskedPrompts(): readonly OncePrompt[] {
  const stored = ignoreErrors(() => sessionStorage.getItem(key)) ?? ''
  return stored.split(' ').filter((word): word is OncePrompt => word === 'activation' || word === 'funds')
}

export function storeAskedPrompts(asked: readonly OncePrompt[]): void {
  ignoreErrors(() => sessionStorage.setItem(key, asked.join(' ')))
}

/** Lets the next session show them again. */
export function clearAskedPrompts(): void {
  ignoreErrors(() => sessionStorage.removeItem(key))
}

function ignoreErrors<Result>(work: () => Result): Result | undefined {
  try {
    return work()
  } catch {
    return undefined
  }
}
