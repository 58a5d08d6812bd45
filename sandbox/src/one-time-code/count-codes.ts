import type { Sql } from '../db/sql'
import { type Clock, later } from '../time/clock'
import { type CodeLimit, firstCodes, type PastCodes, secondsUntilRoom } from './code-limits'

/** What limits go by: the columns of a code. */
export interface CodeOrigin {
  readonly purpose: string
  readonly receiver: string
  readonly request: string
  /** Without a person who is signed in. */
  readonly address: string | null
  readonly browser: string | null
}

/** The /48 of an IPv6 address, which one customer may have whole; an IPv4 address as it is. */
const siteOf = (address: string) =>
  `case family(${address}::inet) when 6 then network(set_masklen(${address}::inet, 48)) else ${address}::inet end`

/** What counts together: a condition whose parameters begin at $2, and their values; $1 is since when. */
const countedWith: Readonly<Record<CodeLimit['per'], (code: CodeOrigin) => readonly [string, readonly unknown[]]>> = {
  'sign-in': ({ request }) => ['address is not null and request = $2', [request]],
  purpose: ({ purpose, receiver }) => ['purpose = $2 and receiver = $3', [purpose, receiver]],
  browser: ({ receiver, browser }) => ['receiver = $2 and browser = $3', [receiver, browser]],
  'number and address': ({ receiver, address }) => [
    `receiver = $2 and ${siteOf('address')} = ${siteOf('$3')} and browser is null`,
    [receiver, address],
  ],
  number: ({ receiver }) => ['receiver = $2 and address is not null and browser is null', [receiver]],
  'number, asked again': ({ receiver, address }) => [
    `receiver = $2 and address is not null and browser is null and $4 <= (
       select count(*) from one_time_code
       where sent_at > $1 and not is_proved and receiver = $2 and ${siteOf('address')} = ${siteOf('$3')} and browser is null)`,
    [receiver, address, firstCodes],
  ],
  address: ({ address }) => ['address = $2 and browser is null', [address]],
}

/** The limit that makes wait the longest, and how many seconds; undefined where there is room in all of them. */
export async function findWait(
  sql: Sql,
  clock: Clock,
  limits: readonly CodeLimit[],
  code: CodeOrigin,
): Promise<{ readonly limit: CodeLimit; readonly seconds: number } | undefined> {
  const now = clock.now()
  let longest: { limit: CodeLimit; seconds: number } | undefined
  for (const limit of limits) {
    const seconds = secondsUntilRoom(limit, await findPast(sql, limit, code, now), now)
    if (seconds > (longest?.seconds ?? 0)) longest = { limit, seconds }
  }
  return longest
}

function findPast(sql: Sql, { of, per, max, seconds }: CodeLimit, code: CodeOrigin, now: Date): Promise<PastCodes[]> {
  const [condition, values] = countedWith[per](code)
  return sql.query<PastCodes>(
    `select sent_at as at, ${of === 'sends' ? '1' : 'wrong_tries::int'} as count from one_time_code
     where sent_at > $1 and not is_proved and ${condition} ${of === 'sends' ? '' : 'and wrong_tries > 0'}
     order by sent_at desc limit ${max}`,
    [later(now, -seconds * 1000), ...values],
  )
}
