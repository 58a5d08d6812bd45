import { profileQuery } from '@sarv/shared/api/profile-query'
import { useFormat, useQuery, useTranslation } from '@sarv/shared/platform'
import { IconButton, IconLink } from '@sarv/shared/ui/icon-button'
import { Brand } from '@sarv/shared/ui/mark'
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
import { useSyncExternalStore } from 'react'
import type { PageAt } from '../page-at'
import { useServices } from '../services'
import { usePageExists } from '../use-page-exists'
import { backFrom } from './back-rules'
import { partOfDay } from './greeting'
import styles from './header.module.css'
import { type HeaderButton, headerView } from './header-view'

/** The page's title, the way back and what else the page offers (HST-029, HST-030). Some pages draw their own. */
export function Header({ at }: { at: PageAt }) {
  const { header, navigation } = useServices()
  const { t } = useTranslation('host')
  const { language } = useFormat()
  const said = useSyncExternalStore(header.subscribe, header.current)
  const exists = usePageExists()
  const { kind, title, back, extras } = headerView(at.page, at.params, said, language, exists)
  if (kind === 'none') return null
  const goBack = () => (typeof back === 'function' ? back() : back && navigation.move(back))
  return (
    <header className={styles.header}>
      <div className={styles.row} data-under={backFrom(at.page.back) ? '' : undefined}>
        {back !== undefined && (
          <span className={styles.back}>
            <IconButton icon={ArrowLeft} mirrored label={t('back')} onClick={goBack} />
          </span>
        )}
        {kind === 'logo' ? <HomeTitle title={title} /> : <Title text={title} />}
        {extras.length > 0 && (
          <div className={styles.extras}>
            {extras.map((extra) => (
              <IconLink key={extra.to} icon={iconOf(extra)} label={extra.label} to={extra.to} />
            ))}
          </div>
        )}
      </div>
    </header>
  )
}

/** Focusable, because a change of page puts the focus here. */
function Title({ text }: { text: string }) {
  return (
    <h1 className={styles.title} tabIndex={-1} data-page-title>
      {text}
    </h1>
  )
}

/** On phones the mark; where there is room, a greeting. */
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
        {name ? t(`greeting.${partOfDay(new Date().getHours())}`, { name }) : title}
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

function iconOf({ icon }: HeaderButton): LucideIcon {
  return (Object.hasOwn(icons, icon) ? icons[icon] : undefined) ?? SquareArrowOutUpRight
}
