import type { TestPerson } from '@sarv/platform/testing/control'
import { type Onboarding, submitOnboarding } from '@sarv/shared/contract/onboarding'
import { call } from '@sarv/shared/platform'
import { parseFlow } from '@sarv/shared/stages/stage'
import type { StageKey } from '@sarv/shared/stages/stage-key'
import { findStage } from '@sarv/shared/stages/stage-state'
import { withValues } from '@sarv/shared/stages/submission'
import { type MountedRemote, mountRemote } from '@sarv/shared/testing/mount-remote'
import { newPerson } from '@sarv/shared/testing/people'
import { testOrigins } from '@sarv/shared/testing/test-origins'
import { type ComponentType, useState } from 'react'
import en from '../../locales/en.json'
import fa from '../../locales/fa.json'
import type { StageScreenProps } from '../onboarding/flow/stage-screen-props'
import { driveOnboarding } from './onboarding-driver'

/** Creates a person whose onboarding stands at a stage. */
export async function personAtStage(
  stage: 'risk' | 'sign_contract' | 'additional_amount',
  options: { plan?: number } = {},
) {
  const { inbox } = testOrigins()
  const person = await newPerson('investor')
  const amount = stage === 'additional_amount' ? 2_000_000_000 : 600_000_000
  const { api, read, ...driver } = await driveOnboarding(person, { ...options, amount })
  await driver.pay()
  if (stage !== 'risk') await driver.survey()
  if (stage === 'additional_amount') await driver.sign()
  return { person, api, read, inbox, onboarding: driver.newest() }
}

/** What a rendered stage screen has done. */
export interface ScreenLog {
  readonly navigated: string[]
  /** The back arrow's state as the screen set it last. */
  back: Parameters<StageScreenProps['setBack']>[0]
  readonly submitted: Readonly<Record<string, unknown>>[]
}

/** Renders a stage screen in a fake host that caches the responses and logs navigation and submits. */
export async function renderStageScreen(
  StageScreen: ComponentType<StageScreenProps>,
  key: StageKey,
  { person, onboarding, readOnly = false }: { person: TestPerson; onboarding: Onboarding; readOnly?: boolean },
): Promise<MountedRemote & { readonly log: ScreenLog }> {
  const log: ScreenLog = { navigated: [], back: undefined, submitted: [] }
  const goNext = () => void log.navigated.push('next')
  const toOverview = () => void log.navigated.push('overview')
  const setBack: StageScreenProps['setBack'] = (back) => {
    log.back = back
  }
  function Host() {
    const [newest, setNewest] = useState(onboarding)
    const [view, openView] = useState<string>()
    const stage = findStage(parseFlow(newest), key)
    if (!stage) return null
    const submit: StageScreenProps['submit'] = async (values) => {
      log.submitted.push(values)
      const body = withValues({ ...newest, current_stage: stage.wire.key }, key, values)
      const next = await call(submitOnboarding, { body })
      setNewest(next)
      return next
    }
    return (
      <StageScreen {...{ onboarding: newest, stage, readOnly, view, openView, submit, goNext, toOverview, setBack }} />
    )
  }
  const screens = [{ path: '/pma/onboarding', screen: Host }]
  const dictionaries = { fa, en: async () => ({ default: en }) }
  const mounted = await mountRemote({ name: 'pma', screens, dictionaries }, { path: '/pma/onboarding', person })
  return { ...mounted, log }
}
