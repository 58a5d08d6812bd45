import type { Page } from '@playwright/test'

export interface Searched {
  /** Paths under which a secret was found. */
  readonly found: readonly string[]
  readonly visited: number
  /** Whether a text that was put there to be found was found. */
  readonly canary: boolean
}

/**
 * Looks for texts in everything that a script of the page can reach without calling anything: globals, the whole
 * document with what libraries hang onto its elements, and what the witness was given as its platform.
 */
export function findInMemory(page: Page, secrets: readonly string[]): Promise<Searched> {
  return page.evaluate((wanted) => {
    const most = 400_000
    const canary = 'a text that is there to be found'
    const witness = Reflect.get(globalThis, 'sarvWitness') as object
    Reflect.set(witness, 'planted', { deep: [new Map([['canary', canary]])] })
    const seen = new Set<object>()
    const found: string[] = []
    let hasCanary = false
    const waiting: [string, unknown][] = [
      ['witness', witness],
      ['globalThis', globalThis],
      ...[...document.querySelectorAll('*')].map((element): [string, unknown] => [element.tagName, element]),
    ]
    const look = (path: string, value: unknown) => {
      if (typeof value === 'string') {
        if (value === canary) hasCanary = true
        if (wanted.some((secret) => value.includes(secret))) found.push(path)
      } else if ((typeof value === 'object' && value !== null) || typeof value === 'function') {
        if (!seen.has(value) && seen.size < most) {
          seen.add(value)
          waiting.push([path, value])
        }
      }
    }
    for (let next = waiting.shift(); next; next = waiting.pop()) {
      const [path, value] = next
      const owner = value as object
      if (owner instanceof Map)
        for (const [key, item] of owner) {
          look(`${path}(key)`, key)
          look(`${path}(${String(key)})`, item)
        }
      if (owner instanceof Set) for (const item of owner) look(`${path}(item)`, item)
      for (const key of Reflect.ownKeys(owner)) {
        // Text that this search itself holds does not count.
        if (value === globalThis && key === 'sarvComplaint') continue
        try {
          look(`${path}.${String(key)}`, Reflect.get(owner, key))
        } catch {
          // A property that does not let itself be read.
        }
      }
      look(`${path}.[[Prototype]]`, Reflect.getPrototypeOf(owner))
    }
    return { found, visited: seen.size, canary: hasCanary }
  }, secrets)
}
