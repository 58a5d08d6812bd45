import { contractCode } from '@sarv/shared/rules/code'
import { contractCodeLength } from '@sarv/shared/rules/constants'
import { email as emailRule } from '@sarv/shared/rules/email'
import type { Sql } from '../../db/sql'
import { digestContract } from '../../documents/contracts/contracts'
import { conflict } from '../../errors/domain-error'
import { codeErrorMessage } from '../../one-time-code/code-error-message'
import { type CodeSubject, checkCode, type Sent, sendCode } from '../../one-time-code/one-time-code'
import type { Clock } from '../../time/clock'
import { findOwnAddress } from '../flow/own-address'
import { type Typed, typedCode } from '../flow/submitted-stage'
import { buildPmaContracts } from './pma-contracts'
import { findSigner } from './pma-facts'
import { currentStage } from './pma-flow'
import { applyEvent, type PmaRecord } from './pma-record'
import { createSignature } from './signature'

const about = (uuid: string, mobile: string): CodeSubject => ({ purpose: 'contract', receiver: mobile, request: uuid })

/** Sends the code that signs, and takes a failure back: the person tries once more. */
export async function sendSigningCode(
  sql: Sql,
  clock: Clock,
  record: PmaRecord,
  host: string,
): Promise<Sent & { receiver: string }> {
  if (currentStage(record.state) !== 'sign_contract') throw conflict('قراردادها اکنون منتظر امضا نیستند.')
  const { mobile } = await findSigner(sql, record.sub)
  const sent = await sendCode(
    sql,
    clock,
    about(record.uuid, mobile),
    contractCodeLength,
    (code) => `سرو\nکد امضای قرارداد سبد: ${code}\nاین کد مانند امضای شماست.\n@${new URL(host).host} #${code}`,
  )
  if (sent.at === 'sent') await applyEvent(sql, clock, record, { is: 'code-sent', stage: 'sign_contract' })
  return { ...sent, receiver: mobile }
}

/** Signs the contracts, or fails the stage with the reason: what is wrong with a code is no error of the call (ERR-29). */
export async function signWith(sql: Sql, clock: Clock, record: PmaRecord, typed: Typed): Promise<void> {
  const fail = (message: string) =>
    applyEvent(sql, clock, record, { is: 'signature-refused', stage: 'sign_contract' }, message)
  const signer = await findSigner(sql, record.sub)
  const email = typedCode(typed.email_address)
  if (email === '') return fail('ایمیل خود را وارد کنید.')
  if (emailRule(email) !== undefined) return fail('ایمیل را درست وارد کنید.')
  if (signer.email !== null && signer.email.toLowerCase() !== email.toLowerCase()) {
    return fail('این ایمیل با ایمیلی که در اطلاعات شما ثبت است یکی نیست.')
  }
  const addressId = await findOwnAddress(sql, record.sub, typed.address_id)
  if (addressId === undefined) return fail('نشانی خود را انتخاب کنید.')
  const code = typedCode(typed.otp_code)
  if (contractCode(code) !== undefined) return fail('کد امضا باید ۵ رقم باشد.')
  const checked = await checkCode(sql, clock, about(record.uuid, signer.mobile), code)
  if (checked.is !== 'right') return fail(codeErrorMessage(checked))
  await sql.query('update person set email = $2 where sub = $1 and email is null', [record.sub, email])
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
  await applyEvent(sql, clock, record, { is: 'signed', stage: 'sign_contract' })
}
