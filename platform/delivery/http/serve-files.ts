import type { IncomingMessage, ServerResponse } from 'node:http'
import path from 'node:path'
import sirv from 'sirv'
import { buildRecordName } from '../store/versions/build-record-name'
import { byteRange } from './byte-range'
import {
  availableDictionary,
  deltaCacheControl,
  deltaOf,
  fileOfDelta,
  nameInAllVersions,
} from './compression-dictionary'

/** Sends the file that is asked for; false when there is none. */
export type SendFile = (request: IncomingMessage, response: ServerResponse) => boolean

/** What is special about a folder whose files are served. */
interface Served {
  /** Whether files come while it is served; otherwise they are listed once. */
  readonly grows?: boolean
  /** Adds headers of its own to a file's. */
  readonly setHeaders: (response: ServerResponse, pathname: string) => void
}

/**
 * Static file handler: serves the files of a folder, compressed where they lie beside themselves as `.br`, or as their
 * difference from what the browser has.
 */
export function serveFiles(folder: string, { grows = false, setHeaders }: Served): SendFile {
  const serve = sirv(folder, {
    brotli: true,
    dev: grows,
    setHeaders(response, pathname, { size }) {
      const file = fileOfDelta(pathname)
      setHeaders(response, file ?? pathname)
      if (nameInAllVersions(path.posix.basename(file ?? pathname)))
        response.setHeader('Vary', 'Accept-Encoding, Available-Dictionary')
      if (file) {
        response.setHeader('Cache-Control', deltaCacheControl)
        response.setHeader('Content-Encoding', 'dcz')
        response.setHeader('Content-Type', file.endsWith('.css') ? 'text/css' : 'text/javascript')
      }
      settleRange(response, size)
    },
  })
  const isSent: SendFile = (request, response) => {
    let isFound = true
    serve(request, response, () => {
      isFound = false
    })
    return isFound
  }
  return (request, response) => {
    const address = request.url ?? ''
    const [pathname = '', query] = address.split('?', 2)
    if (path.posix.basename(pathname) === buildRecordName) return false
    // By itself nothing says which dictionary it needs.
    if (fileOfDelta(pathname)) return false
    // A page that could not use a file asks again with a query: then it gets the whole.
    const dictionary = query === undefined ? availableDictionary(request.headers) : undefined
    if (dictionary !== undefined) {
      request.url = deltaOf(pathname, dictionary)
      if (isSent(request, response)) return true
      request.url = address
    }
    return isSent(request, response)
  }
}

/** sirv takes a range as it comes: what it cannot send is taken out of its sight, the rest told in its own words. */
function settleRange(response: ServerResponse, size: number): void {
  const { method, headers } = response.req
  // A range that depends on what the asker has, or of anything but a GET, may be ignored, and is.
  const range = method === 'GET' && !headers['if-range'] ? byteRange(headers.range, size) : 'ignored'
  delete headers.range
  if (range === 'unsatisfiable') {
    headers.range = `bytes=${size}-`
    response.setHeader('Cache-Control', 'no-store')
    // sirv takes an end of 0 for a missing end: the first byte alone cannot be had, and the whole file is sent.
  } else if (range !== 'ignored' && range.last > 0) headers.range = `bytes=${range.first}-${range.last}`
}
