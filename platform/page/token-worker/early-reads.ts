import type { SentRequest } from './sent-request'

/** A read that the token worker was given before the shell's scripts were there; its news wait at the port. */
export interface EarlyRead {
  readonly request: SentRequest
  readonly port: MessagePort
}

export interface EarlyReads<Read> {
  /** The early read that is the same request, once; undefined when there is none. */
  take(request: SentRequest): Read | undefined
  /** Ends those that no call has taken. */
  drop(): void
}

/** Milliseconds after the start of the shell in which an early read may be taken: what is shown is of this visit. */
const takenWithin = 5_000

/** Ends a read that the worker was given. */
export function endRead({ port }: EarlyRead): void {
  port.postMessage('end')
  port.close()
}

/**
 * Early reads, taken by the first call that is the same in address and headers. A write ends all others: what was asked
 * before it is not an answer after it. An event that is recorded (`keepalive`) writes nothing that is read.
 * @param end ends a read that no call takes
 */
export function createEarlyReads<Read extends { readonly request: SentRequest }>(
  reads: Read[],
  end: (read: Read) => void,
): EarlyReads<Read> {
  const drop = () => reads.splice(0).forEach(end)
  // Whether there are any is not known yet: the frame goes on asking while the shell starts.
  setTimeout(drop, takenWithin)
  return {
    take(request) {
      if (request.method !== 'GET' && !request.keepalive) drop()
      const place = reads.findIndex((read) => isSame(read.request, request))
      return place < 0 ? undefined : reads.splice(place, 1)[0]
    },
    drop,
  }
}

function isSame(one: SentRequest, other: SentRequest): boolean {
  return one.url === other.url && one.method === other.method && textOf(one) === textOf(other)
}

function textOf({ headers }: SentRequest): string {
  return JSON.stringify(Object.entries(headers).sort(([one], [other]) => (one < other ? -1 : 1)))
}
