import { useTranslation } from '@sarv/shared/platform'
import type { ReactNode } from 'react'
import { ScreenReaderOnly } from '../layout/screen-reader-only'
import styles from './skeleton.module.css'

/**
 * Skeleton of a screen that is loading: drawn after 150 ms, read out as «در حال بارگذاری».
 * @example <SkeletonGroup><Skeleton width={112} height={16} /><SkeletonCard rows={5} spark /></SkeletonGroup>
 */
export function SkeletonGroup({ children }: { children: ReactNode }) {
  const { t } = useTranslation('ui')
  return (
    <div className={styles.group} role="status" aria-busy="true">
      <ScreenReaderOnly>{t('loading')}</ScreenReaderOnly>
      <div aria-hidden="true">{children}</div>
    </div>
  )
}

/** One box, exactly as large as what will stand there. Numbers are px. @example <Skeleton width={236} height={36} radius={12} /> */
export function Skeleton({
  width = '100%',
  height = 16,
  radius = 8,
}: {
  width?: number | string
  height?: number | string
  radius?: number
}) {
  return <span className={styles.bone} style={{ inlineSize: width, blockSize: height, borderRadius: radius }} />
}

/** The place of a `<ListRow>`. */
export function SkeletonRow({ tile = true, spark = false }: { tile?: boolean; spark?: boolean }) {
  return (
    <div className={styles.row}>
      {tile && <Skeleton width={44} height={44} radius={12} />}
      <span className={styles.text}>
        <Skeleton width={84} height={14} />
        <Skeleton width={64} height={12} />
      </span>
      {spark && <Skeleton width={60} height={20} />}
      <span className={styles.number}>
        <Skeleton width={60} height={14} />
        <Skeleton width={40} height={12} />
      </span>
    </div>
  )
}

/** The place of a card: rows of a list, or one empty box. */
export function SkeletonCard({
  rows = 0,
  height = 68,
  tile,
  spark,
}: {
  rows?: number
  height?: number
  tile?: boolean
  spark?: boolean
}) {
  if (rows === 0) return <Skeleton height={height} radius={16} />
  return (
    <div className={styles.card}>
      {Array.from({ length: rows }, (_, row) => `row-${row}`).map((row) => (
        <SkeletonRow key={row} tile={tile} spark={spark} />
      ))}
    </div>
  )
}

/** The place of a `<Donut>`. */
export function SkeletonRing() {
  return (
    <div className={styles.ring}>
      <Skeleton width={224} height={224} radius={112} />
    </div>
  )
}

/** Boxes below each other. */
export function SkeletonStack({ children }: { children: ReactNode }) {
  return <div className={styles.stack}>{children}</div>
}
