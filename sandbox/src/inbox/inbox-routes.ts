import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import { parse } from '../api/parse'
import type { World } from '../world'
import { readMessages } from './messages'

const receiver = z.object({ receiver: z.optional(z.string().check(z.maxLength(20))) })

/** Every text message the sandbox sent, newest first (SBX-004). */
export function inboxRoutes(app: FastifyInstance, { db }: World): void {
  app.get('/messages', (request) => readMessages(db, parse(receiver, request.query)?.receiver))
}
