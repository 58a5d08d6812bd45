import { type CookieJar, openCookieJar } from './cookie-jar'

/** What the token endpoint answers. */
export interface Tokens {
  readonly access_token: string
  readonly refresh_token: string
  readonly id_token: string
  readonly expires_in: number
  readonly token_type: string
  readonly scope: string
}

/** The shell, as the identity provider knows it. */
export const testClient = { id: 'sarv-web', host: 'http://localhost:3000' } as const

/** One conversation with the identity provider: its cookies and its PKCE secret. */
export interface SignIn {
  readonly jar: CookieJar
  readonly verifier: string
  /** Where the first form stands: `…/sign-in/<uid>`. */
  readonly page: string
}

const base64url = (bytes: Uint8Array) =>
  btoa(String.fromCharCode(...bytes)).replace(/[+/=]/g, (c) => (c === '+' ? '-' : c === '/' ? '_' : ''))

/**
 * Opens the sign-in page as the shell does: authorization code with PKCE.
 * @example const begun = await beginSignIn(process.env.SARV_IDENTITY)
 */
export async function beginSignIn(
  identity: string,
  options: { host?: string; jar?: CookieJar; extra?: Readonly<Record<string, string>> } = {},
): Promise<SignIn> {
  const host = options.host ?? testClient.host
  const jar = options.jar ?? openCookieJar()
  const verifier = base64url(crypto.getRandomValues(new Uint8Array(32)))
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier))
  const query = new URLSearchParams({
    client_id: testClient.id,
    response_type: 'code',
    scope: 'openid profile',
    redirect_uri: `${host}/callback`,
    code_challenge: base64url(new Uint8Array(digest)),
    code_challenge_method: 'S256',
    state: base64url(crypto.getRandomValues(new Uint8Array(12))),
    nonce: base64url(crypto.getRandomValues(new Uint8Array(12))),
    ...options.extra,
  })
  const { url } = await jar.walk(`${identity}/auth?${query}`)
  return { jar, verifier, page: url }
}

/** The code in the newest message to a mobile number. */
export async function newestCode(inbox: string, mobile: string): Promise<string> {
  const answer = await fetch(`${inbox}/messages?receiver=${mobile}`)
  const messages: { code: string | null }[] = await answer.json()
  const newest = messages.find(({ code }) => code !== null)
  if (!newest?.code) throw new Error('no code has arrived')
  return newest.code
}

/**
 * Follows the provider from the last form to the shell's callback and exchanges the code there.
 * @param headers of the token call
 */
export async function exchange(
  begun: SignIn,
  last: Response,
  host: string = testClient.host,
  headers: Readonly<Record<string, string>> = {},
): Promise<Tokens> {
  const location = last.headers.get('location')
  const code = location === null ? null : new URL(location).searchParams.get('code')
  if (code === null) throw new Error(`the sign-in did not end at the callback but with ${last.status}`)
  const answer = await fetch(new URL('/token', begun.page), {
    method: 'POST',
    headers,
    body: new URLSearchParams({
      grant_type: 'authorization_code',
      client_id: testClient.id,
      redirect_uri: `${host}/callback`,
      code,
      code_verifier: begun.verifier,
    }),
  })
  if (!answer.ok) throw new Error(`the code was not exchanged: ${await answer.text()}`)
  return answer.json()
}

/** Fills in the provider's forms over HTTP: number, text message, code. The jar then holds the provider's session. */
export async function fillInForms(begun: SignIn, inbox: string, mobile: string): Promise<Response> {
  const sent = await begun.jar.walk(begun.page, { mobile })
  if (!sent.ok) throw new Error(`no code was sent: ${sent.status} ${await sent.text()}`)
  return begun.jar.walk(`${begun.page}/code`, { code: await newestCode(inbox, mobile) })
}

/**
 * Signs a person in by the real flow over HTTP: sign-in page, text message, code, callback, token.
 * @example const { access_token } = await signIn(SARV_IDENTITY, SARV_INBOX, person.mobile)
 */
export async function signIn(identity: string, inbox: string, mobile: string, host?: string): Promise<Tokens> {
  const begun = await beginSignIn(identity, { host })
  return exchange(begun, await fillInForms(begun, inbox, mobile), host)
}
