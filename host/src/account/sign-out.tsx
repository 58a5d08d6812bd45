import { useTranslation } from '@sarv/shared/platform'
import { Button } from '@sarv/shared/ui/actions/button'
import { Sheet } from '@sarv/shared/ui/overlay/sheet'
import { LogOut } from 'lucide-react'
import { useState } from 'react'
import { useServices } from '../services/services'

type Leaving = 'no' | 'asked' | 'leaving'

/** The sign-out button with its confirmation dialog; signs out here and at the identity provider (HST-050). */
export function SignOut() {
  const { tokens } = useServices()
  const { t } = useTranslation('host')
  const [at, setAt] = useState<Leaving>('no')
  const leave = () => {
    setAt('leaving')
    tokens.signOut().catch(() => setAt('no'))
  }
  return (
    <>
      <Button variant="quiet" block icon={LogOut} onClick={() => setAt('asked')}>
        {t('profile.signOut')}
      </Button>
      <Sheet
        open={at !== 'no'}
        onClose={() => setAt('no')}
        dismissible={at !== 'leaving'}
        title={t('profile.signOutTitle')}
        description={t('profile.signOutText')}
        action={
          <>
            <Button block loading={at === 'leaving'} onClick={leave}>
              {t('profile.signOut')}
            </Button>
            <Button block variant="quiet" disabled={at === 'leaving'} onClick={() => setAt('no')}>
              {t('profile.stay')}
            </Button>
          </>
        }
      />
    </>
  )
}
