import type { Endpoint } from '@sarv/platform/client/api/endpoint'
import type { Person } from '../../access/person'
import type { Api } from '../../context/app-context'
import type { Localizable, LocalText } from '../../local-text/local-text'
import { type ChangeNotice, notifyOfChange } from '../../sms/notify-of-change'
import { requireConfirmation } from './require-confirmation'
import { type Call, serve } from './serve'

/** A sensitive change that nothing forbids. */
export interface Change<Reply> {
  /** What the person confirms by a code, as the text message says it; undefined for a change that takes no code. */
  readonly confirms?: LocalText
  /** Makes it. */
  readonly apply: () => Promise<Localizable<Reply>>
  /** What the person is told once it is made. */
  readonly notice?: ChangeNotice
}

/**
 * Registers the route of a sensitive change (SBX-122): the plan checks the input and the state and writes nothing, then the
 * code is asked for, then the change is made and the person is told.
 * @example
 * serveConfirmed(api, blockCard, async ({ db, person, body }) => {
 *   const card = await lockCard(db, person.sub)
 *   return { confirms: body.is_blocked ? undefined : unblock, apply: () => setBlocked(db, card, body.is_blocked) }
 * })
 */
export function serveConfirmed<Path extends string, Query, Body, Reply>(
  api: Api,
  served: Endpoint<Path, Query, Body, Reply>,
  plan: (call: Call<Path, Query, Body, Person>) => Promise<Change<NoInfer<Reply>>>,
): void {
  serve(
    api,
    served,
    async (call) => {
      const { confirms, apply, notice } = await plan(call)
      if (confirms !== undefined) await requireConfirmation(call, served, confirms)
      const reply = await apply()
      if (notice !== undefined) await notifyOfChange(call.db, call.clock, call.person.sub, notice)
      return reply
    },
    { asksForCode: true },
  )
}
