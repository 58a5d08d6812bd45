import { useTranslation } from '@sarv/shared/platform'
import { Button } from '@sarv/shared/ui/button'
import { Sheet } from '@sarv/shared/ui/sheet'
import { useEffect, useState } from 'react'
import { RegisterCode } from '../referral/register-code'
import { useServices } from '../services'
import { PromptSheet } from './prompt-sheet'
import { usePrompts } from './use-prompts'

/** What the shell asks of its own accord, and the one thing it asks because a call needed it (HST-041…044). */
export function Prompts() {
  const { navigation } = useServices()
  const { t } = useTranslation('host')
  const { required, leaveRequired } = useRequiredOnboarding()
  const { prompt, answerOnce, answerReferral } = usePrompts()
  // One at a time: what a call needs comes first.
  const asks = (wanted: typeof prompt) => !required && prompt === wanted
  return (
    <>
      <PromptSheet
        open={required}
        words="onboarding"
        onClose={leaveRequired}
        onConfirm={() => {
          leaveRequired()
          navigation.navigate('/onboarding')
        }}
      />
      <PromptSheet
        open={asks('activation')}
        words="activation"
        onClose={() => answerOnce('activation')}
        onConfirm={() => {
          answerOnce('activation')
          navigation.navigate('/onboarding')
        }}
      />
      <PromptSheet
        open={asks('funds')}
        words="funds"
        onClose={() => answerOnce('funds')}
        onConfirm={() => {
          answerOnce('funds')
          navigation.navigate('/funds')
        }}
      />
      <Sheet
        open={asks('referral')}
        onClose={answerReferral}
        title={t('prompts.referral.title')}
        description={t('prompts.referral.text')}
      >
        <RegisterCode
          onDone={answerReferral}
          end={
            <Button block variant="quiet" onClick={answerReferral}>
              {t('prompts.referral.skip')}
            </Button>
          }
        />
      </Sheet>
    </>
  )
}

/** However many calls were refused, the question is one (HST-041, ERR-04). */
function useRequiredOnboarding() {
  const { bus, navigation } = useServices()
  const [required, setRequired] = useState(false)
  useEffect(() => {
    const ask = () => setRequired(navigation.place().pathname !== '/onboarding')
    bus.on('onboarding-required', ask)
    return () => bus.off('onboarding-required', ask)
  }, [bus, navigation])
  return { required, leaveRequired: () => setRequired(false) }
}
