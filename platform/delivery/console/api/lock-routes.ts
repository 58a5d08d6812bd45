import type { FastifyInstance, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import { callWith } from '../../cli/call-with'
import { lock } from '../../cli/commands/lock'
import { unlock } from '../../cli/commands/unlock'
import { lockChanged, wantedLock } from '../contract'
import type { ConsoleSetup } from './console-setup'
import { allow } from './permitted'
import { valid } from './valid'

/** Characters of a lock at most. */
const bodyLimit = 2_000

interface OfName {
  /** A remote, `host` or `all`. */
  Params: { readonly name: string }
}

/** Locks and unlocks by the commands of these names. */
export async function lockRoutes(
  app: FastifyInstance,
  { setup, changed }: { readonly setup: ConsoleSetup; readonly changed: () => void },
): Promise<void> {
  app.post<OfName>('/locks/:name', { bodyLimit }, async (request) => {
    const { why, ...texts } = valid(wantedLock, request.body)
    return change('lock', request, texts, why)
  })
  app.delete<OfName>('/locks/:name', (request) => change('unlock', request))

  async function change(
    verb: 'lock' | 'unlock',
    { params, who, subject }: FastifyRequest<OfName>,
    texts: Readonly<Record<string, string | undefined>> = {},
    why?: string,
  ) {
    const call = callWith(setup, { who, verb, ...(why ? { why } : {}) }, [params.name], texts)
    await allow(setup, subject, { ...call, permission: verb })
    const { data } = await { lock, unlock }[verb].run(call)
    changed()
    return z.parse(lockChanged, data)
  }
}
