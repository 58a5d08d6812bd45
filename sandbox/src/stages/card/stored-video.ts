import type { StoredVideo } from '@sarv/shared/contract/bank-onboarding'
import { firstRow } from '../../db/first-row'
import type { Sql } from '../../db/sql'
import { invalid, invalidField } from '../../errors/domain-error'
import type { LocalText } from '../../local-text/local-text'
import type { Time } from '../../time/clock'
import { type VideoError, validateVideo } from '../../video/validate-video'

const errorMessages: Readonly<Record<VideoError, LocalText>> = {
  empty: { fa: 'این فایل خالی است. دوباره ضبط کنید.', en: 'This file is empty. Please record again.' },
  format: {
    fa: 'فرمت فایل مجاز نیست. ویدئو باید webm یا mp4 باشد.',
    en: "This type of file isn't accepted. The video must be webm or mp4.",
  },
  'cut-off': {
    fa: 'ویدئو کامل نرسیده است. دوباره بفرستید.',
    en: 'The video arrived incomplete. Please send it again.',
  },
  'no-picture': {
    fa: 'در این فایل تصویری نیست. دوباره ضبط کنید.',
    en: 'There is no picture in this file. Please record again.',
  },
  'too-long': { fa: 'ویدئو نباید بیشتر از ۱۵ ثانیه باشد.', en: "The video can't be longer than 15 seconds." },
}

/** Stores the video of a flow in place of the one before, which was not submitted. */
export async function storeVideo(sql: Sql, time: Time, onbUuid: string, bytes: Buffer): Promise<StoredVideo> {
  const judged = validateVideo(bytes)
  if ('error' in judged) throw invalid(errorMessages[judged.error])
  await sql.query('delete from onboarding_video where onb_uuid = $1 and submitted_at is null', [onbUuid])
  return firstRow(
    await sql.query<StoredVideo>(
      `insert into onboarding_video (onb_uuid, file, file_type, seconds, uploaded_at) values ($1, $2, $3, $4, $5)
     returning id`,
      [onbUuid, bytes, judged.kind, judged.seconds, time.now()],
    ),
  )
}

/** Submits the newest video, and forgets the ones before; invalid where no video counts. */
export async function submitVideo(sql: Sql, time: Time, onbUuid: string): Promise<void> {
  const [newest] = await sql.query<{ id: number }>(
    `update onboarding_video set submitted_at = coalesce(submitted_at, $2)
     where id = (select max(id) from onboarding_video where onb_uuid = $1) and rejected_at is null returning id`,
    [onbUuid, time.now()],
  )
  if (newest === undefined)
    throw invalidField({ fa: 'ابتدا ویدئو را ضبط و بارگذاری کنید.', en: 'Record and upload the video first.' })
  await sql.query('delete from onboarding_video where onb_uuid = $1 and id < $2', [onbUuid, newest.id])
}

/** The submitted video no longer counts: another one is needed. */
export async function rejectVideo(sql: Sql, time: Time, onbUuid: string): Promise<void> {
  await sql.query('update onboarding_video set rejected_at = $2 where onb_uuid = $1', [onbUuid, time.now()])
}
