import { activationPath } from '@sarv/shared/rules/activation-path'
import { InstallSheet } from '../install/install-sheet'
import { InstallSteps } from '../install/install-steps'
import { useServices } from '../services/services'
import type { Prompt } from './choose-prompt'
import { PromptSheet } from './prompt-sheet'
import { ReferralPrompt } from './referral-prompt'
import type { usePrompts } from './use-prompts'

/** A prompt of the home page, or what a refused call requires. */
export type DuePrompt = Prompt | 'onboarding'

const confirmedPaths = { activation: '/onboarding', funds: '/funds' } as const

interface PromptDialogProps {
  readonly which: DuePrompt
  readonly open: boolean
  readonly prompts: ReturnType<typeof usePrompts>
  readonly leaveRequired: () => void
}

/** Renders one dialog of the shell. */
export function PromptDialog({ which, open, prompts, leaveRequired }: PromptDialogProps) {
  const { navigation } = useServices()
  const { install, dismissOnce, dismissInstall, dismissReferral } = prompts
  if (which === 'referral') return <ReferralPrompt open={open} onDismiss={dismissReferral} />
  if (which === 'install') {
    return (
      <>
        <InstallSteps open={open && install === 'steps'} onDismiss={dismissInstall} />
        <InstallSheet open={open && install === 'prompt'} onDismiss={dismissInstall} />
      </>
    )
  }
  if (which === 'onboarding') {
    return (
      <PromptSheet
        open={open}
        words={which}
        onClose={leaveRequired}
        onConfirm={() => {
          const { pathname, search } = navigation.place()
          leaveRequired()
          navigation.navigate(activationPath(`${pathname}${search}`))
        }}
      />
    )
  }
  return (
    <PromptSheet
      open={open}
      words={which}
      onClose={() => dismissOnce(which)}
      onConfirm={() => {
        dismissOnce(which)
        navigation.navigate(confirmedPaths[which])
      }}
    />
  )
}
