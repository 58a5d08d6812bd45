import { profileQuery } from '@sarv/shared/api/profile-query'
import { Link, useFormat, useQuery, useTranslation } from '@sarv/shared/platform'
import { shortReceiver } from '@sarv/shared/stages/short-receiver'
import { Avatar } from '@sarv/shared/ui/avatar'
import { nameOf } from '../account/person'
import styles from './person-link.module.css'

/** Who is signed in, at the foot of the side bar. Nothing stands there until that is known. */
export function PersonLink() {
  const { t } = useTranslation('host')
  const { digits } = useFormat()
  const { data: person } = useQuery(profileQuery())
  if (!person) return <div className={styles.room} />
  const name = nameOf(person) || t('profile.nameless')
  return (
    <Link to="/profile" className={styles.person} title={name} aria-label={t('nav.profileOf', { name })}>
      <Avatar name={nameOf(person)} />
      <span className={styles.text}>
        <span className={styles.name}>{name}</span>
        <bdi dir="ltr" className={styles.mobile}>
          {digits(shortReceiver(person.preferred_username))}
        </bdi>
      </span>
    </Link>
  )
}
