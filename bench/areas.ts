/** A part of the app that one remote answers, and words of its own that are only there once it can be used. */
export interface Area {
  readonly name: string
  readonly path: string
  readonly words: string
}

/** One of each remote, for somebody who has invested; the first is where most visits begin. */
export const areas: readonly [Area, ...Area[]] = [
  { name: 'invest', path: '/home', words: 'صندوق‌های برتر' },
  { name: 'pma', path: '/pma', words: 'سبد آرامش' },
  { name: 'bank', path: '/card', words: 'شماره شبا' },
  { name: 'recommendations', path: '/recommendations', words: 'اول هدف، بعد محصول' },
  { name: 'support', path: '/faq', words: 'شروع کار و حساب کاربری' },
]

/** @throws Error when no area has the name */
export function areaOf(name: string): Area {
  const found = areas.find((area) => area.name === name)
  if (!found) throw new Error(`There is no area of ${name}`)
  return found
}
