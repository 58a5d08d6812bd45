import { useQuery, useTranslation } from '@sarv/shared/platform'
import { profileQuery } from '@sarv/shared/queries/profile-query'
import { debounceMs } from '@sarv/shared/rules/constants'
import { isNationalSerial } from '@sarv/shared/rules/national-serial'
import { sortBlocks } from '@sarv/shared/stages/page-blocks'
import { normalizeCode } from '@sarv/shared/text/digits'
import { ActionBar } from '@sarv/shared/ui/actions/action-bar'
import { OnlineButton } from '@sarv/shared/ui/actions/online-button'
import { TextInput } from '@sarv/shared/ui/fields/text-input'
import { Page } from '@sarv/shared/ui/layout/page'
import { stack } from '@sarv/shared/ui/layout/primitives'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { InfoBlock } from '../../stages/flow/info-block'
import { storedValue } from '../../stages/flow/stage-field'
import { StageHead } from '../../stages/flow/stage-head'
import type { StageScreenProps } from '../../stages/flow/stage-screen-props'

/** Characters of a serial. (CON-04) */
const serialLength = 10

/** Stage screen of the national card's serial, or the tracking code of its receipt. (BNK-020, VAL-08) */
export function BaseInfoStage({ flow, stage, submit, submitting }: StageScreenProps) {
  const { t } = useTranslation()
  const { data: person } = useQuery(profileQuery())
  const field = useRef<HTMLInputElement>(null)
  const [serial, type] = useState(() => storedValue(stage, 'national_serial'))
  const [judged, setJudged] = useState(false)
  const isRight = isNationalSerial(serial, person?.national_code ?? undefined)
  useEffect(() => {
    if (serial === '') return
    const timer = setTimeout(() => setJudged(true), debounceMs)
    return () => clearTimeout(timer)
  }, [serial])
  const send = (event: FormEvent) => {
    event.preventDefault()
    setJudged(true)
    if (isRight) void submit({ national_serial: normalizeCode(serial) })
    else field.current?.focus()
  }
  return (
    <Page width="flow">
      <StageHead flow={flow} stage={stage} title={t('onboarding.serial.title')} lead={t('onboarding.serial.lead')} />
      <form className={stack[20]} onSubmit={send} noValidate>
        <TextInput
          ref={field}
          label={t('onboarding.serial.label')}
          help={t('onboarding.serial.help')}
          error={judged && !isRight ? t('onboarding.serial.invalid') : undefined}
          digits
          inputMode="text"
          autoCapitalize="characters"
          // Invisible marks that a paste brings along are dropped before it is judged.
          maxLength={serialLength * 2}
          value={serial}
          onChange={({ target }) => {
            setJudged(false)
            type(target.value)
          }}
        />
        {sortBlocks(stage.wire).map((block) => (
          <InfoBlock key={`${block.component_name}-${block.priority}`} block={block} />
        ))}
        <ActionBar>
          <OnlineButton type="submit" block loading={submitting}>
            {t('stages.continue')}
          </OnlineButton>
        </ActionBar>
      </form>
    </Page>
  )
}
