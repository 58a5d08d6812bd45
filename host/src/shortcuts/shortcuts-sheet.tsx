import { useTranslation } from '@sarv/shared/platform'
import { Checkbox } from '@sarv/shared/ui/fields/checkbox'
import { Sheet } from '@sarv/shared/ui/overlay/sheet'
import { Fragment } from 'react'
import { shortcuts } from './shortcut-keys'
import styles from './shortcuts-sheet.module.css'

/** List of the keyboard shortcuts with the switch that turns them off (WCAG 2.1.4). */
export function ShortcutsSheet({
  open,
  onClose,
  isOff,
  onSwitch,
}: {
  open: boolean
  onClose: () => void
  isOff: boolean
  onSwitch: (off: boolean) => void
}) {
  const { t } = useTranslation('host')
  return (
    <Sheet open={open} onClose={onClose} title={t('shortcuts.title')} description={t('shortcuts.text')}>
      <dl className={styles.list} data-off={isOff || undefined}>
        {shortcuts.map(({ id, keys }) => (
          <div key={id} className={styles.row}>
            <dt>{t(`shortcuts.${id}`)}</dt>
            <dd>
              {keys.map((key, index) => (
                <Fragment key={key}>
                  {index > 0 && <span className={styles.then}> {t('shortcuts.then')} </span>}
                  <kbd className={styles.key} translate="no">
                    {key}
                  </kbd>
                </Fragment>
              ))}
            </dd>
          </div>
        ))}
      </dl>
      <Checkbox checked={!isOff} onChange={(event) => onSwitch(!event.target.checked)}>
        {t('shortcuts.on')}
      </Checkbox>
    </Sheet>
  )
}
