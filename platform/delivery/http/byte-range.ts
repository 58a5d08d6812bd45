/** The bytes of a file that are sent, counted from 0; both ends are in. */
export interface ByteRange {
  readonly first: number
  readonly last: number
}

/**
 * What a `Range` header asks of a file (RFC 9110 §14.1). A server may ignore the header, and does when it has no single
 * valid range in it; only a valid one that lies behind the file's end is refused.
 * @param size the file's bytes
 * @example byteRange('bytes=0-99', 1_000) // { first: 0, last: 99 }
 */
export function byteRange(header: string | undefined, size: number): ByteRange | 'ignored' | 'unsatisfiable' {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/i.exec(header ?? '') ?? []
  if (from === '' && to === '') return 'ignored'
  const end = size - 1
  if (from === '') {
    const length = Math.min(Number(to), size)
    return length === 0 ? 'unsatisfiable' : { first: size - length, last: end }
  }
  const first = Number(from)
  const last = to === '' ? Math.max(end, first) : Number(to)
  if (last < first) return 'ignored'
  return first > end ? 'unsatisfiable' : { first, last: Math.min(last, end) }
}
