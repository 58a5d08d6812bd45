import { createHash } from 'node:crypto'
import type { Endpoint } from '@sarv/platform/client/api/endpoint'
import { confirmationHeaderName } from '@sarv/platform/client/api/problem'
import { shortReceiver } from '@sarv/shared/stages/short-receiver'
import { normalizeCode } from '@sarv/shared/text/digits'
import type { FastifyRequest } from 'fastify'
import type { Person } from '../../access/person'
import type { Sql } from '../../db/sql'
import { type HttpError, httpError, wrongCode } from '../../http/http-error'
import type { LocalText } from '../../local-text/local-text'
import { codeErrorMessage } from '../../one-time-code/code-error-message'
import { type CodeRequest, codeOrigin } from '../../one-time-code/code-message'
import { type CodeSubject, checkCode, findCodeLength, sendCode } from '../../one-time-code/one-time-code'
import type { Clock } from '../../time/clock'
import { toSentCode } from './sent-code'

/** CON-32: digits of the code that confirms a sensitive change. */
const confirmationCodeLength = 6

/** The call of a sensitive change, as far as its code is bound to it. */
export interface ConfirmedCall extends CodeRequest {
  readonly db: Sql
  readonly clock: Clock
  readonly person: Person
  readonly params: Readonly<Record<string, string>>
  readonly query: unknown
  readonly body: unknown
  readonly confirmationCode: string | undefined
}

const needed: LocalText = {
  fa: 'برای این کار کد تأیید لازم است که به شمارهٔ شما پیامک شد.',
  en: 'This needs the confirmation code that was sent to your number.',
}

// It lies open on a locked phone: what it names is masked by whoever writes `text`.
const codeMessage = (text: LocalText, code: string, host: string): LocalText => ({
  fa: `سرو\n${text.fa}\nکد: ${code}\nاین کد را به هیچ‌کس ندهید.\n${codeOrigin(host, code)}`,
  en: `Sarv\n${text.en}\nCode: ${code}\nGive this code to nobody.\n${codeOrigin(host, code)}`,
})

/**
 * Passes a call that carries the code of this very change: of this person, method, path and input.
 * @throws HttpError 428 without a code, once one was sent; 400 for a wrong one, which counts; 429 beyond the limits of codes
 */
export async function requireConfirmation(
  call: ConfirmedCall,
  endpoint: Pick<Endpoint, 'method' | 'path'>,
  text: LocalText,
): Promise<void> {
  const about = subjectOf(call, endpoint)
  if (call.confirmationCode === undefined) throw await askForCode(call, about, text)
  const checked = await checkCode(call.db, call.clock, about, normalizeCode(call.confirmationCode))
  if (checked.kind !== 'right') throw wrongCode(codeErrorMessage(checked))
}

/** Sends a code, unless the last one of this change still lives, and describes it. */
async function askForCode(call: ConfirmedCall, about: CodeSubject, text: LocalText): Promise<HttpError> {
  const { db, clock, host, language } = call
  const sent = await sendCode(
    db,
    clock,
    about,
    confirmationCodeLength,
    (code) => codeMessage(text, code, host)[language],
  )
  const lives = sent.kind === 'wait' && sent.by === 'countdown'
  const { expire_seconds } = toSentCode(lives ? { kind: 'sent', seconds: sent.seconds } : sent, about.receiver)
  const digits = (await findCodeLength(db, about)) ?? confirmationCodeLength
  const confirmation = { text, receiver: shortReceiver(about.receiver), expire_seconds, digits }
  return httpError(428, { message: needed, confirmation }, { keepChanges: true })
}

function subjectOf(
  { person, params, query, body }: ConfirmedCall,
  { method, path }: Pick<Endpoint, 'method' | 'path'>,
) {
  const request = createHash('sha256')
    .update(JSON.stringify([person.sub, method, path, params, query, body]))
    .digest('base64url')
  return { purpose: 'confirmation', receiver: person.mobile, request }
}

/** The code that a caller sent along, if any. */
export function readConfirmationCode({ headers }: Pick<FastifyRequest, 'headers'>): string | undefined {
  const code = headers[confirmationHeaderName.toLowerCase()]
  return typeof code === 'string' ? code : undefined
}
