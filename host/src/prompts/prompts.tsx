import { lazyScreen } from '@sarv/shared/platform'
import { useEffect, useState } from 'react'
import { LatePart } from '../app/late-part'
import { useServices } from '../services/services'
import type { DuePrompt } from './prompt-dialog'
import { usePrompts } from './use-prompts'

/** A chunk of its own, loaded when one of them is due: what a page shows first is never a dialog. */
const PromptDialog = lazyScreen(async () => (await import('./prompt-dialog')).PromptDialog)

/** Renders the dialogs of the shell: prompts of the home page, and the one that a refused API call requires (HST-041…044). */
export function Prompts() {
  const { required, leaveRequired } = useRequiredOnboarding()
  const prompts = usePrompts()
  // One at a time: what a call requires comes first.
  const due = required ? 'onboarding' : prompts.prompt
  const { which, opening } = useLastDue(due)
  return (
    which && (
      <LatePart key={opening}>
        <PromptDialog which={which} open={which === due} prompts={prompts} leaveRequired={leaveRequired} />
      </LatePart>
    )
  )
}

/** State of the dialog that a call requires: it opens once for any number of refused calls (HST-041, ERR-04). */
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

/** A dialog closes as what it was; each opening is counted, and is an attempt of its own at loading it. */
function useLastDue(due: DuePrompt | undefined) {
  const [last, setLast] = useState({ due, which: due, opening: 0 })
  if (due !== last.due) setLast({ due, which: due ?? last.which, opening: last.opening + (due ? 1 : 0) })
  return last
}
