import { Link, useTranslation } from '@sarv/shared/platform'
import { ChevronRight } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { typography } from './primitives'
import styles from './section-header.module.css'

/**
 * The title over a block, with «همه» when there is more.
 * @example <SectionHeader title="تراکنش‌های اخیر" unit="ریال" to="/bank/transactions" />
 */
export function SectionHeader({
  title,
  unit,
  to,
  linkLabel,
  end,
  first,
  level: Heading = 'h2',
  id,
}: {
  title: ReactNode
  /** Said once for the whole block. */
  unit?: string
  to?: string
  /** @default «همه» */
  linkLabel?: string
  end?: ReactNode
  /** Without the gap above. */
  first?: boolean
  level?: 'h2' | 'h3'
  id?: string
}) {
  const { t } = useTranslation('ui')
  const ownId = useId()
  const [heading, link] = [id ?? ownId, `${ownId}-link`]
  return (
    <div className={styles.header} data-first={first || undefined}>
      <div className={typography.section}>
        <Heading className={styles.title} id={heading}>
          {title}
        </Heading>
        {unit && (
          <>
            {' '}
            <span className={typography.captionFaint}>{unit}</span>
          </>
        )}
      </div>
      {to && (
        // «همه» says all of what only beside its heading.
        <Link to={to} id={link} aria-labelledby={`${link} ${heading}`} className={styles.link}>
          {linkLabel ?? t('seeAll')}
          <ChevronRight size={18} strokeWidth={2} className="mirrored" aria-hidden />
        </Link>
      )}
      {end}
    </div>
  )
}
