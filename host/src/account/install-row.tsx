import { useSnapshot, useTranslation } from '@sarv/shared/platform'
import { ListRow } from '@sarv/shared/ui/data/list-row'
import { Tile } from '@sarv/shared/ui/data/tile'
import { Smartphone } from 'lucide-react'
import { useState } from 'react'
import { chooseInstallRow } from '../install/install-offer'
import { installPrompt, showInstallPrompt } from '../install/install-prompt'
import { InstallSteps } from '../install/install-steps'
import { readDevice } from '../install/read-device'

/** A list row that installs the app: by the browser's prompt where it offers one, by the steps on Apple's devices (HST-049). */
export function InstallRow() {
  const { t } = useTranslation('host')
  const { state } = useSnapshot(installPrompt)
  const [showsSteps, setShowsSteps] = useState(false)
  const way = chooseInstallRow(readDevice(), state)
  if (way === 'none') return null
  return (
    <>
      <ListRow
        onPress={way === 'prompt' ? showInstallPrompt : () => setShowsSteps(true)}
        tile={<Tile icon={Smartphone} tone="green" />}
        title={t('install.row')}
        caption={t('install.light')}
        chevron
      />
      <InstallSteps open={showsSteps} onDismiss={() => setShowsSteps(false)} />
    </>
  )
}
