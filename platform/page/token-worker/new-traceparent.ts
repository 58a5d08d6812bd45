/**
 * The header that begins a trace with a call of a page (W3C Trace Context): nothing in it names a person, and each call has one
 * of its own. What is sent without a token gets one from the document server.
 */
export function newTraceparent(): string {
  const digits = (bytes: number) => crypto.getRandomValues(new Uint8Array(bytes)).reduce(hexadecimal, '')
  return `00-${digits(16)}-${digits(8)}-01`
}

function hexadecimal(digits: string, byte: number): string {
  return digits + byte.toString(16).padStart(2, '0')
}
