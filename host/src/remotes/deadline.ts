/**
 * How long each phase of opening a remote may take, in milliseconds. Both tries of the entry together stay within the
 * eight seconds after which a person must see the card (F19).
 */
export const budgets = { entry: 4_000, again: 3_000, mount: 4_000 } as const

/** The answer of `work`, or a rejection with `late()` when it takes longer than `milliseconds`. */
export function within<Answer>(milliseconds: number, work: Promise<Answer>, late: () => Error): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(late()), milliseconds)
    work.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}
