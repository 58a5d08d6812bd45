/** The token set as a script of the page reads it: with the storage's key, which lies in IndexedDB for every script. */
export async function openStoredTokens(): Promise<Record<string, string>> {
  const database = await new Promise<IDBDatabase>((resolve, reject) => {
    const opening = indexedDB.open('sarv')
    opening.onsuccess = () => resolve(opening.result)
    opening.onerror = () => reject(opening.error)
  })
  const key = await new Promise<CryptoKey>((resolve, reject) => {
    const reading = database.transaction('keys').objectStore('keys').get('storage')
    reading.onsuccess = () => resolve(reading.result)
    reading.onerror = () => reject(reading.error)
  })
  database.close()
  const name = 'sarv.session.tokens'
  const [, iv = '', box = ''] = localStorage.getItem(name)?.split('.') ?? []
  const bytes = (text: string) => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0))
  const additionalData = new TextEncoder().encode(name)
  const plain = await crypto.subtle.decrypt({ name: 'AES-GCM', iv: bytes(iv), additionalData }, key, bytes(box))
  return JSON.parse(new TextDecoder().decode(plain))
}
