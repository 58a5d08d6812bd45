import styles from './switch.module.css'

/**
 * Switch of one thing that is on or off at once, without a form to send.
 * @example <Switch label="پیامک: فروش واحد" on={choice.sms} onChange={(sms) => choose.mutate({ kind: 'SALE', sms })} />
 */
export function Switch({
  label,
  on,
  onChange,
  disabled = false,
  describedBy,
}: {
  label: string
  on: boolean
  onChange: (on: boolean) => void
  /** It stays in the order of the tab key, so that the reason in `describedBy` is read out. */
  disabled?: boolean
  describedBy?: string
}) {
  return (
    <button
      type="button"
      role="switch"
      aria-checked={on}
      aria-label={label}
      aria-disabled={disabled || undefined}
      aria-describedby={describedBy}
      className={styles.switch}
      onClick={() => {
        if (!disabled) onChange(!on)
      }}
    >
      <SwitchMark on={on} />
    </button>
  )
}

/** What a switch looks like, for a row that is a switch as a whole. */
export function SwitchMark({ on }: { on: boolean }) {
  return (
    <span className={styles.track} data-on={on || undefined} aria-hidden>
      <span className={styles.thumb} />
    </span>
  )
}
