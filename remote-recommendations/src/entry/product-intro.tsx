import { useTranslation } from '@sarv/shared/platform'
import { Scene } from '@sarv/shared/ui/brand/scene'
import { typography } from '@sarv/shared/ui/layout/primitives'
import styles from './product-intro.module.css'

/** Introduction of the product: title, text and illustration. */
export function ProductIntro() {
  const { t } = useTranslation()
  return (
    <section className={styles.intro}>
      <div className={styles.words}>
        <h2 className={typography.section}>{t('intro.title')}</h2>
        <p className={styles.text}>{t('intro.text')}</p>
      </div>
      <div className={styles.scene}>
        <Scene kind="advice" width={112} />
      </div>
    </section>
  )
}
