import { useTranslation } from '@sarv/shared/platform'
import { activationPath } from '@sarv/shared/rules/activation-path'
import { Button } from '@sarv/shared/ui/actions/button'
import { Sheet } from '@sarv/shared/ui/overlay/sheet'
import { useEffect, useState } from 'react'
import { InstallSheet } from '../install/install-sheet'
import { InstallSteps } from '../install/install-steps'
import { RegisterCode } from '../referral/register-code'
import { useServices } from '../services/services'
import { PromptSheet } from './prompt-sheet'
import { usePrompts } from './use-prompts'

/** Renders the dialogs of the shell: prompts of the home page, and the one that a refused API call requires (HST-041…044). */
export function Prompts() {
  const { navigation } = useServices()
  const { t } = useTranslation('host')
  const { required, leaveRequired } = useRequiredOnboarding()
  const { prompt, install, dismissOnce, dismissInstall, dismissReferral } = usePrompts()
  // One at a time: what a call requires comes first.
  const isOpen = (one: typeof prompt) => !required && prompt === one
  return (
    <>
      <PromptSheet
        open={required}
        words="onboarding"
        onClose={leaveRequired}
        onConfirm={() => {
          const { pathname, search } = navigation.place()
          leaveRequired()
          navigation.navigate(activationPath(`${pathname}${search}`))
        }}
      />
      <PromptSheet
        open={isOpen('activation')}
        words="activation"
        onClose={() => dismissOnce('activation')}
        onConfirm={() => {
          dismissOnce('activation')
          navigation.navigate('/onboarding')
        }}
      />
      <PromptSheet
        open={isOpen('funds')}
        words="funds"
        onClose={() => dismissOnce('funds')}
        onConfirm={() => {
          dismissOnce('funds')
          navigation.navigate('/funds')
        }}
      />
      <InstallSteps open={isOpen('install') && install === 'steps'} onDismiss={dismissInstall} />
      <InstallSheet open={isOpen('install') && install === 'prompt'} onDismiss={dismissInstall} />
      <Sheet
        open={isOpen('referral')}
        onClose={dismissReferral}
        title={t('prompts.referral.title')}
        description={t('prompts.referral.text')}
      >
        <RegisterCode
          onDone={dismissReferral}
          end={
            <Button block variant="quiet" onClick={dismissReferral}>
              {t('prompts.referral.skip')}
            </Button>
          }
        />
      </Sheet>
    </>
  )
}

/** State of the dialog that a call requires: however many calls were refused, it opens once (HST-041, ERR-04). */
function useRequiredOnboarding() {
  const { bus, navigation } = useServices()
  const [required, setRequired] = useState(false)
  useEffect(() => {
    const open = () => setRequired(navigation.place().pathname !== '/onboarding')
    bus.on('onboarding-required', open)
    return () => bus.off('onboarding-required', open)
  }, [bus, navigation])
  return { required, leaveRequired: () => setRequired(false) }
}
