import { useEffect, useState } from 'react'
import styles from './toast-region.module.css'

export interface Toast {
  id: string | number
  message: string
  /** At most one. */
  action?: { label: string; run: () => void }
}

/** How long a toast stays, in ms; with an action twice as long, and as long as it is pointed at or focused. */
const stay = 4000

/**
 * Where toasts appear: above the tab bar or the action bar, at the start of wide screens; at the top while a sheet is open, whose
 * button they would cover. Live region of the toasts, mounted once, always, so that screen readers know the region before
 * its first message. Never for errors about money. (D-124)
 * @example <ToastRegion toasts={toasts} onDone={(id) => remove(id)} />
 */
export function ToastRegion({ toasts, onDone }: { toasts: readonly Toast[]; onDone: (id: Toast['id']) => void }) {
  return (
    // `aria-live` in words keeps it heard while an open dialog hides the rest of the page.
    <div role="status" aria-live="polite">
      <ul className={styles.region}>
        {toasts.map((toast) => (
          <ToastItem key={toast.id} toast={toast} onDone={onDone} />
        ))}
      </ul>
    </div>
  )
}

function ToastItem({ toast, onDone }: { toast: Toast; onDone: (id: Toast['id']) => void }) {
  const { id, message, action } = toast
  const [held, hold] = useState(false)
  useEffect(() => {
    if (held) return
    const timer = setTimeout(() => onDone(id), action ? 2 * stay : stay)
    return () => clearTimeout(timer)
  }, [held, id, action, onDone])
  return (
    <li
      className={styles.toast}
      onPointerEnter={() => hold(true)}
      onPointerLeave={() => hold(false)}
      onFocus={() => hold(true)}
      onBlur={() => hold(false)}
    >
      <span className={styles.text}>{message}</span>
      {action && (
        <button
          type="button"
          className={styles.action}
          onClick={() => {
            action.run()
            onDone(id)
          }}
        >
          {action.label}
        </button>
      )}
    </li>
  )
}
