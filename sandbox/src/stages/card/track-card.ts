import type { PostStep } from '@sarv/shared/contract/bank-onboarding'
import type { Sql } from '../../db/sql'
import { notFound } from '../../errors/domain-error'
import { isUuid } from '../../identifiers/uuid'
import type { Localizable } from '../../local-text/local-text'
import type { Time } from '../../time/clock'
import { tehranDay } from '../../time/tehran'
import { type Parcel, postSteps } from './parcel'

interface Wanted {
  readonly onb_uuid?: string | undefined
  readonly tracking_code?: string | undefined
}

/** The way of a person's card through the post: of the request that is named, or of the newest one. (SBX-047) */
export async function trackCard(
  sql: Sql,
  time: Time,
  sub: string,
  { onb_uuid, tracking_code }: Wanted,
): Promise<{ tracking_code: string | null; steps: Localizable<PostStep>[] }> {
  if (onb_uuid !== undefined && !isUuid(onb_uuid)) throw notFound()
  const [card] = await sql.query<{ begun_on: string; is_made: boolean } & Parcel>(
    `select (o.created_at at time zone 'Asia/Tehran')::date as begun_on, c.onb_uuid is not null as is_made,
       c.tracking_code, c.requested_on, c.issued_on, c.to_tehran,
       coalesce(o.type = 'BANK' and a.account_status <> 'wait_for_activate', false) as has_arrived
     from onboarding o left join card_parcel c on c.onb_uuid = o.uuid left join card_account a on a.sub = o.sub
     where o.sub = $1 and o.type in ('BANK', 'REISSUE_CARD') and ($2::uuid is null or o.uuid = $2)
       and ($3::text is null or c.tracking_code = $3)
     order by o.created_at desc limit 1`,
    [sub, onb_uuid ?? null, tracking_code ?? null],
  )
  if (card === undefined) throw notFound()
  const { begun_on, is_made, ...parcel } = card
  return {
    tracking_code: is_made ? parcel.tracking_code : null,
    steps: postSteps(begun_on, is_made ? parcel : undefined, tehranDay(time.now())),
  }
}
