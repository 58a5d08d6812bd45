import type { Profile } from '@sarv/shared/contract/profile'
import { useTranslation } from '@sarv/shared/platform'
import { IconButton } from '@sarv/shared/ui/actions/icon-button'
import { KeyValues } from '@sarv/shared/ui/data/key-values'
import { EmailDrawer } from '@sarv/shared/ui/forms/email-drawer'
import { Card } from '@sarv/shared/ui/layout/card'
import { Pencil } from 'lucide-react'
import { useState } from 'react'
import { useIdentityRows } from '../account/use-identity-rows'
import styles from './user-info.module.css'

/** A card with mobile number, national code and e-mail; only the e-mail can be edited. */
export function ContactCard({ person }: { person: Profile }) {
  const { t } = useTranslation('host')
  const [editing, setEditing] = useState(false)
  const rows = [
    ...useIdentityRows(person),
    {
      key: t('userInfo.email'),
      value: (
        <span className={styles.email}>
          {person.email ? (
            <bdi dir="ltr" translate="no">
              {person.email}
            </bdi>
          ) : (
            t('userInfo.noEmail')
          )}
          <IconButton icon={Pencil} label={t('userInfo.editEmail')} onClick={() => setEditing(true)} />
        </span>
      ),
    },
  ]
  return (
    <>
      <Card as="section" label={t('userInfo.contact')} space="rows">
        <KeyValues rows={rows} />
      </Card>
      <EmailDrawer
        open={editing}
        onClose={() => setEditing(false)}
        current={person.email}
        onSaved={() => setEditing(false)}
      />
    </>
  )
}
