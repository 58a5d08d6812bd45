import { regulationFileName } from '@sarv/shared/rules/constants'

/**
 * The file name of a downloaded document: regulations all have the same, a contract its own (PLT-049, CON-06). Path
 * separators, reserved characters and bidi controls are removed.
 * @example toPdfFileName('قرارداد سبدگردانی') // 'قرارداد سبدگردانی.pdf'
 */
export function toPdfFileName(name: string | undefined): string {
  const sanitized = name
    ?.replace(/[\p{Cc}\p{Bidi_Control}/\\:*?"<>|]/gu, '')
    .replace(/^[.\s]+/, '')
    .trim()
  return sanitized ? `${sanitized}.pdf` : regulationFileName
}
