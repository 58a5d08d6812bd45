/**
 * Focuses a control that a submission was refused for, in the middle of the page: its message stands below it, and a bar may
 * cover the edge.
 * @example if (!accepted) showInvalid(tick.current)
 */
export function showInvalid(control: HTMLElement | null): void {
  control?.focus({ preventScroll: true })
  control?.scrollIntoView({ block: 'center' })
}
