import { type ApiResponse, type FetchedResponse, responseFrom } from '../../client/api/api-response'
import { fetchOptions } from '../../client/api/fetch-options'
import { sendUpload } from '../../client/api/upload-request'
import { newTraceparent } from './new-traceparent'
import type { SentNews, SentRequest } from './sent-request'
import type { TokenSeal } from './token-seal'

const bearer = 'Bearer '
/** The part of the headers of a response that is read. */
const readHeaders = ['content-type', 'retry-after']

interface SendContext {
  /** The origin of the product API; a token goes nowhere else (T11). */
  readonly api: string
  readonly seal: TokenSeal
  readonly signal: AbortSignal
  readonly tell: (news: SentNews, transfer?: Transferable[]) => void
}

/**
 * Sends a request of the page with its token opened, and tells what comes of it. A token that does not open is left out:
 * the API then says 401, and the page renews (F46).
 * @throws TypeError for a request to anywhere but the API, and when it fails
 */
export async function sendSealed(request: SentRequest, context: SendContext): Promise<void> {
  const { api, seal, tell } = context
  if (new URL(request.url).origin !== new URL(api).origin) throw new TypeError('That is not the API')
  const { Authorization = '', ...headers } = request.headers
  const token = await seal.open('access', Authorization.slice(bearer.length))
  const sent = { ...headers, traceparent: newTraceparent() }
  const opened = { ...request, headers: token === undefined ? sent : { ...sent, Authorization: bearer + token } }
  const response = await (Array.isArray(request.body) ? upload(opened, context) : fetchPieces(opened, context))
  tell(headOf(response))
  await tellBody(response, tell)
  tell({ kind: 'end' })
}

function upload({ url, headers, body }: SentRequest, { signal, tell }: SendContext): Promise<ApiResponse> {
  const form = new FormData()
  for (const [name, value] of Array.isArray(body) ? body : []) form.append(name, value)
  const onProgress = (share: number) => tell({ kind: 'progress', share })
  return sendUpload({ url, headers, body: form, signal, onProgress })
}

async function fetchPieces(
  { url, method, headers, body, keepalive }: SentRequest,
  { signal }: SendContext,
): Promise<FetchedResponse> {
  const response = await fetch(url, {
    method,
    headers,
    body: typeof body === 'string' ? body : undefined,
    signal,
    ...fetchOptions,
    keepalive,
  })
  return responseFrom(response, Number.POSITIVE_INFINITY)
}

async function tellBody(response: ApiResponse | FetchedResponse, tell: SendContext['tell']): Promise<void> {
  if ('readPieces' in response)
    return response.readPieces((piece) => {
      const bytes = new Uint8Array(piece)
      tell({ kind: 'piece', bytes }, [bytes.buffer])
    })
  tell({ kind: 'piece', bytes: new Uint8Array(await (await response.blob()).arrayBuffer()) })
}

function headOf(response: ApiResponse): SentNews {
  const headers = readHeaders.flatMap((name): [string, string][] => {
    const value = response.header(name)
    return value === null ? [] : [[name, value]]
  })
  return { kind: 'head', status: response.status, headers }
}
