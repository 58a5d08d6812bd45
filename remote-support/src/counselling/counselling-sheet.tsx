import { counsellingTopics, requestCounselling } from '@sarv/shared/contract/user-counselling'
import { call, useMutation, useQuery, useTranslation } from '@sarv/shared/platform'
import { profileQuery } from '@sarv/shared/queries/profile-query'
import { Button } from '@sarv/shared/ui/actions/button'
import { OnlineButton } from '@sarv/shared/ui/actions/online-button'
import { SelectInput } from '@sarv/shared/ui/fields/select-input'
import { TextArea, TextInput } from '@sarv/shared/ui/fields/text-input'
import { stack } from '@sarv/shared/ui/layout/primitives'
import { Sheet } from '@sarv/shared/ui/overlay/sheet'
import { type FormEvent, useId, useState } from 'react'
import { bareMobile, type CounsellingDraft, validateCounselling } from './counselling-form-rules'

/**
 * Form that asks for a call by an adviser; name and mobile begin as the person's own. What was typed stays while the page
 * does, also when the form is closed or refused. (SUP-026)
 */
export function CounsellingSheet({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useTranslation()
  const form = useId()
  const { data: person } = useQuery(profileQuery())
  const [typed, setTyped] = useState<Partial<CounsellingDraft>>({})
  const [tried, setTried] = useState(false)
  const draft: CounsellingDraft = {
    name: person ? `${person.first_name ?? ''} ${person.last_name ?? ''}`.trim() : '',
    mobile: person?.preferred_username ?? '',
    topic: '',
    message: '',
    ...typed,
  }
  const problems = validateCounselling(draft)
  const request = useMutation({
    mutationFn: () => call(requestCounselling, { body: { ...draft, mobile: bareMobile(draft.mobile) } }),
    onSuccess() {
      setTyped({})
      setTried(false)
    },
  })
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setTried(true)
    const [first] = Object.keys(problems)
    if (first === undefined) request.mutate()
    else event.currentTarget.querySelector<HTMLElement>(`[name="${first}"]`)?.focus()
  }
  const close = () => {
    request.reset()
    onClose()
  }
  const field = (name: keyof CounsellingDraft) => {
    const problem = tried ? problems[name] : undefined
    return {
      name,
      label: t(`counselling.${name}`),
      value: draft[name],
      onChange: (event: { target: { value: string } }) => setTyped({ ...typed, [name]: event.target.value }),
      error: problem && t(problem),
    }
  }
  return (
    <Sheet
      open={open}
      onClose={close}
      dismissible={!request.isPending}
      title={request.isSuccess ? t('counselling.sent') : t('counselling.title')}
      description={request.isSuccess ? t('counselling.sentText') : t('counselling.text')}
      action={
        request.isSuccess ? (
          <Button block onClick={close}>
            {t('counselling.done')}
          </Button>
        ) : (
          <OnlineButton type="submit" form={form} block loading={request.isPending}>
            {t('counselling.send')}
          </OnlineButton>
        )
      }
    >
      {!request.isSuccess && (
        <form id={form} className={stack[16]} onSubmit={submit} noValidate>
          <TextInput {...field('name')} autoComplete="name" maxLength={120} />
          <TextInput {...field('mobile')} digits inputMode="tel" autoComplete="tel" maxLength={20} />
          <SelectInput
            {...field('topic')}
            placeholder={t('counselling.chooseTopic')}
            options={counsellingTopics.map((topic) => ({ value: topic, label: t(`counselling.topics.${topic}`) }))}
          />
          <TextArea {...field('message')} rows={4} maxLength={2000} dir="auto" />
        </form>
      )}
    </Sheet>
  )
}
