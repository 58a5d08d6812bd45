import type { Toast } from '@sarv/shared/ui/overlay/toast-region'

/** More toasts at once would hide the page. */
const maxToasts = 3

/** The toasts with one more at their end; a message that is shown already is said again, not twice. */
export function enqueueToast(shown: readonly Toast[], toast: Toast): readonly Toast[] {
  return [...shown.filter(({ message }) => message !== toast.message), toast].slice(-maxToasts)
}
