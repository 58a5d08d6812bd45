import { describeError } from '@sarv/platform/lib/log/describe-error'
import { logError } from '@sarv/platform/lib/log/process-log'
import * as z from 'zod/mini'
import { unavailable } from '../errors/domain-error'

/** Discovery document (OpenID Connect Discovery): what of it is used here. */
const metadata = z.object({
  issuer: z.string(),
  jwks_uri: z.optional(z.url()),
  introspection_endpoint: z.optional(z.url()),
})
export type IssuerMetadata = z.infer<typeof metadata>

const timeoutMs = 5000
const maxAgeMs = 60 * 60 * 1000

/** The error for an issuer that is down: 503 and not 401, so that it signs no person out. */
export function issuerUnavailable(issuer: string, why: unknown): Error {
  logError(`could not ask the issuer ${issuer}: ${describeError(why)}`)
  return unavailable({
    message: {
      fa: 'سامانهٔ ورود پاسخ نمی‌دهد. کمی بعد دوباره تلاش کنید.',
      en: "Sign-in isn't responding. Please try again shortly.",
    },
  })
}

/** HTTP request to an issuer with a time-out; anything but a success means that it is down. */
export async function askIssuer(issuer: string, url: string, init: RequestInit = {}): Promise<Response> {
  let response: Response
  try {
    response = await fetch(url, { ...init, redirect: 'error', signal: AbortSignal.timeout(timeoutMs) })
  } catch (error) {
    throw issuerUnavailable(issuer, error)
  }
  if (response.status !== 200) throw issuerUnavailable(issuer, `${url} responded with ${response.status}`)
  return response
}

/**
 * OpenID discovery of one issuer, cached for an hour; single flight. What was read once serves on while the issuer is
 * away.
 */
export function openIssuerMetadata(issuer: string): () => Promise<IssuerMetadata> {
  let known: { readonly value: IssuerMetadata; readonly at: number } | undefined
  let pending: Promise<IssuerMetadata> | undefined
  const discover = async () => {
    const value = await readMetadata(issuer)
    known = { value, at: Date.now() }
    return value
  }
  return async () => {
    if (known !== undefined && Date.now() - known.at < maxAgeMs) return known.value
    pending ??= discover().finally(() => {
      pending = undefined
    })
    const stale = known
    return stale === undefined ? pending : pending.catch(() => stale.value)
  }
}

async function readMetadata(issuer: string): Promise<IssuerMetadata> {
  const response = await askIssuer(issuer, `${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`)
  const parsed = z.safeParse(metadata, await response.json().catch(() => undefined))
  if (!parsed.success) throw issuerUnavailable(issuer, 'its discovery document cannot be read')
  // OpenID Connect Discovery 4.3: another name is another issuer.
  if (parsed.data.issuer !== issuer) throw issuerUnavailable(issuer, `it calls itself ${parsed.data.issuer}`)
  return parsed.data
}
