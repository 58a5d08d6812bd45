import { closeAside, isAsideClosed } from '@sarv/platform/client/aside'
import { usePlatform, useTranslation } from '@sarv/shared/platform'
import { Button } from '@sarv/shared/ui/actions/button'
import { IconButton } from '@sarv/shared/ui/actions/icon-button'
import { Keyboard, PanelRightClose, PanelRightOpen } from 'lucide-react'
import { useId, useRef, useState, useSyncExternalStore } from 'react'
import { useServices } from '../services/services'
import { shortcutList } from '../shortcuts/shortcut-state'
import { arrangeContext } from './arrange-context'
import styles from './context.module.css'
import { useDrawn } from './use-drawn'

/** The sections are shown together, since how high each one is depends on what it reads; one that hangs delays the others no longer. */
const timing = { earliest: 300, latest: 3_000 }

/**
 * What stands beside the page: the sections that remotes offer to the shell's slot, each with a life and a failure of its
 * own, under the button that closes the zone. Whether it is closed is remembered. (HST-074, HST-075)
 */
export function Context() {
  const { t } = useTranslation('host')
  const { directory } = useServices()
  const { sections, Section } = usePlatform()
  const title = useId()
  // Sections of remotes that this page does not carry are looked up.
  useSyncExternalStore(directory.subscribe, directory.known)
  const [isClosed, setClosed] = useState(() => isAsideClosed(document.cookie))
  const parts = useRef<HTMLDivElement>(null)
  const isDrawn = useDrawn(() => parts.current, { watches: !isClosed, ...timing })
  const toggle = () => {
    closeAside(!isClosed)
    setClosed(!isClosed)
  }
  return (
    <aside className={styles.context} aria-labelledby={title}>
      <div className={styles.head} data-closed={isClosed || undefined}>
        <h2 id={title} className={isClosed ? 'visually-hidden' : undefined}>
          {t('context.label')}
        </h2>
        <IconButton
          icon={isClosed ? PanelRightOpen : PanelRightClose}
          mirrored
          label={t(isClosed ? 'context.open' : 'context.close')}
          aria-expanded={!isClosed}
          onClick={toggle}
        />
      </div>
      {!isClosed && (
        <div ref={parts} className={styles.sections} data-drawn={isDrawn || undefined}>
          {arrangeContext(sections('context')).map((id) => (
            <Section key={id} id={id} />
          ))}
          {/* Alone in a box its words begin where those of the column do. */}
          <div>
            <Button
              variant="ghost"
              size="s"
              icon={Keyboard}
              onClick={() => {
                shortcutList.isOpen = true
              }}
            >
              {t('shortcuts.title')}
            </Button>
          </div>
        </div>
      )}
    </aside>
  )
}
