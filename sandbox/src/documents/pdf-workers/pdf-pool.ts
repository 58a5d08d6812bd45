import { availableParallelism } from 'node:os'
import { describeError } from '@sarv/platform/lib/log/describe-error'
import { logError } from '@sarv/platform/lib/log/process-log'
import { unavailable } from '../../errors/domain-error'
import type { PdfDocument } from './pdf-document'
import { createThreadPool } from './thread-pool'

/** Worker threads in which documents are rendered. */
export interface PdfPool {
  /** @throws DomainError (unavailable) when the queue is full, and when a document takes more time or memory than it may */
  render(document: PdfDocument): Promise<Buffer>
  /** Ends the threads; what is still rendered fails. */
  close(): Promise<void>
}

interface PoolOptions {
  /** Address of the module that renders. */
  readonly worker?: string
  /** Documents that wait at most. */
  readonly maxQueueLength?: number
  /** Milliseconds for one document, the start of its thread included. */
  readonly timeoutMs?: number
}

const ownWorker = new URL('./pdf-worker.ts', import.meta.url).href

const notMade = {
  fa: 'سند ساخته نشد. کمی بعد دوباره تلاش کنید.',
  en: 'The document could not be made. Please try again shortly.',
}
const queueFull = {
  fa: 'سندهای زیادی در حال ساخت است. کمی بعد دوباره تلاش کنید.',
  en: 'Many documents are being made. Please try again shortly.',
}

/** Heap of a thread: several times what the longest statement takes. */
const maxMegabytes = 512

/**
 * Thread pool of the PDF renderer with a bounded queue and single flight: who asks for the same document while it is
 * rendered gets the same file. One processor is left to the calls.
 */
export function createPdfPool({
  worker = ownWorker,
  maxQueueLength = 50,
  timeoutMs = 20_000,
}: PoolOptions = {}): PdfPool {
  const size = Math.max(1, availableParallelism() - 1)
  const threads = createThreadPool<PdfDocument, Uint8Array>({ module: worker, size, timeoutMs, maxMegabytes })
  const running = new Map<string, Promise<Buffer>>()

  async function make(document: PdfDocument): Promise<Buffer> {
    if (threads.waiting >= maxQueueLength) throw unavailable(queueFull)
    try {
      return Buffer.from(await threads.run(document))
    } catch (error) {
      logError(`could not make a document (${document.kind}): ${describeError(error)}`)
      throw unavailable(notMade)
    }
  }

  return {
    render(document) {
      const key = JSON.stringify(document)
      const known = running.get(key)
      if (known !== undefined) return known
      const made = make(document).finally(() => running.delete(key))
      running.set(key, made)
      return made
    },
    close: () => threads.close(),
  }
}
