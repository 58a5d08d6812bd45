import { profileQuery } from '@sarv/shared/api/profile-query'
import type { Profile } from '@sarv/shared/contract/profile'
import { useFormat, useQuery, useTranslation } from '@sarv/shared/platform'
import { Avatar } from '@sarv/shared/ui/avatar'
import { Badge } from '@sarv/shared/ui/badge'
import { Card } from '@sarv/shared/ui/card'
import { KeyValues } from '@sarv/shared/ui/key-values'
import { List, ListRow } from '@sarv/shared/ui/list-row'
import { LoadFailed } from '@sarv/shared/ui/load-failed'
import { Columns, Page } from '@sarv/shared/ui/page'
import { SectionHeader } from '@sarv/shared/ui/section-header'
import { Skeleton, SkeletonCard, SkeletonGroup } from '@sarv/shared/ui/skeleton'
import { Tile } from '@sarv/shared/ui/tile'
import { CircleHelp, Languages } from 'lucide-react'
import { LanguageSwitch } from '../language-switch'
import { maskedNationalCode } from './masked'
import { levelKey, nameOf } from './person'
import { ProfileLinks } from './profile-links'
import styles from './profile-screen.module.css'
import { SignOut } from './sign-out'
import { SupportPhone } from './support-phone'

/** who is signed in, the pages of the account, the language, help, and the way out. */
export function ProfileScreen() {
  const { t } = useTranslation('host')
  const query = useQuery(profileQuery())
  return (
    <Page>
      <Columns>
        <div>
          {query.data && <Person person={query.data} />}
          {query.isPending && <PersonSkeleton />}
          {query.isError && !query.data && <LoadFailed query={query} title={t('profile.error')} />}
        </div>
        <div>
          <SectionHeader title={t('profile.pages')} first />
          <ProfileLinks person={query.data} />
          <SectionHeader title={t('profile.app')} />
          <List>
            <ListRow
              to="/faq"
              tile={<Tile icon={CircleHelp} tone="blue" />}
              title={t('profile.questions')}
              caption={t('profile.questionsCaption')}
              chevron
            />
            <SupportPhone />
            <ListRow
              tile={<Tile icon={Languages} tone="gray" />}
              title={t('language.label')}
              caption={t('language.current')}
              end={<LanguageSwitch />}
            />
          </List>
          <div className={styles.leave}>
            <SignOut />
          </div>
        </div>
      </Columns>
    </Page>
  )
}

function Person({ person }: { person: Profile }) {
  const { t } = useTranslation('host')
  const { digits } = useFormat()
  const level = levelKey(person.level)
  const code = person.national_code
  const rows = [
    { key: t('profile.mobile'), value: <bdi dir="ltr">{digits(person.preferred_username)}</bdi> },
    {
      key: t('profile.nationalCode'),
      value: code ? <bdi dir="ltr">{digits(maskedNationalCode(code))}</bdi> : t('profile.noNationalCode'),
    },
    {
      key: t('profile.level'),
      value: (
        <Badge tone={level === '2' ? 'g' : 'w'}>
          {level ? t(`profile.levels.${level}`) : t('profile.unknownLevel')}
        </Badge>
      ),
    },
  ]
  return (
    <>
      <div className={styles.person}>
        <Avatar name={nameOf(person)} size={64} />
        <h2 className={styles.name}>{nameOf(person) || t('profile.nameless')}</h2>
      </div>
      <Card as="section" label={t('profile.account')}>
        <KeyValues rows={rows} />
      </Card>
    </>
  )
}

function PersonSkeleton() {
  return (
    <SkeletonGroup>
      <div className={styles.person}>
        <Skeleton width={64} height={64} radius={32} />
        <Skeleton width={148} height={24} />
      </div>
      <SkeletonCard height={144} />
    </SkeletonGroup>
  )
}
