import {
  deleteDestination,
  findTransferByKey,
  getTransferSettings,
  inquireCard,
  inquireIban,
  listDestinations,
  saveDestination,
  sendCardPassword,
  sendIbanPassword,
  transferToCard,
  transferToIban,
} from '@sarv/shared/contract/bank-transfers'
import { cardPasswordLength } from '@sarv/shared/rules/constants'
import { normalizeCode } from '@sarv/shared/text/digits'
import type { Person } from '../../access/person'
import { findCard } from '../../bank/card'
import { findByIdempotencyKey } from '../../bank/find-by-idempotency-key'
import { type DestinationKind, findOwner, ibanOfAccount } from '../../bank/find-owner'
import { leftToday } from '../../bank/new-destinations'
import { notifyOfLimit } from '../../bank/notify-of-limit'
import { notifyOfArrival, notifyOfTransfer } from '../../bank/notify-of-transfer'
import * as saved from '../../bank/saved-destinations'
import { checkSecondPassword, sendSecondPassword } from '../../bank/second-password'
import { sendTransfer } from '../../bank/send-transfer'
import { dailyMax, transferRules } from '../../bank/transfer-ways'
import { type TransferInput, validateTransfer } from '../../bank/validate-transfer'
import type { Api } from '../../context/app-context'
import type { Sql } from '../../db/sql'
import { invalidField, notFound } from '../../errors/domain-error'
import { httpError, wrongCode } from '../../http/http-error'
import { parseId } from '../../http/ids'
import { rateLimit } from '../../http/rate-limit'
import { runDueJobs } from '../../jobs/runner'
import { requireInvestor, requireKey } from '../pipeline/requirements'
import { toSentCode } from '../pipeline/sent-code'
import { serve } from '../pipeline/serve'
import { parseShortText } from './short-text'

const descriptionLength = 50
/** Owners that one person may ask for in an hour: with more, names could be collected. */
const inquiriesPerHour = 100
const tooManyInquiries = {
  fa: 'استعلام‌های زیادی کرده‌اید. کمی بعد دوباره تلاش کنید.',
  en: 'You have asked for too many owners. Try again a little later.',
}
const nameLength = 40
const neverArrived = {
  fa: 'این انتقال به بانک نرسید و مبلغی از حساب شما کم نشد.',
  en: "This transfer didn't reach the bank, and nothing was taken from your account.",
}

function checkPassword(password: string): void {
  if (!new RegExp(`^\\d{${cardPasswordLength}}$`).test(normalizeCode(password)))
    throw invalidField({ fa: 'رمز دوم شش رقم است.', en: 'The second password is six digits.' })
}

