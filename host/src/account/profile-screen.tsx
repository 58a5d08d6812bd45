import type { Profile } from '@sarv/shared/contract/profile'
import { lazyScreen, useQuery, useTranslation } from '@sarv/shared/platform'
import { profileQuery } from '@sarv/shared/queries/profile-query'
import { Avatar } from '@sarv/shared/ui/data/avatar'
import { Badge } from '@sarv/shared/ui/data/badge'
import { KeyValues } from '@sarv/shared/ui/data/key-values'
import { List, ListRow } from '@sarv/shared/ui/data/list-row'
import { OwnText } from '@sarv/shared/ui/data/own-text'
import { Tile } from '@sarv/shared/ui/data/tile'
import { QueryBoundary } from '@sarv/shared/ui/feedback/query-boundary'
import { Skeleton, SkeletonCard } from '@sarv/shared/ui/feedback/skeleton'
import { Card } from '@sarv/shared/ui/layout/card'
import { Columns, Page } from '@sarv/shared/ui/layout/page'
import { SectionHeader } from '@sarv/shared/ui/layout/section-header'
import { CircleHelp, Languages, Sparkles } from 'lucide-react'
import { LatePart } from '../app/late-part'
import { LanguageSwitch } from '../language/language-switch'
import { DataRow } from '../low-data/data-row'
import { usePageExists } from '../services/use-page-exists'
import { ShortcutsRow } from '../shortcuts/shortcuts-row'
import { ThemeRow } from '../theme/theme-row'
import { InstallRow } from './install-row'
import { formatName, toLevelKey } from './person'
import { ProfileLinks } from './profile-links'
import styles from './profile-screen.module.css'
import { SignOut } from './sign-out'
import { SupportPhone } from './support-phone'
import { useIdentityRows } from './use-identity-rows'

const LockRow = lazyScreen(async () => (await import('../lock/lock-row')).LockRow)

/** the profile: person, links of the account, language, support and sign-out. */
export function ProfileScreen() {
  const { t } = useTranslation('host')
  const exists = usePageExists()
  const query = useQuery(profileQuery())
  return (
    <Page>
      <Columns>
        <div>
          <QueryBoundary query={query} skeleton={<PersonSkeleton />} title={t('profile.error')}>
            {(person) => <Person person={person} />}
          </QueryBoundary>
        </div>
        <div>
          <SectionHeader title={t('profile.pages')} first />
          <ProfileLinks person={query.data} />
          <SectionHeader title={t('profile.app')} />
          <List>
            {exists('/chatbot') && (
              <ListRow
                to="/chatbot"
                tile={<Tile icon={Sparkles} tone="green" />}
                title={t('profile.assistant')}
                caption={t('profile.assistantCaption')}
                chevron
              />
            )}
            <ListRow
              to="/faq"
              tile={<Tile icon={CircleHelp} tone="blue" />}
              title={t('profile.questions')}
              caption={t('profile.questionsCaption')}
              chevron
            />
            <SupportPhone />
            <InstallRow />
            <LatePart>
              <LockRow />
            </LatePart>
            <ListRow
              tile={<Tile icon={Languages} tone="gray" />}
              title={t('language.label')}
              caption={t('language.current')}
              end={<LanguageSwitch />}
            />
            <ThemeRow />
            <DataRow />
            <ShortcutsRow />
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
  const level = toLevelKey(person.level)
  const rows = [
    ...useIdentityRows(person),
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
        <Avatar name={formatName(person)} size={64} />
        <h2 className={styles.name}>
          <OwnText text={formatName(person) || t('profile.nameless')} />
        </h2>
      </div>
      <Card as="section" label={t('profile.account')}>
        <KeyValues rows={rows} />
      </Card>
    </>
  )
}

function PersonSkeleton() {
  return (
    <>
      <div className={styles.person}>
        <Skeleton width={64} height={64} radius={32} />
        <Skeleton width={148} height={24} />
      </div>
      <SkeletonCard height={144} />
    </>
  )
}
