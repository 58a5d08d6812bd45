import { useTranslation } from '@sarv/shared/platform'
import { SectionHeader } from '@sarv/shared/ui/layout/section-header'
import { useHomeTexts } from '../home/use-home-texts'
import { LazyValueCurve } from './lazy-value-curve'
import styles from './portfolio-value.module.css'

/** Section of the curve of the portfolio value, with a title and what its percentage is. (D-120, D-178) */
export function ValueSection({ visible }: { visible: boolean }) {
  useHomeTexts()
  const { t } = useTranslation()
  return (
    <section className={styles.section} aria-labelledby="worth">
      <SectionHeader first id="worth" title={t('worth.title')} />
      <LazyValueCurve visible={visible} />
      <p className={styles.note}>{t('investHome:worth.note')}</p>
    </section>
  )
}
