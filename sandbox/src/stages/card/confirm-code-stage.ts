import { contractCode } from '@sarv/shared/rules/code'
import { contractCodeLength } from '@sarv/shared/rules/constants'
import { firstRow } from '../../db/first-row'
import type { Sql } from '../../db/sql'
import { conflict } from '../../errors/domain-error'
import type { LocalText } from '../../local-text/local-text'
import { codeErrorMessage } from '../../one-time-code/code-error-message'
import { type CodeRequest, codeOrigin } from '../../one-time-code/code-message'
import { type CodeSubject, checkCode, type Sent, sendCode } from '../../one-time-code/one-time-code'
import type { Clock } from '../../time/clock'
import { field } from '../flow/stage-parts'
import { typedCode } from '../flow/submitted-stage'
import { applyEvent } from '../linear/apply-event'
import type { LinearFlow, LinearStage } from '../linear/linear-flow'
import type { LinearRecord } from '../linear/linear-record'
import { currentStage } from '../linear/linear-state'

const key = 'reissue_card_confirm_otp'

async function subjectOf(sql: Sql, { uuid, sub }: LinearRecord): Promise<CodeSubject> {
  const { mobile } = firstRow(await sql.query<{ mobile: string }>('select mobile from person where sub = $1', [sub]))
  return { purpose: 'reissue', receiver: mobile, request: uuid }
}

const confirmMessage = (code: string, host: string): LocalText => ({
  fa: `سرو\nکد تأیید صدور مجدد کارت: ${code}\nآن را به هیچ‌کس نگویید.\n${codeOrigin(host, code)}`,
  en: `Sarv\nCode to confirm your card reissue: ${code}\nDon't tell it to anybody.\n${codeOrigin(host, code)}`,
})

/**
 * Stage: a code by text message, so that no other person can have a card reissued. What is wrong with it fails the
 * stage. (BNK-042, VAL-10)
 */
export const confirmCodeStage: LinearStage = {
  key,
  title: { fa: 'تأیید با پیامک', en: 'Confirm by text message' },
  isOnce: true,
  fields: () => [field('otp_code', { fa: 'کد تأیید', en: 'Confirmation code' }, 'CODE', null)],
  blocks: async () => [],
  async submit({ sql, clock }, record, { otp_code }) {
    const code = typedCode(otp_code)
    if (contractCode(code) !== undefined)
      return { failed: { fa: 'کد تأیید باید ۵ رقم باشد.', en: 'The confirmation code is 5 digits.' } }
    const checked = await checkCode(sql, clock, await subjectOf(sql, record), code)
    return checked.kind === 'right' ? { values: {} } : { failed: codeErrorMessage(checked) }
  },
}

/** Sends the code, and takes a failure back: the person tries once more. */
export async function sendConfirmCode(
  sql: Sql,
  clock: Clock,
  flow: LinearFlow,
  record: LinearRecord,
  { host, language }: CodeRequest,
): Promise<Sent & { receiver: string }> {
  if (currentStage(flow.stages, record.state) !== key)
    throw conflict({
      fa: 'این درخواست اکنون منتظر کد تأیید نیست.',
      en: "This request isn't waiting for a confirmation code now.",
    })
  const about = await subjectOf(sql, record)
  const sent = await sendCode(sql, clock, about, contractCodeLength, (code) => confirmMessage(code, host)[language])
  if (sent.kind === 'sent') await applyEvent(sql, clock, flow, record, { kind: 'reopened', stage: key })
  return { ...sent, receiver: about.receiver }
}
