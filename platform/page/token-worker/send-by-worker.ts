import type { SentNews, SentRequest } from './sent-request'
import type { TokenWorker, WorkerLink } from './worker-link'

interface SendOptions {
  readonly signal?: AbortSignal | null
  /** Called with the share of an upload that has left, 0…1. */
  readonly onProgress?: (share: number) => void
  /** Where the news of the same request come, which was handed over before. */
  readonly sent?: MessagePort
}

/** Statuses whose responses have no body, not even an empty one. */
const withoutBody = new Set([101, 204, 205, 304])

/** Hands a request to the token worker; its news wait at the port until a caller listens. */
export function postRequest(worker: TokenWorker, request: SentRequest): MessagePort {
  const { port1, port2 } = new MessageChannel()
  worker.postMessage({ kind: 'send', request }, [port2])
  return port1
}

/** Has the token worker send a request; resolves as `fetch` does: with the head, while the body still comes. */
export function sendByWorker(
  { worker, onLost }: WorkerLink,
  request: SentRequest,
  { signal, onProgress, sent }: SendOptions,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) {
      sent?.postMessage('end')
      return reject(signal.reason)
    }
    const port = sent ?? postRequest(worker, request)
    const [body, pieces] = bodyThatComes(leave)
    const forget = onLost(fail)

    function close(): void {
      // What is on its way comes after a close as well.
      port.onmessage = null
      port.close()
      signal?.removeEventListener('abort', abort)
      forget()
    }
    function leave(): void {
      port.postMessage('end')
      close()
    }
    function fail(reason: unknown): void {
      close()
      reject(reason)
      pieces.error(reason)
    }
    function abort(): void {
      port.postMessage('end')
      fail(signal?.reason)
    }

    port.onmessage = ({ data: news }: MessageEvent<SentNews>) => {
      switch (news.kind) {
        case 'progress':
          return onProgress?.(news.share)
        case 'head':
          return resolve(
            new Response(withoutBody.has(news.status) ? null : body, {
              status: news.status,
              headers: [...news.headers],
            }),
          )
        case 'piece':
          return pieces.enqueue(news.bytes)
        case 'end':
          close()
          return pieces.close()
        case 'failed':
          return fail(new TypeError(news.message))
      }
    }
    signal?.addEventListener('abort', abort)
  })
}

type Pieces = ReadableStreamDefaultController<Uint8Array<ArrayBuffer>>

function bodyThatComes(onCancel: () => void): [ReadableStream<Uint8Array<ArrayBuffer>>, Pieces] {
  const opened: Pieces[] = []
  const stream = new ReadableStream<Uint8Array<ArrayBuffer>>({
    start: (controller) => void opened.push(controller),
    cancel: onCancel,
  })
  const [pieces] = opened
  if (!pieces) throw new TypeError('A stream starts at once')
  return [stream, pieces]
}
