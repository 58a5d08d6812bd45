import type { Page } from '@playwright/test'

/** A place where the browser keeps something for this origin, by its kind and name, and the text that lies there. */
export interface KeptText {
  readonly slice: string
  readonly text: string
}

/**
 * Every text that the browser keeps for this origin between page loads, keys and bytes as well, and what it can read of
 * itself: local and session storage, cookies, the entry of the history, databases, caches.
 */
export async function keptTexts(page: Page): Promise<KeptText[]> {
  const cookies = await page.context().cookies(page.url())
  const kept = await page.evaluate(async () => {
    const texts: { slice: string; text: string }[] = []
    const add = (slice: string, text: string) => texts.push({ slice, text })
    for (const [name, storage] of Object.entries({ localStorage, sessionStorage }))
      for (const [key, text] of Object.entries(storage)) add(`${name} ${key}`, `${key} ${text}`)
    add('history', JSON.stringify(history.state))
    add('address', location.href)
    const textOf = (bytes: ArrayBuffer | ArrayBufferView) => new TextDecoder('latin1').decode(bytes)
    const describe = (value: unknown) =>
      value instanceof CryptoKey
        ? `a key, extractable: ${value.extractable}`
        : `${String(value)} ${JSON.stringify(value, (_, part) =>
            part instanceof ArrayBuffer || ArrayBuffer.isView(part) ? textOf(part) : part,
          )}`
    const asked = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => reject(request.error)
      })
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await asked(indexedDB.open(name))
      for (const store of database.objectStoreNames) {
        const entries = database.transaction(store).objectStore(store)
        const [keys, values] = await Promise.all([asked(entries.getAllKeys()), asked(entries.getAll())])
        for (const entry of [...keys, ...values]) add(`indexedDB ${name}/${store}`, describe(entry))
      }
      database.close()
    }
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const request of await cache.keys())
        add(`cache ${name}`, `${request.url} ${await (await cache.match(request))?.text()}`)
    }
    return texts
  })
  return [...kept, ...cookies.map(({ name, value }) => ({ slice: `cookie ${name}`, text: value }))]
}

/** The slices in which one of the secrets stands, in Latin or Persian digits. */
export function slicesWith(kept: readonly KeptText[], secrets: readonly (string | RegExp)[]): string[] {
  const has = (text: string, secret: string | RegExp) =>
    typeof secret === 'string' ? text.includes(secret) : secret.test(text)
  const found = kept.filter(({ text }) => {
    const latin = text.replace(/[۰-۹]/g, (digit) => String(digit.charCodeAt(0) & 0xf))
    return secrets.some((secret) => has(text, secret) || has(latin, secret))
  })
  return [...new Set(found.map(({ slice }) => slice))]
}
