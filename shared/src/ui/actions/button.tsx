import { Link } from '@sarv/shared/platform'
import type { LucideIcon } from 'lucide-react'
import type { ButtonHTMLAttributes, MouseEvent, ReactNode } from 'react'
import styles from './button.module.css'

interface Look {
  /** One `primary` a screen. @default 'primary' */
  variant?: 'primary' | 'tonal' | 'quiet' | 'ghost' | 'line'
  /** 52, 48 (two in a row) or 44 px high. @default 'l' */
  size?: 'l' | 'm' | 's'
  block?: boolean
  icon?: LucideIcon
  /** Turns the icon round in Persian; only for directions (look.md). */
  mirrored?: boolean
  children: ReactNode
}

export interface ButtonProps extends Look, Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children'> {
  /** Shows a spinner in the icon's place and ignores presses; the label, the width and the focus stay. */
  loading?: boolean
}

/**
 * Button: a press that does something here. Pay buttons repeat the amount in their label.
 * @example <Button icon={Lock} loading={paying} onClick={pay}>پرداخت ۵۰٬۰۰۰٬۰۰۰ ریال</Button>
 */
export function Button(props: ButtonProps) {
  const { variant, size, block, icon, mirrored, children, loading = false, onClick, type = 'button', ...rest } = props
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    // Not `disabled` while it works: that would throw the focus away. A submit must not go out twice either.
    if (loading) event.preventDefault()
    else onClick?.(event)
  }
  return (
    <button
      {...rest}
      {...lookOf(props)}
      type={type}
      aria-busy={loading || undefined}
      aria-disabled={loading || undefined}
      onClick={press}
    >
      <Content icon={icon} mirrored={mirrored} loading={loading}>
        {children}
      </Content>
    </button>
  )
}

/**
 * A link that looks like a button: `to` for a place of the app, `href` for another site.
 * @example <ButtonLink to="/funds" variant="tonal">دیدن صندوق‌ها</ButtonLink>
 */
export function ButtonLink(
  props: Look & ({ to: string; replace?: boolean; href?: never } | { href: string; to?: never }),
) {
  const content = (
    <Content icon={props.icon} mirrored={props.mirrored}>
      {props.children}
    </Content>
  )
  if (props.href !== undefined) {
    return (
      <a {...lookOf(props)} href={props.href} rel="noopener noreferrer" target="_blank">
        {content}
      </a>
    )
  }
  return (
    <Link {...lookOf(props)} to={props.to} replace={props.replace}>
      {content}
    </Link>
  )
}

function lookOf({ variant = 'primary', size = 'l', block }: Look) {
  return { className: styles.button, 'data-variant': variant, 'data-size': size, 'data-block': block || undefined }
}

function Content({
  icon: Icon,
  mirrored,
  loading,
  children,
}: Pick<Look, 'icon' | 'mirrored' | 'children'> & { loading?: boolean }) {
  return (
    <>
      {Icon && !loading && <Icon size={20} strokeWidth={2} className={mirrored ? 'mirrored' : undefined} aria-hidden />}
      {Icon && loading && <span className={styles.spinner} />}
      <span className={styles.label}>
        {!Icon && loading && <span className={`${styles.spinner} ${styles.floating}`} />}
        {children}
      </span>
    </>
  )
}
