import type { StoredSlip } from '@sarv/shared/contract/pma-onboarding'
import { uploadMaxBytes } from '@sarv/shared/rules/constants'
import { type FileKind, uploadContent } from '@sarv/shared/rules/upload'
import { refuse } from '../api/refuse'
import type { Upload } from '../api/upload'
import type { Time } from '../clock'
import type { Sql } from '../db/sql'
import { later } from '../ledger/pace'
import { tehranDay } from '../ledger/tehran'
import { leaveGateway } from './pma-payment'
import type { SlipFacts } from './slip-facts'
import { housePause } from './stage-pace'

const KINDS: readonly FileKind[] = ['png', 'jpeg', 'pdf']
const LONGEST_NAME = 200

/** What a file is by its own bytes, whatever its name says; refused when it is nothing that is taken (SBX-011, VAL-11). */
function slipFile(files: readonly Upload[]): { file: Upload; kind: FileKind } {
  const [file] = files
  if (file === undefined || file.field !== 'file') throw refuse(400, 'تصویر رسید را انتخاب کنید.')
  if (files.length > 1) throw refuse(400, 'فقط یک فایل بفرستید.')
  if (file.bytes.length === 0) throw refuse(400, 'فایل خالی است.')
  if (file.bytes.length > uploadMaxBytes) throw refuse(400, 'حجم فایل نباید بیشتر از ۵ مگابایت باشد')
  const kind = KINDS.find((one) => uploadContent(`slip.${one}`, file.bytes) === undefined)
  if (kind === undefined) throw refuse(400, 'فرمت فایل مجاز نیست')
  return { file, kind }
}

/** A slip that was not handed in is for nothing any more. */
export async function dropSlip(sql: Sql, paymentUuid: string): Promise<void> {
  await sql.query('delete from bank_slip where payment_uuid = $1 and submitted_at is null', [paymentUuid])
}

/** Keeps a slip for a payment, in the place of the one before. */
export async function storeSlip(
  sql: Sql,
  time: Time,
  { paymentUuid, files, facts }: { paymentUuid: string; files: readonly Upload[]; facts: SlipFacts },
): Promise<StoredSlip> {
  const { file, kind } = slipFile(files)
  await dropSlip(sql, paymentUuid)
  const [slip] = await sql.query<{ id: number }>(
    `insert into bank_slip (payment_uuid, file, file_type, file_name, tracking_number, date, account_number, uploaded_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8) returning id`,
    [
      paymentUuid,
      file.bytes,
      kind,
      file.name.slice(0, LONGEST_NAME),
      facts.tracking_number ?? null,
      facts.date ?? null,
      facts.account_number ?? null,
      time.now(),
    ],
  )
  if (slip === undefined) throw new Error('the database kept no slip')
  return { id: slip.id, status: 'SUCCESS', date: tehranDay(time.now()) }
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

/** Hands the uploaded slip in: somebody of the house will look at it, and the gateway takes nothing any more. */
export async function handIn(sql: Sql, time: Time, paymentUuid: string, facts: SlipFacts = {}): Promise<Slip> {
  const uploaded = await newestSlip(sql, paymentUuid)
  if (uploaded === undefined || uploaded.verdict !== null) throw refuse(400, 'ابتدا تصویر رسید را بارگذاری کنید.')
  await leaveGateway(sql, paymentUuid)
  const [slip] = await sql.query<Slip>(
    `update bank_slip set submitted_at = $2, review_due_at = $3, tracking_number = coalesce($4, tracking_number),
       date = coalesce($5, date), account_number = coalesce($6, account_number)
     where id = $1 returning id, tracking_number, date, account_number, submitted_at, verdict`,
    [
      uploaded.id,
      time.now(),
      later(time.now(), housePause()),
      facts.tracking_number ?? null,
      facts.date ?? null,
      facts.account_number ?? null,
    ],
  )
  if (slip === undefined) throw new Error('the slip is gone')
  return slip
}
