import { expect, test } from '@jest/globals'
import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import type { Onboarding } from '../contract/onboarding'
import { ExampleFlow } from '../testing/example-flow'
import { mountRemote } from '../testing/mount-remote'

const keys = ['reissue_card_confirm_otp', 'address', 'payment']
const block = (component_name: string, key: string, value: string | number) => ({
  component_name,
  title: null,
  description: null,
  priority: 1,
  infos: [{ key, value, icon: null, label: 'Bank' }],
})

/** What a server says that has come to a stage; the code may have been wrong. */
const at = (current: number, failed = false): Onboarding => ({
  onb_uuid: 'one',
  type: 'REISSUE_CARD',
  id: null,
  ds_code: null,
  plan_id: null,
  name: 'Example',
  logo: null,
  amount: null,
  minimum_investment_amount: null,
  current_stage: keys[current] ?? 'FINALIZE',
  stages: keys.map((key, index) => ({
    key: key.toUpperCase(),
    sort: index,
    title: key,
    status: failed && index === current ? 'FAILED' : index < current ? 'DONE' : 'ACTIVE',
    info_status: 'OPEN',
    description: null,
    message: failed && index === current ? ['Wrong'] : [],
    fields: [],
    page_info: [block('payment_amount', 'amount', 500_000), block('payment_methods', 'IPG', 'https://pay.example/1')],
  })),
})

async function open() {
  const sent: Onboarding[] = []
  const paid: string[] = []
  function Host() {
    const [wire, take] = useState(at(0))
    const submit = async (whole: Onboarding) => {
      sent.push(whole)
      const isWrong = whole.stages[0]?.fields[0]?.value === '11111'
      const next = isWrong ? at(0, true) : at(keys.indexOf(whole.current_stage.toLowerCase()) + 1)
      take(next)
      return next
    }
    const code = { receiver: '09121234567', expire_seconds: 119, sentAt: 0 }
    return <ExampleFlow {...{ wire, submit, code, sendCode: () => undefined, pay: (to) => void paid.push(to) }} />
  }
  const screens = [{ path: '/example', screen: Host }]
  const definition = { name: 'example', screens, dictionaries: { fa: {}, en: async () => ({ default: {} }) } }
  return { ...(await mountRemote(definition, { path: '/example' })), sent, paid, user: userEvent.setup() }
}

test('PLT-055 PLT-070 the documented three-stage flow runs from the code to the gateway', async () => {
  const { user, sent, paid, navigation } = await open()
  const code = await screen.findByRole('textbox')
  expect(screen.getByText('کد ۵ رقمی به \u2066۰۹۱۲ ••• ۴۵۶۷\u2069 پیامک شد.')).toBeVisible()
  await user.type(code, '11111')
  expect(await screen.findByText('Wrong')).toBeVisible()
  await user.type(code, '22222')
  await user.type(await screen.findByRole('textbox', { name: 'Unit' }), '7')
  await act(async () => navigation.navigator.go(-1))
  expect(await screen.findAllByRole('listitem')).toHaveLength(3)
  await user.click(screen.getByRole('button', { name: 'Continue' }))
  await user.click(await screen.findByRole('button', { name: 'Send' }))
  await user.click(await screen.findByRole('button', { name: /پرداخت/ }))
  await user.click(await screen.findByRole('button', { name: 'رفتن به درگاه' }))
  expect(paid).toEqual(['https://pay.example/1'])
  expect(sent.map(({ current_stage }) => current_stage)).toEqual([
    'REISSUE_CARD_CONFIRM_OTP',
    'REISSUE_CARD_CONFIRM_OTP',
    'ADDRESS',
  ])
  expect(sent.at(-1)?.stages[1]?.fields).toEqual([{ key: 'unit', value: '7' }])
})
