/** Whether bytes have a hash of an integrity attribute, as subresource integrity reads it. */
export async function matchesIntegrity(bytes: ArrayBuffer, integrity: string): Promise<boolean> {
  for (const item of integrity.trim().split(/\s+/)) {
    const [, length, hash] = /^sha(256|384|512)-([\w+/]+=*)/.exec(item) ?? []
    if (length && (await hashOf(bytes, `SHA-${length}`)) === hash) return true
  }
  return false
}

async function hashOf(bytes: ArrayBuffer, algorithm: string): Promise<string> {
  return btoa(String.fromCharCode(...new Uint8Array(await crypto.subtle.digest(algorithm, bytes))))
}
