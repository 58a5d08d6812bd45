import path from 'node:path'
import { expect, test } from '@jest/globals'
import { sourcesLike } from './workspace-files'

const sheets = sourcesLike(/\.css$/)
const productSheets = sheets.filter(([file]) => /^(?:host|shared|remote-\w+)\/src\//.test(file))

/** The rules for what is pointed at that a finger would leave behind: they stand outside `@media (hover: hover)`. */
function lastingHovers(css: string): string[] {
  const guarded = /@media \(hover: hover\) \{(?:[^{}]*\{[^{}]*\})*\s*\}/g
  return css.replaceAll(guarded, '').match(/[^{}\n]*:hover[^{}\n]*/g) ?? []
}

test('a rule for what is pointed at counts only where something points', () => {
  expect(sheets.filter(([, css]) => css.includes(':hover')).length).toBeGreaterThan(15)
  expect(sheets.flatMap(([file, css]) => lastingHovers(css).map((rule) => `${file}: ${rule.trim()}`))).toEqual([])
})

const hidesOutline = /outline(?:: (?:0|none)|-color: transparent);/
const marksInvalid = /\[aria-invalid="true"\]/
/** A rule for an invalid field with the focus that draws an outline. */
const outlinesFocused = /\[aria-invalid="true"\][^{]*:focus[^{]*\{[^}]*outline(?:-color)?: /

test('U19 a field without an outline of its own shows the focus when it is invalid too', () => {
  const fields = sheets.filter(([, css]) => hidesOutline.test(css) && marksInvalid.test(css))
  expect(fields.map(([file]) => path.basename(file)).toSorted()).toEqual([
    'amount-field.module.css',
    'text-input.module.css',
  ])
  expect(fields.filter(([, css]) => !outlinesFocused.test(css)).map(([file]) => file)).toEqual([])
})

test('U19 what moves for ever, or scrolls smoothly, has a rule for people who asked for less motion', () => {
  const moving = productSheets.filter(([, css]) => /animation:[^;]*infinite|scroll-behavior: smooth/.test(css))
  expect(moving.length).toBeGreaterThan(7)
  const unguarded = moving.filter(([, css]) => !css.includes('@media (prefers-reduced-motion: reduce)'))
  expect(unguarded.map(([file]) => file)).toEqual([])
})

/** What may lie under a phone's home indicator or its clock, and why. */
const withoutArea: Readonly<Record<string, string>> = {
  'host/src/not-started.css #not-started': 'its words stand in the middle',
  'host/src/override/override-badge.module.css .frame': 'a line that developers see',
  'host/src/rotate/rotate-notice.module.css .notice': 'its words stand in the middle',
  'shared/src/ui/overlay/sheet.module.css .scrim': 'a colour',
  'remote-support/src/chat/chat-screen.module.css .scrim': 'a colour',
  'shared/src/payment/ticket-picture.module.css .hidden': 'no one sees it',
}

test('U19 what is fixed to an edge of the window leaves a phone its safe area', () => {
  const found = productSheets.flatMap(([file, css]) => {
    const text = css.replace(/\/\*.*?\*\//gs, '')
    const hasArea = (side: string) => text.includes(`env(safe-area-inset-${side})`)
    return [...text.matchAll(/([^{};]+)\{([^{}]*position: fixed[^{}]*)\}/g)].flatMap(([, selector = '', rule = '']) => {
      const isAtTop = /inset(?:-block(?:-start)?)?: 0/.test(rule)
      const isAtBottom = /inset(?:-block(?:-end)?)?: 0|inset-block-end:/.test(rule)
      const name = `${file} ${selector.trim()}`
      const isSafe = (!isAtTop || hasArea('top')) && (!isAtBottom || hasArea('bottom'))
      return isSafe || name in withoutArea ? [] : [name]
    })
  })
  expect(found).toEqual([])
})
