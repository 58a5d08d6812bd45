import { regulationFileName } from '@sarv/shared/rules/constants'

/**
 * The name under which a document is saved: regulations all have the same, a contract its own (PLT-049, CON-06). What a
 * file system would take for a folder or what turns the name's direction round is left out.
 * @example savedName('قرارداد سبدگردانی') // 'قرارداد سبدگردانی.pdf'
 */
export function savedName(name: string | undefined): string {
  const plain = name
    ?.replace(/[\p{Cc}\p{Bidi_Control}/\\:*?"<>|]/gu, '')
    .replace(/^[.\s]+/, '')
    .trim()
  return plain ? `${plain}.pdf` : regulationFileName
}
