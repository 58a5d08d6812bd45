import type { TabType } from '../shell/tabs'

/** Something that a key does in every page: opens a tab or the help, or works on the page that is shown. */
export type ShortcutId = TabType | 'HELP' | 'search' | 'hide' | 'refresh' | 'back' | 'list'

export interface Shortcut {
  readonly id: ShortcutId
  /** One key, or two after each other: letters as on a Latin keyboard. */
  readonly keys: readonly [string] | readonly [string, string]
}

export const shortcuts: readonly Shortcut[] = [
  { id: 'HOME', keys: ['g', 'h'] },
  { id: 'ASSET', keys: ['g', 'a'] },
  { id: 'INVEST', keys: ['g', 'i'] },
  { id: 'BANK', keys: ['g', 'c'] },
  { id: 'PROFILE', keys: ['g', 'p'] },
  { id: 'HELP', keys: ['g', 's'] },
  { id: 'search', keys: ['/'] },
  { id: 'hide', keys: ['h'] },
  { id: 'refresh', keys: ['r'] },
  { id: 'back', keys: ['b'] },
  { id: 'list', keys: ['?'] },
]

type KeyPress = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>

/**
 * The key of a press as shortcuts name it, also on a Persian keyboard, whose letters have the places of the Latin ones;
 * undefined for what belongs to the browser or to nothing.
 * @example keyOf({ key: 'ل', code: 'KeyG', … }) // 'g'
 */
export function keyOf({ key, code, ctrlKey, metaKey, altKey, shiftKey }: KeyPress): string | undefined {
  if (ctrlKey || metaKey || altKey) return undefined
  if (key === '?' || key === '؟') return '?'
  if (shiftKey) return undefined
  if (code === 'Slash') return '/'
  return /^Key([A-Z])$/.exec(code)?.[1]?.toLowerCase()
}

/**
 * What a key does after the one that was pressed before it: a shortcut, or the beginning of one.
 * @example nextStep('g', 'h') // { does: 'HOME' }
 */
export function nextStep(before: string | undefined, key: string): { does?: ShortcutId; waits?: string } {
  const found = shortcuts.find(({ keys: [first, second] }) =>
    second === undefined ? before === undefined && first === key : first === before && second === key,
  )
  if (found) return { does: found.id }
  return shortcuts.some(({ keys }) => keys.length === 2 && keys[0] === key) ? { waits: key } : {}
}

/** What takes letters itself: a field, a list with type-ahead, or a dialog over the page. */
export function takesLetters(target: EventTarget | null, page: Document): boolean {
  const own =
    target instanceof Element && target.closest('input, textarea, select, [contenteditable], [role="listbox"]')
  const isField = own instanceof Element && !own.matches('[type="radio"], [type="checkbox"], [type="button"]')
  return isField || page.querySelector('[role="dialog"], [role="alertdialog"], dialog[open]') !== null
}
