/**
 * Whether a request takes Brotli (RFC 9110, 12.5.3). A weight of 0 refuses it; a malformed header does too.
 * @param header `Accept-Encoding`
 */
export function takesBrotli(header: string | string[] | undefined): boolean {
  return String(header ?? '')
    .split(',')
    .some((coding) => /^\s*br\s*(?:;\s*q=(?:1(?:\.0{0,3})?|0\.\d{0,2}[1-9]\d{0,2})\s*)?$/i.test(coding))
}
