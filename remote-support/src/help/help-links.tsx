import { useFormat, useQuery, useTranslation } from '@sarv/shared/platform'
import { supportPhoneQuery } from '@sarv/shared/queries/support-phone-query'
import { LeftToRight } from '@sarv/shared/ui/data/left-to-right'
import { List, ListRow } from '@sarv/shared/ui/data/list-row'
import { Tile } from '@sarv/shared/ui/data/tile'
import { SectionHeader } from '@sarv/shared/ui/layout/section-header'
import { Phone, PhoneIncoming } from 'lucide-react'
import styles from './help-links.module.css'

/** What helps further where no question fits: the phone of the support and a call by an adviser. (SUP-025) */
export function HelpLinks() {
  const { t } = useTranslation()
  const { digits } = useFormat()
  const { data: phone } = useQuery(supportPhoneQuery())
  return (
    <section>
      <SectionHeader title={t('help.title')} />
      <List label={t('help.title')}>
        <ListRow
          to="/faq?form=counselling"
          tile={<Tile icon={PhoneIncoming} tone="blue" />}
          title={t('help.counselling')}
          caption={t('help.counsellingCaption')}
          chevron
        />
        {phone && (
          <ListRow
            tile={<Tile icon={Phone} tone="gray" />}
            title={t('help.phone')}
            end={
              <a className={styles.phone} href={`tel:${phone}`}>
                <LeftToRight>{digits(phone)}</LeftToRight>
              </a>
            }
          />
        )}
      </List>
    </section>
  )
}
