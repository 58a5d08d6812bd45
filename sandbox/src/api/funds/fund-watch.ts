import {
  addFundAlert,
  getWatchList,
  listFundAlerts,
  removeFundAlert,
  unwatchFund,
  watchFund,
} from '@sarv/shared/contract/fund-watch'
import { type AlertFault, alertFault, maxWaitingAlerts } from '@sarv/shared/rules/fund-alert'
import type { Api } from '../../context/app-context'
import { conflict, invalidField, notFound } from '../../errors/domain-error'
import { measureOn } from '../../fund-watch/alert-reached'
import { countWaiting, insertAlert, listAlerts } from '../../fund-watch/fund-alerts'
import { readFundPrices } from '../../fund-watch/read-fund-prices'
import { readWatchList } from '../../fund-watch/watch-list'
import { parseId } from '../../http/ids'
import { runDueJobs } from '../../jobs/runner'
import type { LocalText } from '../../local-text/local-text'
import { readFundName } from '../../market/fund-name'
import { extendPrices } from '../../market/prices'
import { tehranDay } from '../../time/tehran'
import { serve } from '../pipeline/serve'

/** The funds that a person watches, and their alerts. (SBX-135, SBX-136) */
export function fundWatchRoutes(api: Api): void {
  serve(api, getWatchList, ({ db, person }) => readWatchList(db, person.sub))

  serve(api, watchFund, async ({ db, clock, person, body }) => {
    await readFundName(db, body.ds_code)
    await db.query('insert into watched_fund (sub, ds_code, watched_at) values ($1, $2, $3) on conflict do nothing', [
      person.sub,
      body.ds_code,
      clock.now(),
    ])
    return readWatchList(db, person.sub)
  })

  serve(api, unwatchFund, async ({ db, person, params }) => {
    await db.query('delete from watched_fund where sub = $1 and ds_code = $2', [person.sub, params.dsCode])
    return readWatchList(db, person.sub)
  })

  serve(api, listFundAlerts, async ({ db, person }) => {
    await runDueJobs(db, api, person.sub)
    return listAlerts(db, person.sub)
  })

  serve(api, addFundAlert, async ({ db, clock, person, body }) => {
    await readFundName(db, body.ds_code)
    await extendPrices(db, clock)
    const now = clock.now()
    const today = tehranDay(now)
    const prices = await readFundPrices(db, body.ds_code, today, today)
    const judgedOn = prices.at(-1)?.day ?? today
    const fault = alertFault(body, measureOn(body.measure, prices, judgedOn))
    if (fault !== undefined) throw invalidField(faultTexts[fault])
    if ((await countWaiting(db, person.sub)) >= maxWaitingAlerts) throw conflict(tooMany)
    if (!(await insertAlert(db, person.sub, body, { now, judgedOn }))) throw conflict(known)
    return listAlerts(db, person.sub)
  })

  serve(api, removeFundAlert, async ({ db, person, params }) => {
    const removed = await db.query('delete from fund_alert where id = $1 and sub = $2 returning 1', [
      parseId(params.id),
      person.sub,
    ])
    if (removed.length === 0) throw notFound()
    return listAlerts(db, person.sub)
  })
}

const faultTexts: Readonly<Record<AlertFault, LocalText>> = {
  unknown: {
    fa: 'این صندوق هنوز بازدهی این دوره را ندارد.',
    en: 'The fund is too young for a return of this period.',
  },
  price: { fa: 'قیمت را به ریال و بدون اعشار وارد کنید.', en: 'Enter the price in whole rials.' },
  percent: {
    fa: 'بازدهی را به درصد، با حداکثر دو رقم اعشار وارد کنید.',
    en: 'Enter the return in percent, with at most two decimals.',
  },
  met: {
    fa: 'این حد همین حالا رد شده است. حد دیگری وارد کنید.',
    en: 'This threshold has been passed already. Enter another one.',
  },
}

const tooMany = {
  fa: 'هم‌زمان حداکثر ۲۰ هشدار می‌توانید داشته باشید. یکی را حذف کنید.',
  en: 'You can have at most 20 alerts at the same time. Remove one of them.',
}

const known = { fa: 'این هشدار را قبلاً ثبت کرده‌اید.', en: 'You have this alert already.' }
