import { backMoveFor } from '@sarv/platform/client/navigation/back-rules'
import { useFormat, useQuery, useSnapshot, useTranslation } from '@sarv/shared/platform'
import { profileQuery } from '@sarv/shared/queries/profile-query'
import { IconButton, IconLink } from '@sarv/shared/ui/actions/icon-button'
import { Brand } from '@sarv/shared/ui/brand/logo'
import { OwnSentence, own } from '@sarv/shared/ui/data/own-sentence'
import {
  ArrowLeft,
  CircleHelp,
  Download,
  FileText,
  History,
  type LucideIcon,
  SquareArrowOutUpRight,
  X,
} from 'lucide-react'
import type { ReactNode } from 'react'
import type { FoundPage } from '../routing/find-page'
import { useServices } from '../services/services'
import { usePageExists } from '../services/use-page-exists'
import { partOfDay } from './greeting'
import styles from './header.module.css'
import { type HeaderButton, toHeaderView } from './header-view'

/** The header of the page: title, back button, room for the shell's own action, and extras (HST-029, HST-030). Some pages draw their own. */
export function Header({ at, action }: { at: FoundPage; action?: ReactNode }) {
  const { header, navigation } = useServices()
  const { t } = useTranslation('host')
  const { language } = useFormat()
  const { current } = useSnapshot(header)
  const exists = usePageExists()
  const { kind, title, back, extras } = toHeaderView(at.page, at.params, current, language, exists)
  if (kind === 'none') return null
  const goBack = () => (typeof back === 'function' ? back() : back && navigation.move(back))
  return (
    <header className={styles.header}>
      <div className={styles.row} data-under={backMoveFor(at.page.back) ? '' : undefined}>
        {back !== undefined && (
          <span className={styles.back}>
            <IconButton icon={ArrowLeft} mirrored label={t('back')} onClick={goBack} data-shortcut="back" />
          </span>
        )}
        {kind === 'logo' ? <HomeTitle title={title} /> : <Title text={title} />}
        <span className={styles.action}>{action}</span>
        {extras.length > 0 && (
          <div className={styles.extras}>
            {extras.map((extra) => (
              <IconLink key={extra.to} icon={findIcon(extra)} label={extra.label} to={extra.to} />
            ))}
          </div>
        )}
      </div>
    </header>
  )
}

/** The page title; focusable, because a navigation moves the focus here. */
function Title({ text }: { text: string }) {
  return (
    <h1 className={styles.title} tabIndex={-1} data-page-title>
      {text}
    </h1>
  )
}

/** The title of the home page: the logo on phones; where there is room, a greeting. */
function HomeTitle({ title }: { title: string }) {
  const { t } = useTranslation('host')
  const { data: person } = useQuery(profileQuery())
  const name = person?.first_name?.trim()
  return (
    <>
      <span className={styles.brand}>
        <Brand size={32} />
      </span>
      <h1 className={`${styles.title} ${styles.greeting}`} tabIndex={-1} data-page-title>
        {name ? <OwnSentence text={t(`greeting.${partOfDay(new Date().getHours())}`, { name: own(name) })} /> : title}
      </h1>
    </>
  )
}

const icons: Readonly<Record<string, LucideIcon>> = {
  'circle-help': CircleHelp,
  download: Download,
  'file-text': FileText,
  history: History,
  x: X,
}

function findIcon({ icon }: HeaderButton): LucideIcon {
  return (Object.hasOwn(icons, icon) ? icons[icon] : undefined) ?? SquareArrowOutUpRight
}
