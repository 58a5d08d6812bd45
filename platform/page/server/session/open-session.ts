import { randomBytes } from 'node:crypto'
import type { Settings } from '../settings'
import { type Authorize, authorizeCalls } from './authorize-call'
import { postgresSessions } from './postgres-sessions'
import { createSeal } from './seal'
import { sessionCookies } from './session-cookies'
import { sessionProvider } from './session-provider'
import type { SessionParts } from './session-routes'
import { memorySessions } from './session-store'
import { createSessions, hash } from './sessions'

/** Wires the sessions that this server holds; undefined where each browser holds its own tokens. */
export function openSession(
  { session, config, self }: Settings,
  log: (line: string) => void,
): (SessionParts & { readonly authorize: Authorize }) | undefined {
  if (!session) return undefined
  const { identity: issuer, clientId, authorization } = config
  const [first = randomBytes(32).toString('base64url'), ...former] = session.sealKeys
  const seal = createSeal([first, ...former])
  const store = session.store ? postgresSessions(session.store, log) : memorySessions()
  const provider = sessionProvider({
    issuer,
    clientId,
    credential: session.credential,
    authorization,
    self,
    bindsTokens: session.proofOrigin !== undefined,
    takeLogout: (jti, age) => store.take(`logout ${hash(jti)}`, age),
  })
  const sessions = createSessions(store, seal, provider)
  const cookies = sessionCookies(self.startsWith('https:'))
  return {
    sessions,
    store,
    provider,
    cookies,
    seal,
    log,
    authorize: authorizeCalls(sessions, cookies, self, session.proofOrigin),
  }
}
