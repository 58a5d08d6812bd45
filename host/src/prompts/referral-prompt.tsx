import { useTranslation } from '@sarv/shared/platform'
import { Button } from '@sarv/shared/ui/actions/button'
import { Sheet } from '@sarv/shared/ui/overlay/sheet'
import { RegisterCode } from '../referral/register-code'

/** The sheet that asks a new person for a friend's referral code (HST-044). */
export function ReferralPrompt({ open, onDismiss }: { open: boolean; onDismiss: () => void }) {
  const { t } = useTranslation('host')
  return (
    <Sheet open={open} onClose={onDismiss} title={t('prompts.referral.title')} description={t('prompts.referral.text')}>
      <RegisterCode
        onDone={onDismiss}
        end={
          <Button block variant="quiet" onClick={onDismiss}>
            {t('prompts.referral.skip')}
          </Button>
        }
      />
    </Sheet>
  )
}
