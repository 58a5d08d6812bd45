import { ApiError, type ApiErrorFacts } from '@sarv/platform/client/api/api-error'
import { createQueryClient } from '@sarv/platform/client/api/query-client'
import type { Session } from '@sarv/platform/client/session/session'
import type { Platform } from '@sarv/platform/contract/platform'
import { PlatformContext } from '@sarv/platform/contract/platform-context'
import { isObject } from '@sarv/platform/lib/is-object'
import { QueryClientProvider } from '@tanstack/react-query'
import { createElement, type ReactNode, useContext, useState } from 'react'
import type { MoneyIntent } from '../outbox/money-intent'
import type { OutboxSettings, Sent } from '../outbox/outbox-settings'
import { type Outbox, parseOutbox } from '../outbox/parse-outbox'

interface FakeMemory extends Outbox<string> {
  readonly note?: string
}

/** A request as it left: its entry, and the secret that went with it. */
interface SentRequest {
  readonly intent: MoneyIntent<string>
  readonly secret: string | undefined
}

const isWord = (value: unknown): value is string => typeof value === 'string'

/** Where a fake outbox lies, beside a note; a request is a word, and two that differ in their letters' case mean the same. */
export const fakePlace = {
  slice: 'fake',
  names: { memory: 'fake-memory', request: 'fake-request', mark: 'fake-mark' },
  parse(stored: unknown): FakeMemory {
    const { note } = isObject(stored) ? stored : {}
    return { ...parseOutbox(stored, isWord), ...(isWord(note) && { note }) }
  },
} as const

/**
 * A fake outbox whose server answers as the test says, and remembers what was sent.
 * @param answers one after the other; then the result `77`, always
 */
export function fakeOutbox(...answers: ((intent: MoneyIntent<string>) => Promise<Sent | undefined>)[]) {
  const sent: SentRequest[] = []
  const outbox: OutboxSettings<string, string, FakeMemory> = {
    ...fakePlace,
    queryKey: ['fake', 'money'],
    fingerprint: (request) => request.toLowerCase(),
    async send(_platform, intent, secret) {
      const answer = answers[sent.push({ intent, secret }) - 1]
      return answer ? answer(intent) : { id: '77' }
    },
  }
  return { outbox, sent }
}

/** A fake tab with what an outbox needs of its platform; those that are given the same map share a storage. */
export function fakeTab(kept = new Map<string, unknown>()) {
  let session: Session = { at: 'signed-in', sub: 'one' }
  const reports: unknown[] = []
  const platform: Pick<Platform, 'session' | 'storage' | 'queryClient' | 'report'> = {
    session: { current: () => session, subscribe: () => () => undefined },
    storage: (slice) => ({
      get: async <Value>() => kept.get(slice) as Value | undefined,
      set: async (value) => void kept.set(slice, value),
    }),
    queryClient: createQueryClient(),
    report: (error) => void reports.push(error),
  }
  return {
    platform: platform as Platform,
    reports,
    /** Sets who is signed in from now on. */
    become(next: Session) {
      session = next
    },
    stored: () => fakePlace.parse(kept.get(fakePlace.slice)),
    /** Puts entries into the storage, as another visit has left them. */
    keep: (...intents: readonly MoneyIntent<string>[]) => void kept.set(fakePlace.slice, { intents, revision: 1 }),
  }
}

/** Draws a piece of a page in a tab, over what else the platform around it has. */
export function TabProvider({ platform, children }: { platform: Platform; children: ReactNode }) {
  const around = useContext(PlatformContext)
  const [value] = useState(() => ({ ...around, ...platform }))
  return createElement(
    PlatformContext,
    { value },
    createElement(QueryClientProvider, { client: platform.queryClient }, children),
  )
}

/** Answers of a fake outbox: an error of the API, a lost response, and a rejection with its sentence. */
export const failWith = (facts: Partial<ApiErrorFacts>) => async () => {
  throw new ApiError({ kind: 'http', endpointPath: '/order/', ...facts })
}
export const lose = failWith({ kind: 'network' })
export const refusal = { said: 'سقف خرید امروز پر شده است.' }
export const refuse = failWith({ status: 400, detail: refusal.said })
