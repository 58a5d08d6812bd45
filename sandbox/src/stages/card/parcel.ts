import { randomInt } from 'node:crypto'
import { nextWorkingDay } from '@sarv/shared/calendar/settlement'
import { deliveryDays } from '@sarv/shared/rules/constants'
import type { Sql } from '../../db/sql'
import type { LocalText } from '../../local-text/local-text'
import type { Time } from '../../time/clock'
import { tehranDay } from '../../time/tehran'
import type { LinearRecord } from '../linear/linear-record'

const codeLength = 24
const capital = 'Tehran'

/** A code of the post: 24 digits. */
const postCode = () => `${randomInt(1, 10)}${Array.from({ length: codeLength - 1 }, () => randomInt(10)).join('')}`

/** Hands a finished card to the post, for the address that the flow has. */
export async function sendParcel(sql: Sql, time: Time, { uuid, state }: LinearRecord): Promise<void> {
  await sql.query(
    `insert into card_parcel (onb_uuid, tracking_code, requested_on, issued_on, to_tehran)
     select $1, $2, (o.created_at at time zone 'Asia/Tehran')::date, $3,
       exists (select 1 from address a join city c on c.id = a.city_id where a.id = $4 and c.name->>'en' = $5)
     from onboarding o where o.uuid = $1`,
    [uuid, postCode(), tehranDay(time.now()), state.values.address_id ?? null, capital],
  )
}

/** A parcel, with the days of Tehran. */
export interface Parcel {
  readonly tracking_code: string
  readonly requested_on: string
  readonly issued_on: string
  readonly to_tehran: boolean
  /** The card is at its owner's door, on the promised day or another. */
  readonly has_arrived: boolean
}

interface Step {
  readonly title: LocalText
  readonly date: string | null
  readonly done: boolean
}

const titles: readonly LocalText[] = [
  { fa: 'ثبت درخواست', en: 'Request made' },
  { fa: 'صدور کارت', en: 'Card issued' },
  { fa: 'تحویل به پست', en: 'Handed to the post' },
  { fa: 'رسیدن به مرکز پست شهر شما', en: "At your city's post office" },
  { fa: 'تحویل کارت به شما', en: 'Card delivered to you' },
]

/** Working days after the card went to the post: at the city's post office, at the door (CON-11). */
const travelDays = {
  tehran: { office: deliveryDays.tehran - 1, door: deliveryDays.tehran },
  elsewhere: { office: deliveryDays.elsewhere.from, door: deliveryDays.elsewhere.to },
} as const

const workingDaysAfter = (day: string, count: number): string =>
  count === 0 ? day : workingDaysAfter(nextWorkingDay(day), count - 1)

/**
 * Steps of a card's way through the post, as of a day of Tehran; of a card that is not made yet only the request is known.
 * (D-21, SBX-047)
 */
export function postSteps(requestedOn: string, parcel: Parcel | undefined, today: string): Step[] {
  if (parcel === undefined)
    return titles.map((title, index) => ({ title, date: index === 0 ? requestedOn : null, done: index === 0 }))
  const { office, door } = travelDays[parcel.to_tehran ? 'tehran' : 'elsewhere']
  const { requested_on, issued_on } = parcel
  const posted = nextWorkingDay(issued_on)
  const days = [requested_on, issued_on, posted, workingDaysAfter(posted, office), workingDaysAfter(posted, door)]
  return titles.map((title, index) => {
    const day = days[index] ?? today
    const isEarly = parcel.has_arrived && day > today
    return { title, date: isEarly ? today : day, done: isEarly || day <= today }
  })
}
