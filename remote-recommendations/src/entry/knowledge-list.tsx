import type { Knowledge } from '@sarv/shared/contract/recommendation'
import { Card } from '@sarv/shared/ui/layout/card'
import { stack, typography } from '@sarv/shared/ui/layout/primitives'
import { KnowledgeIcon } from './knowledge-icon'
import styles from './knowledge-list.module.css'

/** List of knowledge items about a product: icon, optional title, description. (REC-001) */
export function KnowledgeList({ items }: { items: readonly Knowledge[] }) {
  return (
    <Card>
      <ul className={stack[20]}>
        {items.map(({ icon, title, description }) => (
          <li key={description} className={styles.item}>
            <KnowledgeIcon name={icon} />
            <div>
              {title && <h3 className={typography.row}>{title}</h3>}
              <p className={typography.secondary}>
                <bdi>{description}</bdi>
              </p>
            </div>
          </li>
        ))}
      </ul>
    </Card>
  )
}
