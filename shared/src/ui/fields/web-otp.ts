/** The part of the Credential Management API that reads a code out of a message; TypeScript does not know it yet. */
interface CodeCredential extends Credential {
  readonly code: string
}

/**
 * WebOTP request: asks the device for the code of the next message (PLT-052). The answer stops it; where the device cannot, or
 * the person declines, nothing happens but a call to `failed`.
 * @example useEffect(() => readCodeFromSms(fill, report), [])
 */
export function readCodeFromSms(found: (code: string) => void, failed: (error: unknown) => void): () => void {
  const stop = new AbortController()
  const wish = { otp: { transport: ['sms'] }, signal: stop.signal }
  if (!('OTPCredential' in globalThis) || !('credentials' in navigator)) return () => stop.abort()
  navigator.credentials
    .get(wish)
    .then((credential) => {
      if (credential && 'code' in credential) found((credential as CodeCredential).code)
    })
    .catch((error: unknown) => {
      if (!stop.signal.aborted) failed(error)
    })
  return () => stop.abort()
}
