import { formatFullDate } from '@sarv/shared/calendar/format-date'
import {
  type BankSetting,
  blockCard,
  changeBankSetting,
  changePin,
  getAssetBack,
  getBankSetting,
  renewLicense,
  revealCard,
  sendCardCode,
  switchAssetBack,
} from '@sarv/shared/contract/bank-settings'
import { formatRial } from '@sarv/shared/money/rial'
import { cardPin } from '@sarv/shared/rules/card-pin'
import { cardFund, minimumTransfer } from '@sarv/shared/rules/constants'
import { normalizeCode } from '@sarv/shared/text/digits'
import type { Person } from '../../access/person'
import { type Card, findCard, lockCard } from '../../bank/card'
import { type CardCodePurpose, checkCardCode, sendCardCode as send } from '../../bank/card-code'
import { canRenewLicence, licenceEnd } from '../../bank/licence'
import { cardDailyMax } from '../../bank/transfer-ways'
import { lockActiveAccount } from '../../bank/usable-card'
import { usedToday } from '../../bank/validate-transfer'
import type { Api } from '../../context/app-context'
import type { Sql } from '../../db/sql'
import { documentAddress } from '../../documents/document-texts'
import { conflict, invalidField, notFound } from '../../errors/domain-error'
import { wrongCode } from '../../http/http-error'
import { hashPassword } from '../../identity/password'
import { runDueJobs } from '../../jobs/runner'
import type { Localizable, LocalText } from '../../local-text/local-text'
import { calculateReturns } from '../../market/fund-returns'
import { extendPrices } from '../../market/prices'
import { type ChangeNotice, notifyOfChange } from '../../sms/notify-of-change'
import { tehranDay } from '../../time/tehran'
import { toSentCode } from '../pipeline/sent-code'
import { serve } from '../pipeline/serve'
import { serveConfirmed } from '../pipeline/serve-confirmed'

const backToCard = { fa: 'بازگشت به کارت', en: 'Back to the card' }

const aboveDailyMax: LocalText = {
  fa: `سقف روزانه حداکثر ${formatRial(cardDailyMax, 'fa')} است.`,
  en: `The daily limit is at most ${formatRial(cardDailyMax, 'en')}.`,
}
const raisedLimit = (limit: number): LocalText => ({
  fa: `افزایش سقف روزانهٔ کارت به ${formatRial(limit, 'fa')}`,
  en: `Raise the daily limit of the card to ${formatRial(limit, 'en')}`,
})
const unblocking: LocalText = { fa: 'رفع مسدودی کارت', en: 'Unblock the card' }
const spendingUnits: LocalText = {
  fa: 'اجازهٔ فروش واحدهای صندوق هنگام کم بودن موجودی کارت',
  en: 'Let spending above the balance of the card sell units of the fund',
}
const onCardPage = { leadsTo: 'BANK' }
const raised = (limit: number): ChangeNotice => ({
  fa: `سقف روزانهٔ کارت شما ${formatRial(limit, 'fa')} شد.`,
  en: `The daily limit of your card is now ${formatRial(limit, 'en')}.`,
  ...onCardPage,
})
const unblocked = { fa: 'مسدودی کارت شما رفع شد.', en: 'Your card was unblocked.', ...onCardPage }
const unitsSpent: ChangeNotice = {
  fa: 'برداشت از واحدهای صندوق با کارت شما روشن شد.',
  en: 'Spending above the balance of your card now sells units of the fund.',
  ...onCardPage,
}
const newPin = { fa: 'رمز کارت شما تغییر کرد.', en: 'The PIN of your card was changed.', ...onCardPage }
const revealed = {
  fa: 'مشخصات کامل کارت شما نمایش داده شد.',
  en: 'The full details of your card were shown.',
  ...onCardPage,
}
const notYetRenewable = (until: string): LocalText => ({
  fa: `مجوز کارت تا ${formatFullDate(until, 'fa', { weekday: false })} معتبر است و هنوز زمان تمدید آن نرسیده است.`,
  en: `The licence of the card is valid until ${formatFullDate(until, 'en', { weekday: false })}, and it is too early to renew it.`,
})
const renewed = (until: string): LocalText => ({
  fa: `مجوز کارت تا ${formatFullDate(until, 'fa', { weekday: false })} تمدید شد.`,
  en: `The licence of the card has been renewed until ${formatFullDate(until, 'en', { weekday: false })}.`,
})

