import { createElement } from 'react'
import { createPlatform, type PlatformParts } from '../client/create-platform'
import { createSession } from '../client/session/session'
import { createBus } from '../contract/events/bus'
import type { PdfDocument } from '../contract/pdf-document'
import type { HeaderOptions, OfferedSection } from '../contract/platform'

type Given = 'api' | 'navigation' | 'queryClient' | 'i18n'

export interface MemoryPlatformOptions extends Pick<PlatformParts, Given>, Partial<Omit<PlatformParts, Given>> {
  /** Who is signed in. */
  readonly sub: string
  /** What the storage holds, by slice. */
  readonly kept: Map<string, unknown>
  /** What others offer to every slot; each is drawn as an empty region that carries its id for a name. */
  readonly offered?: readonly OfferedSection[]
}

/** Creates a platform object in memory for a test, and what of it the test looks at. */
export function memoryPlatform({ sub, kept, offered = [], ...parts }: MemoryPlatformOptions) {
  const { bus = createBus() } = parts
  const session = createSession()
  session.current = { at: 'signed-in', sub }
  const alerts: string[] = []
  const toasts: string[] = []
  const documents: PdfDocument[] = []
  const headers = new Set<HeaderOptions>()
  const tracked: { event: string; facts: unknown }[] = []
  const holders = new Set<symbol>()
  let areShown = true
  bus.on('alerted', ({ message }) => alerts.push(message))
  bus.on('toasted', ({ message }) => toasts.push(message))
  bus.on('document-opened', (document) => documents.push(document))
  const platform = createPlatform({
    session,
    bus,
    header: {
      set(options) {
        headers.add(options)
        return () => headers.delete(options)
      },
    },
    storage: (slice) => ({
      get: async <Value>() => kept.get(slice) as Value | undefined,
      set: async (value) => void (value === undefined ? kept.delete(slice) : kept.set(slice, value)),
    }),
    amounts: {
      areShown: async () => areShown,
      async show(shown) {
        areShown = shown
      },
    },
    // pdf.js needs a browser; the real viewer is proven in Chromium.
    PdfViewer: ({ title }) => createElement('figure', { 'aria-label': title }),
    sections: () => offered,
    Section: ({ id }) => createElement('section', { 'aria-label': id }),
    track: (event, facts) => void tracked.push({ event, facts }),
    lock() {
      const holder = Symbol('holder')
      holders.add(holder)
      return () => holders.delete(holder)
    },
    report: (error) => {
      throw error
    },
    ...parts,
  })
  return {
    platform,
    /** Sentences that the shell would have shown. */
    alerts,
    toasts,
    /** Documents that the shell would have opened. */
    documents,
    tracked,
    /** How many hold the shell's lock now. */
    locks: () => holders.size,
    /** What the screens that are still there said of the header, the newest last. */
    headers: () => [...headers],
  }
}
