/** How long each phase of opening a remote may take, in milliseconds, before the card is shown. */
export const budgets = { entry: 4_000, mount: 4_000 } as const

/** The answer of `work`, or a rejection with `late()` when it takes longer than `milliseconds`. */
export function within<Answer>(milliseconds: number, work: Promise<Answer>, late: () => Error): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(late()), milliseconds)
    work.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}
