import type { Profile } from '@sarv/shared/contract/profile'
import { useFormat, useTranslation } from '@sarv/shared/platform'
import { Card } from '@sarv/shared/ui/card'
import { EmailDrawer } from '@sarv/shared/ui/email-drawer'
import { IconButton } from '@sarv/shared/ui/icon-button'
import { KeyValues } from '@sarv/shared/ui/key-values'
import { Pencil } from 'lucide-react'
import { useState } from 'react'
import { maskedNationalCode } from '../account/masked'
import styles from './user-info.module.css'

/** Who the person is to Sarv; only the e-mail is theirs to change. */
export function ContactCard({ person }: { person: Profile }) {
  const { t } = useTranslation('host')
  const { digits } = useFormat()
  const [editing, setEditing] = useState(false)
  const code = person.national_code
  const rows = [
    { key: t('profile.mobile'), value: <bdi dir="ltr">{digits(person.preferred_username)}</bdi> },
    {
      key: t('profile.nationalCode'),
      value: code ? <bdi dir="ltr">{digits(maskedNationalCode(code))}</bdi> : t('profile.noNationalCode'),
    },
    {
      key: t('userInfo.email'),
      value: (
        <span className={styles.email}>
          {person.email ? <bdi dir="ltr">{person.email}</bdi> : t('userInfo.noEmail')}
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
