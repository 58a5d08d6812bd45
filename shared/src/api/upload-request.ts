import { type Answer, AnswerTooLarge, largestJson } from './answer'

export interface UploadRequest {
  readonly address: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: FormData
  readonly signal: AbortSignal
  /** Called with the share that has left, 0…1. */
  readonly onProgress: (share: number) => void
}

/** Posts a form and tells how much of it has left. XMLHttpRequest, because fetch cannot tell. */
export function sendUpload({ address, headers, body, signal, onProgress }: UploadRequest): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open('POST', address)
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value)
    request.upload.onprogress = ({ lengthComputable, loaded, total }) => {
      if (lengthComputable && total > 0) onProgress(loaded / total)
    }
    request.upload.onload = () => onProgress(1)
    request.onload = () => {
      // XMLHttpRequest follows redirects by itself; what another origin says is no answer of the API.
      if (new URL(request.responseURL).origin === new URL(address).origin) resolve(answerOf(request))
      else reject(new TypeError('The upload was sent elsewhere'))
    }
    request.onerror = () => reject(new TypeError('The upload was cut'))
    request.onabort = () => reject(new TypeError('The upload was ended'))
    if (signal.aborted) return reject(new TypeError('The upload was ended'))
    signal.addEventListener('abort', () => request.abort(), { once: true })
    request.send(body)
  })
}

function answerOf(request: XMLHttpRequest): Answer {
  return {
    status: request.status,
    header: (name) => request.getResponseHeader(name),
    text: async () => capped(request.responseText),
    blob: async () => new Blob([capped(request.responseText)]),
  }
}

function capped(text: string): string {
  if (text.length > largestJson) throw new AnswerTooLarge(`The answer is larger than ${largestJson} bytes`)
  return text
}
