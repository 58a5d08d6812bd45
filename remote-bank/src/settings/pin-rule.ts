import { toAsciiDigits } from '@sarv/shared/text/digits'

/** Digits of a card's PIN. */
const pinLength = 4

/** What is wrong with a new PIN: key of its sentence. */
export type PinError = 'short' | 'same' | 'row' | 'different'

/** The digits of what was typed or pasted into a PIN field, in ASCII. @example pinDigits('۱۲۳۴۵') // '1234' */
export function pinDigits(text: string): string {
  return toAsciiDigits(text).replace(/\D/g, '').slice(0, pinLength)
}

/**
 * What is wrong with a new PIN and its repetition; undefined when it may be set. Not one digit four times, nor digits in
 * a row, which are tried first with a stolen card. (BNK-073)
 * @example pinError('1234', '1234') // 'row'
 */
export function pinError(pin: string, repeated: string): PinError | undefined {
  if (pin.length !== pinLength) return 'short'
  const steps = new Set([...pin].slice(1).map((digit, place) => Number(digit) - Number(pin[place])))
  if (steps.size === 1) {
    if (steps.has(0)) return 'same'
    if (steps.has(1) || steps.has(-1)) return 'row'
  }
  return pin === repeated ? undefined : 'different'
}
