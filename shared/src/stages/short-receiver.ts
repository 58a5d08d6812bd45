/**
 * Masks the receiver of a code to its first and last four digits; what is not a number of a phone stands there as it is.
 * @example shortReceiver('09120000004') // '0912 ••• 0004'
 */
export function shortReceiver(receiver: string): string {
  return receiver.length >= 10 ? `${receiver.slice(0, 4)} ••• ${receiver.slice(-4)}` : receiver
}
