import type { BrowserContext } from '@playwright/test'

/** What a hand did since the last time it was asked. */
export interface HandCount {
  readonly presses: number
  /** Fields that something was typed into, each counted once a page. */
  readonly fields: number
}

/**
 * Counts presses of a finger or a mouse, and the fields that are typed into, on every page of a context from now on.
 * @returns what takes the counts, which then begin anew
 */
export async function countPresses(context: BrowserContext): Promise<() => HandCount> {
  let count = { presses: 0, fields: 0 }
  await context.exposeFunction('sarvCount', (what: keyof HandCount) => {
    count = { ...count, [what]: count[what] + 1 }
  })
  await context.addInitScript(() => {
    const tell = (what: string) => (Reflect.get(globalThis, 'sarvCount') as (what: string) => void)(what)
    const typed = new WeakSet<EventTarget>()
    addEventListener('pointerdown', ({ isTrusted }) => isTrusted && tell('presses'), true)
    addEventListener(
      'input',
      ({ target }) => {
        const isBox = target instanceof HTMLInputElement && ['radio', 'checkbox'].includes(target.type)
        if (!target || isBox || typed.has(target)) return
        typed.add(target)
        tell('fields')
      },
      true,
    )
  })
  return () => {
    const taken = count
    count = { presses: 0, fields: 0 }
    return taken
  }
}
