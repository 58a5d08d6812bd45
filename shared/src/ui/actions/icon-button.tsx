import { Link } from '@sarv/shared/platform'
import type { LucideIcon } from 'lucide-react'
import type { ButtonHTMLAttributes } from 'react'
import styles from './icon-button.module.css'

interface Look {
  icon: LucideIcon
  /** What the press does, for people who do not see the icon. */
  label: string
  /** Turns the icon round in Persian; only for directions (look.md). */
  mirrored?: boolean
}

/** Icon button: a 44 px square with a 22 px icon. @example <IconButton icon={Eye} label={t('hide')} aria-pressed={hidden} onClick={toggle} /> */
export function IconButton({
  icon: Icon,
  label,
  mirrored,
  type = 'button',
  ...rest
}: Look & Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'aria-label' | 'children'>) {
  return (
    <button {...rest} type={type} className={styles.button} aria-label={label} title={label}>
      <Icon size={22} strokeWidth={1.75} className={mirrored ? 'mirrored' : undefined} aria-hidden />
    </button>
  )
}

/** The same as a link to a place of the app. @example <IconLink icon={History} label={t('orders')} to="/fund-orders" /> */
export function IconLink({ icon: Icon, label, mirrored, to, state }: Look & { to: string; state?: unknown }) {
  return (
    <Link to={to} state={state} className={styles.button} aria-label={label} title={label}>
      <Icon size={22} strokeWidth={1.75} className={mirrored ? 'mirrored' : undefined} aria-hidden />
    </Link>
  )
}
