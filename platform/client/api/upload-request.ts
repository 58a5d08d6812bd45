import { type ApiResponse, maxJsonBytes, ResponseTooLargeError } from './api-response'

export interface UploadRequest {
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: FormData
  readonly signal: AbortSignal
  /** Called with the share that has left, 0…1. */
  readonly onProgress: (share: number) => void
}

/** Posts a multipart form with upload progress. XMLHttpRequest, because fetch has no progress. */
export function sendUpload({ url, headers, body, signal, onProgress }: UploadRequest): Promise<ApiResponse> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open('POST', url)
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value)
    request.upload.onprogress = ({ lengthComputable, loaded, total }) => {
      if (lengthComputable && total > 0) onProgress(loaded / total)
    }
    request.upload.onload = () => onProgress(1)
    request.onload = () => {
      // XMLHttpRequest follows redirects by itself; what another origin sends is not a response of the API.
      if (new URL(request.responseURL).origin === new URL(url).origin) resolve(responseFrom(request))
      else reject(new TypeError('The upload was sent elsewhere'))
    }
    request.onerror = () => reject(new TypeError('The upload was cut'))
    request.onabort = () => reject(new TypeError('The upload was ended'))
    if (signal.aborted) return reject(new TypeError('The upload was ended'))
    signal.addEventListener('abort', () => request.abort(), { once: true })
    request.send(body)
  })
}

function responseFrom(request: XMLHttpRequest): ApiResponse {
  return {
    status: request.status,
    header: (name) => request.getResponseHeader(name),
    text: async () => capped(request.responseText),
    blob: async () => new Blob([capped(request.responseText)]),
  }
}

function capped(text: string): string {
  if (text.length > maxJsonBytes) throw new ResponseTooLargeError(`The response is larger than ${maxJsonBytes} bytes`)
  return text
}
