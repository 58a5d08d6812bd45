import { HttpError } from '../../http/http-error'
import type { Step } from './compose'
import type { Context } from './context'

/** One transaction around the steps after it: all that they write, or nothing; an error that says so keeps it. */
export const inTransaction: Step<Context> = async (context, next) => {
  const kept = await context.api.db.transaction(async (db) => {
    context.db = db
    try {
      await next()
      return undefined
    } catch (error) {
      if (!(error instanceof HttpError && error.keepChanges)) throw error
      return error
    }
  })
  if (kept !== undefined) throw kept
}
