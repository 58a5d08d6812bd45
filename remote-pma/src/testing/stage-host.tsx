import { type Onboarding, submitOnboarding } from '@sarv/shared/contract/onboarding'
import { call } from '@sarv/shared/platform'
import { flowOf } from '@sarv/shared/stages/stage'
import type { StageKey } from '@sarv/shared/stages/stage-key'
import { withValues } from '@sarv/shared/stages/submission'
import { freshPerson, type TestPerson } from '@sarv/shared/testing/control'
import { type MountedRemote, mountRemote } from '@sarv/shared/testing/mount-remote'
import { testOrigins } from '@sarv/shared/testing/test-origins'
import { type ComponentType, useState } from 'react'
import en from '../../locales/en.json'
import fa from '../../locales/fa.json'
import { stageOfKey } from '../onboarding/onboarding-flow'
import type { StagePart } from '../onboarding/stage-part'
import { walk } from './pma-walk'

/** Somebody whose portfolio is being made and stands at a stage. */
export async function somebodyAt(stage: 'risk' | 'sign_contract' | 'additional_amount', wish: { plan?: number } = {}) {
  const { inbox } = testOrigins()
  const person = await freshPerson(inbox, { kind: 'investor' })
  const amount = stage === 'additional_amount' ? 2_000_000_000 : 600_000_000
  const { api, read, ...way } = await walk(person, { ...wish, amount })
  await way.pay()
  if (stage !== 'risk') await way.survey()
  if (stage === 'additional_amount') await way.sign()
  return { person, api, read, inbox, onboarding: way.newest() }
}

export interface HostLog {
  readonly went: string[]
  /** What the part said of the arrow last. */
  back: Parameters<StagePart['setBack']>[0]
  readonly submitted: Readonly<Record<string, unknown>>[]
}

/** A part of the onboarding in a host that keeps the server's answers and writes down where it is sent. */
export async function openPart(
  Part: ComponentType<StagePart>,
  key: StageKey,
  { person, onboarding, readOnly = false }: { person: TestPerson; onboarding: Onboarding; readOnly?: boolean },
): Promise<MountedRemote & { readonly log: HostLog }> {
  const log: HostLog = { went: [], back: undefined, submitted: [] }
  const goOn = () => void log.went.push('on')
  const toStages = () => void log.went.push('stages')
  const setBack: StagePart['setBack'] = (back) => {
    log.back = back
  }
  function Host() {
    const [newest, take] = useState(onboarding)
    const [view, open] = useState<string>()
    const stage = stageOfKey(flowOf(newest), key)
    if (!stage) return null
    const submit: StagePart['submit'] = async (values) => {
      log.submitted.push(values)
      const body = withValues({ ...newest, current_stage: stage.wire.key }, key, values)
      const next = await call(submitOnboarding, { body })
      take(next)
      return next
    }
    return <Part {...{ onboarding: newest, stage, readOnly, view, open, submit, goOn, toStages, setBack }} />
  }
  const screens = [{ path: '/pma/onboarding', screen: Host }]
  const dictionaries = { fa, en: async () => ({ default: en }) }
  const mounted = await mountRemote({ name: 'pma', screens, dictionaries }, { path: '/pma/onboarding', person })
  return { ...mounted, log }
}
