import type { ClipboardEvent } from 'react'
import { withoutInvisible } from '../../text/digits'

/**
 * A number or code as it was copied from a message, made to fit its field: without unseen marks, and without spaces and
 * dashes where they leave no room for the rest.
 * @example fitCode('\u200e001-122334-4', 10) // '0011223344'
 */
export function fitCode(text: string, room: number): string {
  const seen = withoutInvisible(text).trim()
  const fitting = seen.length > room ? seen.replace(/[\s\p{Pd}]/gu, '') : seen
  return fitting.slice(0, room)
}

/**
 * Pastes a code into a field that has a `maxLength`: a browser would cut the text there, and a mark in front would cost the
 * last digit. (T26)
 * @example <TextInput label={t('code')} maxLength={12} onPaste={pasteCode} … />
 */
export function pasteCode(event: ClipboardEvent<HTMLInputElement>): void {
  const input = event.currentTarget
  const { value, maxLength } = input
  const [start, end] = [input.selectionStart ?? value.length, input.selectionEnd ?? value.length]
  const room = maxLength < 0 ? Number.POSITIVE_INFINITY : maxLength - (value.length - (end - start))
  const text = event.clipboardData.getData('text')
  const code = fitCode(text, room)
  if (code === text) return
  event.preventDefault()
  input.setRangeText(code, start, end, 'end')
  input.dispatchEvent(new Event('input', { bubbles: true }))
}
