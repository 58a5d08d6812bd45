import type { Sql } from '../db/sql'
import type { LocalText } from '../local-text/local-text'
import type { Time } from '../time/clock'
import { notify } from './text-messages'

/** What a person is told of a sensitive change, and the type of the banner that leads to what was changed. */
export interface ChangeNotice extends LocalText {
  readonly leadsTo: string
}

/** Tells a person of a sensitive change that another person may have made. (SBX-122) */
export async function notifyOfChange(sql: Sql, time: Time, sub: string, notice: ChangeNotice): Promise<void> {
  const text = {
    fa: `${notice.fa} اگر کار شما نیست، فوری با پشتیبانی تماس بگیرید.`,
    en: `${notice.en} If it was not you, call the support at once.`,
  }
  await notify(sql, time, sub, { kind: 'SECURITY', text, action: { type: notice.leadsTo } })
}
