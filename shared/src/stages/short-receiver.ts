/**
 * Masks the receiver of a code to its first and last four digits; a text that is not a phone number stays as it is.
 * @example shortReceiver('09120000004') // '0912 ••• 0004'
 */
export function shortReceiver(receiver: string): string {
  return receiver.length >= 10 ? `${receiver.slice(0, 4)} ••• ${receiver.slice(-4)}` : receiver
}
