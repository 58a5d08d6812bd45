/**
 * Isolates a number or code, which reads left to right, within a sentence of either direction (U+2066, U+2069).
 * @example t('otp.sentTo', { receiver: leftToRight('0912 ••• 0004') })
 */
export const leftToRight = (text: string): string => `\u2066${text}\u2069`
