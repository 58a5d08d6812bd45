import { shellName } from '@sarv/platform/contract/shell-name'
import { type Change, permissionOf, type RemoteDetail } from '@sarv/platform/delivery/console/contract'
import { useTranslation } from '@sarv/shared/platform'
import { commaList } from '@sarv/shared/text/comma-list'
import { Button, type ButtonProps } from '@sarv/shared/ui/actions/button'
import { Archive, Pause, Play, Power, PowerOff, Rocket, Undo2 } from 'lucide-react'
import { useState } from 'react'
import type { ChangeStart } from '../change/change-form'
import { ChangeSheet } from '../change/change-sheet'
import { LockButtons } from '../locks/lock-buttons'
import type { Lock } from '../locks/locks-of'
import { useReturned } from '../session/kept-typing'
import styles from './remote.module.css'

interface Action extends Pick<ButtonProps, 'icon' | 'mirrored' | 'variant' | 'disabled'> {
  readonly verb: Change['verb']
  /** The key of its name, where that is not its verb. */
  readonly text?: 'stopCanary'
}

/** What a person may change of a remote: each opens the sheet that asks for the reason. What they may not is said. */
export function RemoteActions({
  detail,
  locks,
  lockedBy,
}: {
  detail: RemoteDetail
  locks: readonly Lock[]
  /** Id of the text that says why nothing is promoted now. */
  lockedBy: string | undefined
}) {
  const { t, i18n } = useTranslation('console')
  const language = i18n.language === 'en' ? 'en' : 'fa'
  const [start, setStart] = useState(useReturned<ChangeStart>('change'))
  const { name, title, may } = detail.row
  const actions = actionsOf(detail, lockedBy !== undefined)
  const nameOf = ({ text, verb }: Action) => t(`verb.${text ?? verb}`)
  const missing = actions.filter(({ verb }) => !may.includes(permissionOf(verb)))
  return (
    <div className={styles.changes}>
      <div className={styles.actions}>
        {actions
          .filter((action) => !missing.includes(action))
          .map(({ verb, text, ...look }) => (
            <Button
              key={verb}
              size="s"
              variant="tonal"
              {...look}
              aria-describedby={verb === 'promote' ? lockedBy : undefined}
              onClick={() => setStart({ verb })}
            >
              {nameOf({ verb, text })}
            </Button>
          ))}
        <LockButtons
          of={{ name, title: title[language] }}
          locks={locks}
          mayLock={may.includes('lock')}
          mayUnlock={may.includes('unlock')}
        />
      </div>
      {missing.length > 0 && (
        <p className={styles.missing}>{t('mayNot', { verbs: commaList(missing.map(nameOf), language) })}</p>
      )}
      <ChangeSheet start={start} detail={detail} onClose={() => setStart(undefined)} />
    </div>
  )
}

function actionsOf({ row, versions }: RemoteDetail, isLocked: boolean): Action[] {
  const { version: running, previous, canary, killed } = row
  const isNew = versions.some(({ version }) => version !== running)
  return [
    { verb: 'promote', icon: Rocket, variant: 'primary', disabled: isLocked || !isNew },
    {
      verb: 'rollback',
      icon: Undo2,
      mirrored: true,
      disabled: !canary && !previous,
      ...(canary ? { text: 'stopCanary' } : {}),
    },
    ...(canary?.ramp ? [rampAction(canary.ramp.state === 'paused')] : []),
    ...(killed
      ? actionsOfKilled(row.name === shellName)
      : [{ verb: 'kill', icon: PowerOff, variant: 'line' } as const]),
  ]
}

/** What is off is switched on again, or taken out; the shell is never taken out. */
const actionsOfKilled = (isShell: boolean): Action[] => [
  { verb: 'revive', icon: Power },
  ...(isShell ? [] : [{ verb: 'retire', icon: Archive, variant: 'line' } as const]),
]

function rampAction(isPaused: boolean): Action {
  return isPaused ? { verb: 'resume', icon: Play, mirrored: true } : { verb: 'pause', icon: Pause }
}
