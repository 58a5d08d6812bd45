import { useTranslation } from '@sarv/shared/platform'
import { Page } from '@sarv/shared/ui/layout/page'
import styles from './voucher.module.css'
import { VoucherForm } from './voucher-form'

/** Screen of /voucher: the form of a gift code as a page. (BNK-038) */
export function VoucherScreen() {
  const { t } = useTranslation()
  return (
    <Page width="flow">
      <p className={styles.lead}>{t('voucher.lead')}</p>
      <VoucherForm />
    </Page>
  )
}
