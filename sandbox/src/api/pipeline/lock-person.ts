import type { Step } from './compose'
import type { Context } from './context'

/** Mutex by person: what one person changes is done one after the other: two tabs never both find themselves first. */
export const lockPerson: Step<Context> = async ({ db, person, request }, next) => {
  if (person !== undefined && request.method !== 'GET') {
    await db.query('select 1 from person where sub = $1 for no key update', [person.sub])
  }
  await next()
}
