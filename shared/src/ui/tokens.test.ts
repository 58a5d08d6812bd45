import { readFileSync } from 'node:fs'
import { expect, test } from '@jest/globals'
import { chartColour } from './chart/chart-colour'

const css = readFileSync(new URL('./tokens.css', `file://${__filename}`), 'utf8')

/** The custom properties of the block after a selector. */
function tokensAfter(selector: string): Map<string, string> {
  const block = css.slice(css.indexOf(selector)).match(/\{([^}]*)\}/)?.[1] ?? ''
  return new Map([...block.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [name, value]))
}

const light = tokensAfter('[data-theme="light"]')
const dark = tokensAfter('[data-theme="dark"]')
const system = tokensAfter(':root:not([data-theme])')

test('U19 a dark system and a chosen dark theme look the same, and have every token of the light one', () => {
  expect(system).toEqual(dark)
  expect([...dark.keys()]).toEqual([...light.keys()])
})

test('CON-20 a chart has twenty different colours in each theme, then they begin again', () => {
  for (const theme of [light, dark]) {
    const colours = Array.from({ length: 21 }, (_, index) => theme.get(/--(\w+)/.exec(chartColour(index))?.[1] ?? ''))
    expect(new Set(colours).size).toBe(20)
    expect(colours).not.toContain(undefined)
    expect(colours[20]).toBe(colours[0])
  }
})

/** WCAG 2.2: the relative luminance of `#rrggbb`. */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(one = '', other = ''): number {
  const [dim = 0, bright = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (bright + 0.05) / (dim + 0.05)
}

test.each([
  ['ink-1', 'bg', 4.5],
  ['ink-2', 'surface', 4.5],
  ['ink-3', 'sunken', 4.5],
  ['on-primary', 'primary', 4.5],
  ['on-soft', 'soft', 4.5],
  ['on-accent', 'accent', 4.5],
  ['accent-ink', 'accent-soft', 4.5],
  ['profit', 'profit-soft', 4.5],
  ['loss', 'loss-soft', 4.5],
  ['loss', 'bg', 4.5],
  ['on-loss', 'loss', 4.5],
  ['info', 'info-soft', 4.5],
  ['ink-1', 'warn-soft', 4.5],
  ['primary', 'bg', 4.5],
  ['line-strong', 'surface', 3],
  ['line-strong', 'bg', 3],
])('U19 %s on %s has a contrast of at least %p in both themes', (ink, ground, least) => {
  expect(contrast(light.get(ink), light.get(ground))).toBeGreaterThanOrEqual(least)
  expect(contrast(dark.get(ink), dark.get(ground))).toBeGreaterThanOrEqual(least)
})
