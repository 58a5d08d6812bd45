import { pageDataId } from '../../../contract/page-data'
import type { DevelopmentEvent } from '../development-events'
import type { Fault } from '../fault'
import { replaceTexts } from './hot-texts'
import { nextStep, type ThrownFault } from './next-step'
import { showFaults } from './show-faults'
import { listenToErrors } from './thrown-errors'

// Entry of every page of `pnpm dev`, before the shell's own: error overlay, reload with another catalogue, hot texts.

const { revision } = JSON.parse(document.getElementById(pageDataId)?.textContent ?? '') as { revision: number }
const thrown: ThrownFault[] = []
let last: DevelopmentEvent = { faults: [], builtAt: 0, revision }

function follow(event: DevelopmentEvent): void {
  last = event
  const step = nextStep(event, { revision, thrown })
  if (step === 'reload') location.reload()
  else showFaults(step)
}

async function locate({ message, stack = '' }: Error): Promise<Fault> {
  const response = await fetch('/development/errors', { method: 'POST', body: JSON.stringify({ message, stack }) })
  return response.json()
}

replaceTexts()
listenToErrors((error, isCaught) => {
  const at = Date.now()
  void locate(error)
    .catch((): Fault => ({ kind: 'runtime', message: error.message }))
    .then((fault) => {
      thrown.push({ fault, at, isFatal: isCaught })
      follow(last)
    })
})
new EventSource('/development/events').onmessage = ({ data }) => follow(JSON.parse(data))