/** Transfers from the card's account: who a number belongs to, the second password, the transfer, saved destinations. (SBX-111) */
export function bankTransferRoutes(api: Api): void {
  serve(api, getTransferSettings, async ({ clock }) => ({ rules: transferRules(clock.now()), daily_max: dailyMax }))

  /** The owner of a number, which is not the person's own. */
  async function inquire(db: Sql, person: Person, kind: DestinationKind, number: string) {
    requireInvestor(person)
    const owner = await findOwner(db, kind, number)
    const own = await findCard(db, person.sub)
    if (own !== undefined && owner.account?.id === own.account_id) {
      throw invalidField(
        kind === 'CARD'
          ? { fa: 'مقصد نمی‌تواند کارت خودتان باشد.', en: "The destination can't be your own card." }
          : { fa: 'مقصد نمی‌تواند همین حساب باشد.', en: "The destination can't be this same account." },
      )
    }
    return owner
  }
  async function inquireReply(db: Sql, person: Person, kind: DestinationKind, number: string) {
    countInquiry(person)
    requireInvestor(person)
    const iban = kind === 'IBAN' ? await ibanOfAccount(db, number) : undefined
    const { name, bank, types, number: bare } = await inquire(db, person, kind, iban ?? number)
    const left_today = await leftToday(db, api.clock, person.sub, bare)
    return {
      owner_name: name,
      bankName: bank.name,
      types: [...types],
      ...(left_today !== undefined && { left_today }),
      ...(iban !== undefined && { iban }),
    }
  }

  const secondsToWait = rateLimit(inquiriesPerHour, 3600)
  function countInquiry({ sub }: Person): void {
    const seconds = secondsToWait(sub, api.clock.now())
    if (seconds > 0) throw httpError(429, tooManyInquiries, { retryAfter: seconds })
  }
  serve(api, inquireCard, ({ db, person, body }) => inquireReply(db, person, 'CARD', body.card_number))
  serve(api, inquireIban, ({ db, person, body }) => inquireReply(db, person, 'IBAN', body.iban))

  async function plan(db: Sql, person: Person, wish: Omit<TransferInput, 'sub'>) {
    requireInvestor(person)
    await runDueJobs(db, api, person.sub)
    return validateTransfer(db, api.clock, { sub: person.sub, ...wish })
  }

  serve(api, sendCardPassword, async ({ db, clock, host, language, person, body }) => {
    const { account_id: accountId, card_number: number, amount } = body
    const planned = await plan(db, person, { accountId, kind: 'CARD', number, amount, type: 'card' })
    const { mobile } = person
    return { result: toSentCode(await sendSecondPassword(db, clock, planned, { mobile, host, language }), mobile) }
  })

  serve(api, sendIbanPassword, async ({ db, clock, host, language, person, body }) => {
    const { account_id: accountId, iban: number, amount, type } = body
    const planned = await plan(db, person, { accountId, kind: 'IBAN', number, amount, type })
    const { mobile } = person
    return { result: toSentCode(await sendSecondPassword(db, clock, planned, { mobile, host, language }), mobile) }
  })

  interface Confirmed {
    readonly password: string
    readonly description: string | null
    readonly save: boolean | undefined
    /** The recipient to whose numbers the destination is to be added. */
    readonly recipient: number | undefined
  }

  async function make(db: Sql, person: Person, wish: Omit<TransferInput, 'sub'>, confirmed: Confirmed) {
    checkPassword(confirmed.password)
    const planned = await plan(db, person, wish)
    const { save = false, recipient } = confirmed
    const among =
      recipient === undefined ? undefined : await saved.findRecipient(db, person.sub, recipient, planned.owner)
    const error = await checkSecondPassword(db, api.clock, planned, { mobile: person.mobile, ...confirmed })
    if (error !== undefined) throw wrongCode(error)
    const result = await sendTransfer(db, api.clock, planned, confirmed.description)
    await notifyOfTransfer(db, api.clock, result.id)
    if (result.status !== 'FAILED') await notifyOfLimit(db, api.clock, planned)
    const { account } = planned.owner
    if (result.status === 'DONE' && account !== null) await notifyOfArrival(db, api.clock, account.sub, planned)
    await saved.noteDestination(db, api.clock, person.sub, planned.owner, { save, among })
    return result
  }

  serve(api, transferToCard, async ({ db, person, body, idempotencyKey }) => {
    requireInvestor(person)
    requireKey(idempotencyKey)
    const { account_id: accountId, card_number: number, amount, password, save, recipient } = body
    const description = parseShortText(body.description, descriptionLength, { fa: 'شرح', en: 'The description' })
    const wish = { accountId, kind: 'CARD', number, amount, type: 'card' } as const
    return make(db, person, wish, { password, description, save, recipient })
  })

  serve(api, transferToIban, async ({ db, person, body, idempotencyKey }) => {
    requireInvestor(person)
    requireKey(idempotencyKey)
    const { account_id: accountId, iban: number, amount, type, password, save, recipient } = body
    const description = parseShortText(body.reason, descriptionLength, { fa: 'بابت', en: 'The reason' })
    const wish = { accountId, kind: 'IBAN', number, amount, type } as const
    return make(db, person, wish, { password, description, save, recipient })
  })

  serve(api, findTransferByKey, async ({ db, person, params }) => {
    await runDueJobs(db, api, person.sub)
    const found = await findByIdempotencyKey(db, person.sub, params.key)
    if (found === undefined) throw notFound(neverArrived)
    return found
  })

  serve(api, listDestinations, async ({ db, person }) => ({
    destinations: await saved.listDestinations(db, person.sub),
    recent: await saved.listRecent(db, person.sub),
  }))

  serve(api, saveDestination, async ({ db, clock, person, body }) => {
    const name = parseShortText(body.name, nameLength, { fa: 'نام', en: 'The name' })
    if (name === null) throw invalidField({ fa: 'نام را وارد کنید.', en: 'Enter a name.' })
    const owner = await inquire(db, person, body.kind, body.number)
    const { recipient } = body
    const among = recipient === undefined ? undefined : await saved.findRecipient(db, person.sub, recipient, owner)
    return saved.saveDestination(db, clock, person.sub, owner, name, among)
  })

  serve(api, deleteDestination, async ({ db, person, params }) => {
    const [deleted] = await db.query('delete from bank_destination where id = $1 and sub = $2 returning 1', [
      parseId(params.id),
      person.sub,
    ])
    if (deleted === undefined) throw notFound()
    return {}
  })
}
