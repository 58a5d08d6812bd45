import { cardBank } from '@sarv/shared/rules/constants'
import type { Sql } from '../db/sql'
import { digits, seededRandom } from '../fake-data/seeded-random'
import { bankFlow } from '../stages/card/bank-flow'
import { sendParcel } from '../stages/card/parcel'
import { textToRead } from '../stages/card/video-stage'
import { insertFlow, updateFlow } from '../stages/flow/flow-row'
import { freshRecord } from '../stages/linear/linear-handler'
import type { StoredLinearState } from '../stages/linear/linear-record'
import { type LinearEvent, transition } from '../stages/linear/linear-state'
import { at, type Clock, later } from '../time/clock'
import type { CardRequest } from './person-kinds'

const dayMs = 86_400_000
/** Days before the request's own on which it was begun. */
const begunBefore = 2

/** The request behind a card: what the state machine makes of the events, so that it can be taken up where it stands. */
export async function addCardRequest(
  sql: Sql,
  clock: Clock,
  sub: string,
  { events, daysAgo, message }: CardRequest,
): Promise<void> {
  const decided = at(later(clock.now(), -daysAgo * dayMs))
  const begun = at(later(decided.now(), -begunBefore * dayMs))
  const fresh = freshRecord(bankFlow, sub, cardBank)
  const uuid = await insertFlow(sql, begun, {
    sub,
    type: bankFlow.type,
    subject: cardBank,
    amount: null,
    state: fresh.state,
  })
  const last = events.reduce((before, event) => requireTransition(before, event), fresh.state)
  const values = {
    base_info: { national_serial: `3A${digits(seededRandom(`serial of ${sub}`), 8)}` },
    card: { card_name: 'sarv' },
    video: { video_text: (await textToRead(sql, { ...fresh, uuid })).fa },
    address: { address_id: await addAddress(sql, sub) },
  }
  const entered = Object.entries(values).filter(([stage]) => last.marks[stage as keyof typeof values] !== 'open')
  const state: StoredLinearState = {
    ...last,
    messages: message === undefined ? {} : { video: message },
    values: Object.assign({}, ...entered.map(([, value]) => value)),
  }
  await updateFlow(sql, uuid, state, state.verdict === undefined ? null : decided.now())
  if (state.verdict === 'approved') await sendParcel(sql, decided, { ...fresh, uuid, state })
}

function requireTransition(state: StoredLinearState, event: LinearEvent): StoredLinearState {
  const after = transition(bankFlow.stages, state, event)
  if (after === undefined) throw new Error(`Invalid event: ${event.kind} changes nothing here`)
  return { ...state, ...after }
}

/** An address in Tehran; returns its id. */
async function addAddress(sql: Sql, sub: string): Promise<number> {
  const [address] = await sql.query<{ id: number }>(
    `insert into address (sub, address, postal_code, province_id, city_id, is_default, category)
     select $1, 'خیابان ولیعصر، کوچهٔ سرو، پلاک ۱۲، واحد ۳', '1966733481', province_id, id, true, 'OTHER'
     from city where name->>'en' = 'Tehran' returning id`,
    [sub],
  )
  if (address === undefined) throw new Error('Missing city: expected Tehran')
  return address.id
}