/** What a person may change about their card. (SBX-113) */
export function bankSettingRoutes(api: Api): void {
  const today = () => tehranDay(api.clock.now())

  async function readSetting(db: Sql, sub: string): Promise<Localizable<BankSetting>> {
    const card = await findCard(db, sub)
    if (card === undefined) throw notFound()
    const used = await usedToday(db, api.clock, card.account_id)
    return {
      account_id: card.account_id,
      is_blocked: card.is_blocked,
      limits: { card_daily: card.daily_limit, card_daily_max: cardDailyMax, used_today: used.card },
      license: { valid_until: card.licensed_until, can_renew: canRenewLicence(card.licensed_until, today()) },
      terms_url: documentAddress(api.origins.api, 'terms-card.pdf'),
    }
  }

  async function requireCode(db: Sql, card: Card, { mobile }: Person, purpose: CardCodePurpose, code: string) {
    const error = await checkCardCode(db, api.clock, card, { purpose, mobile, code })
    if (error !== undefined) throw wrongCode(error)
  }

  serve(api, getBankSetting, async ({ db, person }) => {
    await runDueJobs(db, api, person.sub)
    return readSetting(db, person.sub)
  })

  serveConfirmed(api, changeBankSetting, async ({ db, person, body: { card_daily } }) => {
    const { account_id, daily_limit } = await lockCard(db, person.sub)
    if (card_daily < minimumTransfer)
      throw invalidField({ fa: 'سقف روزانه دست‌کم ۱۰٬۰۰۰ ریال است.', en: 'The daily limit is at least 10,000 IRR.' })
    if (card_daily > cardDailyMax) throw invalidField(aboveDailyMax)
    const rises = card_daily > daily_limit
    return {
      confirms: rises ? raisedLimit(card_daily) : undefined,
      async apply() {
        await db.query('update card_account set daily_limit = $2 where id = $1', [account_id, card_daily])
        return readSetting(db, person.sub)
      },
      notice: rises ? raised(card_daily) : undefined,
    }
  })

  serveConfirmed(api, blockCard, async ({ db, person, body: { is_blocked } }) => {
    const card = await lockCard(db, person.sub)
    if (card.status === 'blocked')
      throw conflict({
        fa: 'این کارت را بانک مسدود کرده است. با پشتیبانی تماس بگیرید.',
        en: 'The bank has blocked this card. Please contact support.',
      })
    const unblocks = card.is_blocked && !is_blocked
    return {
      // Blocking is fast: it is for a card that is lost.
      confirms: unblocks ? unblocking : undefined,
      async apply() {
        await db.query('update bank_card set is_blocked = $2 where id = $1', [card.card_id, is_blocked])
        return readSetting(db, person.sub)
      },
      notice: unblocks ? unblocked : undefined,
    }
  })

  serve(api, sendCardCode, async ({ db, clock, host, language, person, body }) => {
    const card = await lockCard(db, person.sub)
    const { mobile } = person
    return {
      result: toSentCode(await send(db, clock, card, { purpose: body.purpose, mobile, host, language }), mobile),
    }
  })

  serve(api, changePin, async ({ db, clock, person, body }) => {
    const card = await lockCard(db, person.sub)
    if (cardPin(body.pin) !== undefined)
      throw invalidField({
        fa: 'رمز کارت چهار رقم است؛ نه یکسان و نه پشت سر هم.',
        en: "A card's PIN is four digits, neither all the same nor in a row.",
      })
    await requireCode(db, card, person, 'PIN', body.code)
    await db.query('update bank_card set pin_hash = $2 where id = $1', [
      card.card_id,
      await hashPassword(normalizeCode(body.pin)),
    ])
    await notifyOfChange(db, clock, person.sub, newPin)
    return {}
  })

  serve(
    api,
    revealCard,
    async ({ db, clock, person, body }) => {
      const card = await lockCard(db, person.sub)
      await requireCode(db, card, person, 'REVEAL', body.code)
      await notifyOfChange(db, clock, person.sub, revealed)
      return { card_number: card.number, cvv2: card.cvv2, expiry: card.expiry }
    },
    { isSecret: true },
  )

  serve(api, renewLicense, async ({ db, person }) => {
    const card = await lockCard(db, person.sub)
    const until = card.licensed_until
    if (!canRenewLicence(until, today())) {
      return { status: 'failed', message: notYetRenewable(until), button: backToCard }
    }
    const next = licenceEnd(today())
    await db.query('update bank_card set licensed_until = $2 where id = $1', [card.card_id, next])
    return { status: 'success', message: renewed(next), button: backToCard }
  })

  async function readAssetBack(db: Sql, sub: string) {
    await extendPrices(db, api.clock)
    const prices = await db.query<{ day: string; price: number }>(
      'select day, price from price where instrument = $1 order by day',
      [`fund:${cardFund}`],
    )
    const enabled = (await findCard(db, sub))?.asset_back ?? false
    return { yearly_return: calculateReturns(prices).annual_return ?? 0, enabled }
  }

  serve(api, getAssetBack, ({ db, person }) => readAssetBack(db, person.sub))

  serveConfirmed(api, switchAssetBack, async ({ db, person, body: { enabled } }) => {
    await runDueJobs(db, api, person.sub)
    if ((await findCard(db, person.sub)) === undefined)
      throw conflict({ fa: 'هنوز حساب بانکی فعالی ندارید.', en: "You don't have an active bank account yet." })
    const { account_id, asset_back } = await lockActiveAccount(db, person.sub)
    const turnsOn = enabled && !asset_back
    return {
      confirms: turnsOn ? spendingUnits : undefined,
      async apply() {
        await db.query('update card_account set asset_back = $2 where id = $1', [account_id, enabled])
        return readAssetBack(db, person.sub)
      },
      notice: turnsOn ? unitsSpent : undefined,
    }
  })
}
