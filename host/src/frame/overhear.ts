import type { SentNews } from '@sarv/shared/internal/token-worker/sent-request'

/**
 * Tees the news of a request: reads the JSON of its response, and passes everything on to a port that stands for the first.
 * @returns `json` stays pending where the response breaks off, and is undefined where it is an error's
 */
export function overhear(port: MessagePort): { readonly passedOn: MessagePort; readonly json: Promise<unknown> } {
  const { port1, port2 } = new MessageChannel()
  const pieces: Uint8Array<ArrayBuffer>[] = []
  let status = 0
  port1.onmessage = ({ data }) => port.postMessage(data)
  const json = new Promise<unknown>((resolve) => {
    port.onmessage = ({ data: news }: MessageEvent<SentNews>) => {
      port1.postMessage(news)
      if (news.kind === 'head') status = news.status
      if (news.kind === 'piece') pieces.push(news.bytes)
      if (news.kind === 'end') resolve(status === 200 ? new Blob(pieces).text().then(JSON.parse) : undefined)
    }
  })
  return { passedOn: port2, json }
}
