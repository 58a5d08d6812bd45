import type { SentNews } from '../token-worker/sent-request'

/**
 * Tees the news of a request: reads the JSON of its response, and passes everything on to a port that stands for the
 * first.
 * @returns `json` stays pending where the response breaks off, is undefined for an error response, and rejects where
 * the body is not JSON
 */
export function teeResponse(port: MessagePort): { readonly passedOn: MessagePort; readonly json: Promise<unknown> } {
  const { port1, port2 } = new MessageChannel()
  const decoder = new TextDecoder()
  let text = ''
  let status = 0
  port1.onmessage = ({ data }) => port.postMessage(data)
  const body = new Promise<string | undefined>((resolve) => {
    port.onmessage = ({ data: news }: MessageEvent<SentNews>) => {
      port1.postMessage(news)
      if (news.kind === 'head') status = news.status
      if (news.kind === 'piece') text += decoder.decode(news.bytes, { stream: true })
      if (news.kind === 'end') resolve(status === 200 ? text : undefined)
    }
  })
  return { passedOn: port2, json: body.then((text) => (text === undefined ? undefined : JSON.parse(text))) }
}
