import { contractCode } from '@sarv/shared/rules/code'
import { contractCodeLength } from '@sarv/shared/rules/constants'
import { email as emailRule } from '@sarv/shared/rules/email'
import type { Sql } from '../../db/sql'
import { digestContract } from '../../documents/contracts/contracts'
import { conflict } from '../../errors/domain-error'
import type { LocalText } from '../../local-text/local-text'
import { codeErrorMessage } from '../../one-time-code/code-error-message'
import { type CodeRequest, codeOrigin } from '../../one-time-code/code-message'
import { type CodeSubject, checkCode, type Sent, sendCode } from '../../one-time-code/one-time-code'
import type { Clock } from '../../time/clock'
import { findOwnAddress } from '../flow/own-address'
import { type Typed, typedCode } from '../flow/submitted-stage'
import { acknowledges, riskNotAccepted } from '../portfolio/suitability'
import { acknowledgeRisk, openSuitabilityNotice } from './pma-consents'
import { buildPmaContracts } from './pma-contracts'
import { findSigner } from './pma-facts'
import { currentStage } from './pma-flow'
import { applyEvent, type PmaRecord } from './pma-record'
import { createSignature } from './signature'

const about = (uuid: string, mobile: string): CodeSubject => ({ purpose: 'contract', receiver: mobile, request: uuid })

const signingMessage = (code: string, host: string): LocalText => ({
  fa: `سرو\nکد امضای قرارداد سبد: ${code}\nاین کد مانند امضای شماست.\n${codeOrigin(host, code)}`,
  en: `Sarv\nCode to sign the contract of your portfolio: ${code}\nThis code is as good as your signature.\n${codeOrigin(host, code)}`,
})

/** Sends the code that signs, and takes a failure back: the person tries once more. */
export async function sendSigningCode(
  sql: Sql,
  clock: Clock,
  record: PmaRecord,
  { host, language }: CodeRequest,
): Promise<Sent & { receiver: string }> {
  if (currentStage(record.state) !== 'sign_contract')
    throw conflict({ fa: 'قراردادها اکنون منتظر امضا نیستند.', en: "The contracts aren't waiting to be signed now." })
  const { mobile } = await findSigner(sql, record.sub)
  const sent = await sendCode(
    sql,
    clock,
    about(record.uuid, mobile),
    contractCodeLength,
    (code) => signingMessage(code, host)[language],
  )
  if (sent.kind === 'sent') await applyEvent(sql, clock, record, { kind: 'code-sent', stage: 'sign_contract' })
  return { ...sent, receiver: mobile }
}

/** Signs the contracts, or fails the stage with the reason: what is wrong with a code is not an error of the call (ERR-29). */
export async function signWith(sql: Sql, clock: Clock, record: PmaRecord, typed: Typed): Promise<void> {
  const fail = (message: LocalText) =>
    applyEvent(sql, clock, record, { kind: 'signature-refused', stage: 'sign_contract' }, message)
  const signer = await findSigner(sql, record.sub)
  const email = typedCode(typed.email_address)
  if (email === '') return fail({ fa: 'ایمیل خود را وارد کنید.', en: 'Enter your email.' })
  if (emailRule(email) !== undefined) return fail({ fa: 'ایمیل را درست وارد کنید.', en: 'Enter a valid email.' })
  if (signer.email !== null && signer.email.toLowerCase() !== email.toLowerCase()) {
    return fail({
      fa: 'این ایمیل با ایمیلی که در اطلاعات شما ثبت است یکی نیست.',
      en: "This isn't the email that we have in your details.",
    })
  }
  const addressId = await findOwnAddress(sql, record.sub, typed.address_id)
  if (addressId === undefined) return fail({ fa: 'نشانی خود را انتخاب کنید.', en: 'Choose your address.' })
  const notice = openSuitabilityNotice(record)
  if (notice !== undefined && !acknowledges(typed.accepted_risk, notice)) return fail(riskNotAccepted)
  const code = typedCode(typed.otp_code)
  if (contractCode(code) !== undefined)
    return fail({ fa: 'کد امضا باید ۵ رقم باشد.', en: 'The signing code is 5 digits.' })
  const checked = await checkCode(sql, clock, about(record.uuid, signer.mobile), code)
  if (checked.kind !== 'right') return fail(codeErrorMessage(checked))
  await sql.query('update person set email = $2 where sub = $1 and email is null', [record.sub, email])
  if (notice !== undefined) await acknowledgeRisk({ sql }, record, notice.survey_id)
  await sign(sql, clock, record, { email: signer.email ?? email, addressId })
}

async function sign(
  sql: Sql,
  clock: Clock,
  record: PmaRecord,
  { email, addressId }: { email: string; addressId: number },
): Promise<void> {
  const contracts = await buildPmaContracts(sql, clock, record)
  const digests = Object.fromEntries(contracts.map((contract) => [contract.key, digestContract(contract)]))
  const now = clock.now()
  const signature = await createSignature(sql, {
    onb_uuid: record.uuid,
    sub: record.sub,
    email,
    address_id: addressId,
    signed_at: now.toISOString(),
    digests,
  })
  await sql.query('update pma_onboarding set signed_at = $2, signature = $3, digests = $4 where onb_uuid = $1', [
    record.uuid,
    now,
    signature,
    JSON.stringify(digests),
  ])
  await applyEvent(sql, clock, record, { kind: 'signed', stage: 'sign_contract' })
}
