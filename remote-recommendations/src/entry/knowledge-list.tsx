import type { Knowledge } from '@sarv/shared/contract/recommendation'
import { Card } from '@sarv/shared/ui/layout/card'
import { KnowledgeIcon } from './knowledge-icon'
import styles from './knowledge-list.module.css'

/** List of knowledge items about a product: icon, optional title, description. (REC-001) */
export function KnowledgeList({ items }: { items: readonly Knowledge[] }) {
  return (
    <Card>
      <ul className={styles.list}>
        {items.map(({ icon, title, description }) => (
          <li key={description} className={styles.item}>
            <KnowledgeIcon name={icon} />
            <div>
              {title && <h3 className={styles.title}>{title}</h3>}
              <p className={styles.text}>
                <bdi>{description}</bdi>
              </p>
            </div>
          </li>
        ))}
      </ul>
    </Card>
  )
}
