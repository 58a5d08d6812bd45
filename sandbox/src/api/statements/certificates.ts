import type { DepositCertificate } from '@sarv/shared/contract/fund-statements'
import type { Sql } from '../../db/sql'
import type { WithLocalTexts } from '../../local-text/local-text'
import type { DayRange } from '../lists/day-range'

/** What a certificate says beyond the list. */
export interface Certificate extends WithLocalTexts<DepositCertificate, 'fund_name'> {
  readonly national_code: string | null
  readonly blocked_units: number
}

interface Wanted extends DayRange {
  readonly sub: string
  readonly dsCode: string | null
}

/** Investment certificates: one for each fund that the person holds, named by the order that was settled last. */
export async function listCertificates(sql: Sql, { sub, dsCode, from, to }: Wanted): Promise<Certificate[]> {
  return sql.query<Certificate>(
    `select o.id, h.ds_code || '-' || o.id as number, h.ds_code, f.name as fund_name, f.type as fund_type, h.units,
       h.blocked_units, o.settles_on as date, concat_ws(' ', p.first_name, p.last_name) as holder, p.national_code
     from holding h join fund f on f.ds_code = h.ds_code join person p on p.sub = h.sub
       cross join lateral (
         select id, settles_on from fund_order o where o.sub = h.sub and o.ds_code = h.ds_code and o.status = 'DONE'
         order by settles_on desc, id desc limit 1) o
     where h.sub = $1 and h.units > 0 and ($2::text is null or h.ds_code = $2)
       and ($3::date is null or o.settles_on >= $3) and ($4::date is null or o.settles_on <= $4)
     order by o.settles_on desc, o.id desc`,
    [sub, dsCode, from, to],
  )
}
