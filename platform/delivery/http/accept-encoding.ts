/** Codings of a response that this platform makes: Brotli, and zstd by a dictionary (RFC 9842). */
type Coding = 'br' | 'dcz'

/**
 * Whether a request takes a coding (RFC 9110, 12.5.3). A weight of 0 refuses it; a malformed header does too.
 * @param header `Accept-Encoding`
 */
export function takesCoding(header: string | string[] | undefined, coding: Coding): boolean {
  return String(header ?? '')
    .split(',')
    .some((one) => {
      const [, name = ''] = /^\s*(\w+)\s*(?:;\s*q=(?:1(?:\.0{0,3})?|0\.\d{0,2}[1-9]\d{0,2})\s*)?$/.exec(one) ?? []
      return name.toLowerCase() === coding
    })
}
