import { getFeedFile, listFeed } from '@sarv/shared/contract/feed'
import { formatNumber } from '@sarv/shared/i18n/number-format'
import { findCard } from '../../bank/card'
import type { Api } from '../../context/app-context'
import type { Sql } from '../../db/sql'
import { invalidField, notFound } from '../../errors/domain-error'
import { PdfResponse } from '../../http/pdf-response'
import { runDueJobs } from '../../jobs/runner'
import type { LocalText } from '../../local-text/local-text'
import { tehranDay } from '../../time/tehran'
import { parseDayRange } from '../lists/day-range'
import { pageSize } from '../lists/paging'
import { serve } from '../pipeline/serve'
import { cursorOf, type FeedFilter, readFeed, sumFeedMonths } from './read-feed'

/** Rows of a file at most: to print them takes two seconds. */
const maxPrinted = 1000

const tooManyRows: LocalText = {
  fa: `فایل PDF حداکثر ${formatNumber(maxPrinted, 'fa')} تراکنش دارد. بازهٔ کوتاه‌تری انتخاب کنید.`,
  en: `A PDF file has at most ${formatNumber(maxPrinted, 'en')} transactions. Choose a shorter range.`,
}

type Query = Partial<Pick<FeedFilter, 'product' | 'kind' | 'search' | 'account' | 'status' | 'way'>> & {
  readonly ds_code?: string | undefined
  readonly prx?: string | undefined
  readonly from?: string | undefined
  readonly to?: string | undefined
}

async function mustExist(db: Sql, query: string, ...params: string[]): Promise<void> {
  if ((await db.query(query, params)).length === 0) throw notFound()
}

/** Movements of the person's money in all products. (SBX-138) */
export function feedRoutes(api: Api): void {
  async function prepare(db: Sql, sub: string, query: Query): Promise<FeedFilter> {
    const { ds_code, prx, account } = query
    const days = parseDayRange(query, api.clock)
    await runDueJobs(db, api, sub)
    if (account !== undefined && (await findCard(db, sub, account)) === undefined) throw notFound()
    if (ds_code !== undefined) await mustExist(db, 'select 1 from fund where ds_code = $1', ds_code)
    if (prx !== undefined) await mustExist(db, 'select 1 from portfolio where prx = $1 and sub = $2', prx, sub)
    const { product, kind, search, status, way } = query
    return { sub, product, kind, search, account, status, way, item: ds_code ?? prx, ...days }
  }

  serve(api, listFeed, async ({ db, person: { sub }, query }) => {
    const filter = await prepare(db, sub, query)
    const { before, limit = pageSize } = query
    const found = await readFeed(db, filter, { before, limit: limit + 1 })
    const results = found.slice(0, limit)
    const last = results.at(-1)
    return {
      results,
      next: found.length > limit && last !== undefined ? cursorOf(last) : null,
      months: await sumFeedMonths(db, filter, results),
    }
  })

  serve(api, getFeedFile, async ({ db, person: { sub }, query, language, clock }) => {
    const filter = await prepare(db, sub, query)
    const found = await readFeed(db, filter, { limit: maxPrinted + 1 })
    if (found.length > maxPrinted) throw invalidField(tooManyRows)
    const [names] = await db.query<{ holder: string }>(
      "select concat_ws(' ', first_name, last_name) as holder from person where sub = $1",
      [sub],
    )
    const rows = found.map((row) => ({ ...row, title: row.title[language], bank: row.bank?.[language] ?? null }))
    const name = { fa: `تراکنش‌ها ${tehranDay(clock.now())}.pdf`, en: `Transactions ${tehranDay(clock.now())}.pdf` }
    const list = { holder: names?.holder ?? '', from: filter.from, to: filter.to, rows }
    return new PdfResponse({ kind: 'feed', list, language }, name[language])
  })
}
