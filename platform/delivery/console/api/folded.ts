/** A text for comparison: one case, and one spelling of the two letters that Arabic keyboards write in another way. */
export function folded(text: string): string {
  return text.toLowerCase().replaceAll('ي', 'ی').replaceAll('ك', 'ک')
}
