import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { AccessTable } from '../../access/access-table'
import { consoleSessions, openPaths, signInPath } from '../../access/console-sessions'
import { commandsPath, type ServiceEvent, signInPlanPath } from '../../access/protocol'
import { tokenVerifier } from '../../access/verify-token'
import { SarvError } from '../../errors/sarv-error'
import { admit, type Door, refuseForeign, refuseHost } from './admission'

interface Refused {
  readonly status: number
  /** The body: a line, or JSON. */
  readonly why: string
  readonly headers?: Readonly<Record<string, string>>
}

/** How requests are let in: it sets who makes one, or says why it is refused. */
export interface Admission {
  admit(request: FastifyRequest): Promise<Refused | undefined>
  readonly routes?: (app: FastifyInstance) => Promise<void>
}

/** By the console's password, or without one. */
export function passwordAdmission(door: Door): Admission {
  return {
    async admit(request) {
      const admitted = admit(door, request)
      if ('status' in admitted)
        return {
          ...admitted,
          ...(admitted.status === 401
            ? { headers: { 'WWW-Authenticate': 'Basic realm="Sarv", charset="UTF-8"' } }
            : {}),
        }
      request.who = admitted.who
      return undefined
    },
  }
}

/** Of a delivery service: people by a session, commands by the token of an issuer. */
export function serviceAdmission(
  table: AccessTable,
  { origins, secret, log }: { origins: readonly string[]; secret?: string; log: (line: string) => void },
): Admission {
  // The first one is that of the setting, if there is one; the port of this machine is known once it listens.
  const origin = () => origins[0] ?? ''
  let verify: ReturnType<typeof tokenVerifier> | undefined
  const verified = (token: string) => {
    verify ??= tokenVerifier(table, origin())
    return verify(token)
  }
  const sessions = consoleSessions(table, verified, { origin, log, ...(secret ? { secret } : {}) })
  const plan = Object.values(table.issuers).find(({ commandClient }) => commandClient !== undefined)
  return {
    async admit(request) {
      const path = request.url.split('?', 1)[0] ?? ''
      if (path === signInPlanPath) return refuseHost(origins, request)
      if (path === commandsPath) return refuseHost(origins, request) ?? admitToken(request)
      const refusal = refuseForeign(origins, request)
      if (refusal || openPaths.includes(path)) return refusal
      const subject = sessions.subjectOf(request.headers.cookie)
      if (!subject) return toSignIn(request, path)
      admitted(request, subject)
      return undefined
    },
    async routes(app) {
      app.get(signInPlanPath, (_request, reply) =>
        plan ? reply.send({ issuer: plan.issuer, client: plan.commandClient }) : reply.code(404).send(),
      )
      await sessions.routes(app)
    },
  }

  async function admitToken(request: FastifyRequest): Promise<Refused | undefined> {
    const [, token = ''] = /^Bearer ([\w.~+/-]+)$/i.exec(request.headers.authorization ?? '') ?? []
    try {
      admitted(request, await verified(token))
      return undefined
    } catch (error) {
      if (!(error instanceof SarvError)) throw error
      const { code, detail } = error
      const event: ServiceEvent = { lines: [], data: {}, errors: [{ code, detail }] }
      const isToken = code === 'SARV-229'
      return {
        status: isToken ? 401 : 403,
        why: JSON.stringify(event),
        ...(isToken ? { headers: { 'WWW-Authenticate': 'Bearer error="invalid_token"' } } : {}),
      }
    }
  }
}

function admitted(request: FastifyRequest, subject: NonNullable<FastifyRequest['subject']>): void {
  request.who = subject.who
  request.subject = subject
}

function toSignIn({ method, headers }: FastifyRequest, path: string): Refused {
  const why = 'Sign in first.'
  if (method !== 'GET' || headers['sec-fetch-mode'] !== 'navigate') return { status: 401, why }
  return { status: 302, why, headers: { Location: `${signInPath}?${new URLSearchParams({ to: path })}` } }
}
