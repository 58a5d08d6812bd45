import { Link, useFormat, useQuery, useTranslation } from '@sarv/shared/platform'
import { profileQuery } from '@sarv/shared/queries/profile-query'
import { shortReceiver } from '@sarv/shared/stages/short-receiver'
import { Avatar } from '@sarv/shared/ui/data/avatar'
import { OwnText } from '@sarv/shared/ui/data/own-text'
import { formatName } from '../account/person'
import styles from './person-link.module.css'

/** A link to the profile, named by all that stands in it: avatar, name and number, at the foot of the side bar; empty until the profile is loaded. */
export function PersonLink() {
  const { t } = useTranslation('host')
  const { digits } = useFormat()
  const { data: person } = useQuery(profileQuery())
  if (!person) return <div className={styles.room} />
  const name = formatName(person) || t('profile.nameless')
  return (
    <Link to="/profile" className={styles.person} title={name}>
      <Avatar name={formatName(person)} />
      <span className="visually-hidden">{t('nav.profileOf')} </span>
      <span className={styles.text}>
        <span className={styles.name}>
          <OwnText text={name} />
        </span>
        <bdi dir="ltr" translate="no" className={styles.mobile}>
          {digits(shortReceiver(person.preferred_username))}
        </bdi>
      </span>
    </Link>
  )
}
