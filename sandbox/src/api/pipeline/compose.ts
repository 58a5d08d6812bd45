/** Middleware: does its part and calls `next` for the steps after it, or throws instead. It may call `next` again. */
export type Step<Context> = (context: Context, next: () => Promise<void>) => Promise<void>

/**
 * Middleware composition: the steps as one, each around all that stand after it.
 * @example const pipeline = compose([readBody, parseInput, runHandler])
 */
export function compose<Context>(steps: readonly Step<Context>[]): (context: Context) => Promise<void> {
  const runFrom = async (index: number, context: Context): Promise<void> => {
    await steps[index]?.(context, () => runFrom(index + 1, context))
  }
  return (context) => runFrom(0, context)
}
