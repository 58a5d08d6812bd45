import type { StoredSlip } from '@sarv/shared/contract/pma-onboarding'
import type { FileKind } from '@sarv/shared/rules/upload'
import { firstRow } from '../../db/first-row'
import type { Sql } from '../../db/sql'
import { invalid } from '../../errors/domain-error'
import type { LedgerContext } from '../../ledger/ledger-context'
import type { AtGateway } from '../../ledger/payment'
import type { LocalText } from '../../local-text/local-text'
import { later, type Time } from '../../time/clock'
import { tehranDay } from '../../time/tehran'
import { reviewDelay } from '../../time/timings'
import { leaveGateway } from '../payment/pma-payment'
import type { SlipFacts } from './slip-facts'
import { type SlipError, validateSlip } from './validate-slip'

/** Uploaded file. Its name is the sender's claim: it is judged by its bytes. */
export interface SentFile {
  readonly field: string
  readonly name: string
  readonly bytes: Buffer
}

const errorMessages: Readonly<Record<SlipError, LocalText>> = {
  empty: { fa: 'فایل خالی است.', en: 'The file is empty.' },
  format: { fa: 'فرمت فایل مجاز نیست', en: "This type of file isn't accepted" },
  'cut-off': { fa: 'فایل کامل نیست. دوباره انتخاب کنید.', en: 'The file is incomplete. Please choose it again.' },
  'too-many-pixels': {
    fa: 'ابعاد تصویر بیش از اندازه است. تصویر کوچک‌تری انتخاب کنید.',
    en: 'The picture has too many pixels. Please choose a smaller one.',
  },
}

function slipFile(file: SentFile | undefined): { file: SentFile; kind: FileKind } {
  if (file === undefined || file.field !== 'file')
    throw invalid({ fa: 'تصویر رسید را انتخاب کنید.', en: 'Choose a picture of the slip.' })
  const judged = validateSlip(file.bytes)
  if ('error' in judged) throw invalid(errorMessages[judged.error])
  return { file, kind: judged.kind }
}

/** Deletes a slip that was not submitted. */
export async function discardSlip(sql: Sql, paymentUuid: string): Promise<void> {
  await sql.query('delete from bank_slip where payment_uuid = $1 and submitted_at is null', [paymentUuid])
}

/** Stores a slip for a payment, in the place of the one before. */
export async function storeSlip(
  sql: Sql,
  time: Time,
  { paymentUuid, file: sent, facts }: { paymentUuid: string; file: SentFile | undefined; facts: SlipFacts },
): Promise<StoredSlip> {
  const { file, kind } = slipFile(sent)
  await discardSlip(sql, paymentUuid)
  const { id } = firstRow(
    await sql.query<{ id: number }>(
      `insert into bank_slip (payment_uuid, file, file_type, file_name, tracking_number, date, account_number, uploaded_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8) returning id`,
      [
        paymentUuid,
        file.bytes,
        kind,
        file.name,
        facts.tracking_number ?? null,
        facts.date ?? null,
        facts.account_number ?? null,
        time.now(),
      ],
    ),
  )
  return { id, status: 'SUCCESS', date: tehranDay(time.now()) }
}

export interface Slip {
  readonly id: number
  readonly tracking_number: string | null
  readonly date: string | null
  readonly account_number: string | null
  readonly submitted_at: Date | null
  readonly verdict: 'APPROVED' | 'REFUSED' | null
}

/** The slip of a payment that counts. */
export async function newestSlip(sql: Sql, paymentUuid: string): Promise<Slip | undefined> {
  const [slip] = await sql.query<Slip>(
    `select id, tracking_number, date, account_number, submitted_at, verdict from bank_slip
     where payment_uuid = $1 order by id desc limit 1`,
    [paymentUuid],
  )
  return slip
}

/** Submits the uploaded slip: the back office will look at it, and the gateway takes nothing any more. */
export async function submitUploadedSlip(
  sql: Sql,
  context: LedgerContext,
  payment: AtGateway,
  facts: SlipFacts = {},
): Promise<Slip> {
  const uploaded = await newestSlip(sql, payment.uuid)
  if (uploaded === undefined)
    throw invalid({ fa: 'ابتدا تصویر رسید را بارگذاری کنید.', en: 'Upload a picture of the slip first.' })
  await leaveGateway(sql, context, payment)
  const now = context.clock.now()
  return firstRow(
    await sql.query<Slip>(
      `update bank_slip set submitted_at = $2, review_due_at = $3, tracking_number = coalesce($4, tracking_number),
       date = coalesce($5, date), account_number = coalesce($6, account_number)
     where id = $1 returning id, tracking_number, date, account_number, submitted_at, verdict`,
      [
        uploaded.id,
        now,
        later(now, reviewDelay()),
        facts.tracking_number ?? null,
        facts.date ?? null,
        facts.account_number ?? null,
      ],
    ),
  )
}
