/** A benchmark scenario: a page of one remote, and words that are only there once it is usable. */
export interface Scenario {
  readonly name: string
  readonly path: string
  readonly words: string
  /** What is drawn last, where the words stand before files of the page have been asked for. */
  readonly last?: string
  /** What changes when it is pressed: where times are taken, an area can be used once a press has been answered. */
  readonly press?: string
}

/** One of each remote, for a person who has invested; the first is where most visits begin. */
export const scenarios: readonly [Scenario, ...Scenario[]] = [
  {
    name: 'invest',
    path: '/home',
    words: 'صندوق‌های برتر',
    last: 'section[aria-label="روند ارزش دارایی"] [role=slider]',
    press: 'button:has(.lucide-eye)',
  },
  { name: 'pma', path: '/pma', words: 'سبد آرامش' },
  { name: 'bank', path: '/card', words: 'شمارهٔ شبا' },
  { name: 'recommendations', path: '/recommendations', words: 'اول هدف، بعد محصول' },
  { name: 'support', path: '/faq', words: 'شروع کار و حساب کاربری', press: 'details' },
]

/** @throws Error when no scenario has the name */
export function findScenario(name: string): Scenario {
  const found = scenarios.find((area) => area.name === name)
  if (!found) throw new Error(`Unknown scenario: ${name}`)
  return found
}
