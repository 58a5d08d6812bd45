import type { PageInfo } from '@sarv/shared/contract/onboarding'
import { useFormat } from '@sarv/shared/platform'
import { pictureAddress } from '@sarv/shared/rules/picture-address'
import { OwnText } from '@sarv/shared/ui/data/own-text'
import { Tile } from '@sarv/shared/ui/data/tile'
import { Card } from '@sarv/shared/ui/layout/card'
import { stack } from '@sarv/shared/ui/layout/primitives'
import { SectionHeader } from '@sarv/shared/ui/layout/section-header'
import styles from './info-block.module.css'
import { infoIcon } from './info-icon'

/** Block of facts that a stage shows: title, description, and lines with icon, label and value. (BNK-020, BNK-031) */
export function InfoBlock({ block: { title, description, infos } }: { block: PageInfo }) {
  const { digits } = useFormat()
  return (
    <section>
      {title && <SectionHeader first level="h3" title={<OwnText text={title} />} />}
      {description && (
        <p className={styles.description}>
          <OwnText text={description} />
        </p>
      )}
      <Card>
        <ul className={stack[12]}>
          {infos.map(({ key, icon, label, value }) => (
            <li key={`${key} ${label}`} className={styles.line}>
              <Tile icon={infoIcon(icon)} picture={icon === null ? undefined : pictureAddress(icon)} tone="gray" />
              <span>
                {label && <bdi className={styles.label}>{label}</bdi>}
                {value !== null && <bdi className={styles.value}>{digits(String(value))}</bdi>}
              </span>
            </li>
          ))}
        </ul>
      </Card>
    </section>
  )
}
