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

/** The page to which the help of every page leads, with the route of the page in the history state. */
const assistant = '/chatbot'

/** The header of the page: title, back button, room for the shell's own action, extras and help (HST-029, HST-030, HST-086). Some pages draw their own. */
export function Header({ at, action }: { at: FoundPage; action?: ReactNode }) {
  const { header, navigation } = useServices()
  const { t } = useTranslation('host')
  const { language } = useFormat()
  const { current } = useSnapshot(header)
  const exists = usePageExists()
  const { kind, title, back, extras } = toHeaderView(at.page, at.params, current, language, exists)
  if (kind === 'none') return null
  // A page's own help is help enough: it leads on to the assistant.
  const helps = exists(assistant) && !extras.some(({ icon }) => icon === 'circle-help')
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
        <span className={styles.action} data-last={extras.length === 0 || undefined}>
          {action}
        </span>
        {(helps || extras.length > 0) && (
          <div className={styles.extras} data-help={extras.length === 0 || undefined}>
            {extras.map((extra) => (
              <IconLink key={extra.to} icon={findIcon(extra)} label={extra.label} to={extra.to} />
            ))}
            {helps && (
              <span className={styles.help}>
                <IconLink icon={CircleHelp} label={t('help')} to={assistant} state={{ from: at.page.path }} />
              </span>
            )}
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
