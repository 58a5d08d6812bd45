import { expect, test } from '@jest/globals'
import { act, renderHook } from '@testing-library/react'
import type { Onboarding } from '../contract/onboarding'
import { fakeTab, TabProvider } from '../testing/fake-outbox'
import { useFlowMutation } from './use-flow-mutation'

const queryKey = ['pma', 'onboarding']
const at = (current_stage: string) => ({ current_stage }) as Onboarding

/** Something that the test lets go. */
function later<Value>() {
  let resolve: (value: Value) => void = () => undefined
  const promise = new Promise<Value>((yes) => {
    resolve = yes
  })
  return { promise, resolve }
}

function open(onResponse?: (next: Onboarding) => Promise<void>) {
  const { platform } = fakeTab()
  const { queryClient } = platform
  const answer = later<Onboarding>()
  const settled: Onboarding[] = []
  const { result } = renderHook(() => useFlowMutation(queryKey, (_: string) => answer.promise, onResponse), {
    wrapper: ({ children }) => <TabProvider platform={platform}>{children}</TabProvider>,
  })
  /** Asks for what a query holds; the server answers as the test says. */
  const ask = (key: readonly unknown[]) => {
    const { promise, resolve } = later<Onboarding>()
    void queryClient.prefetchQuery({ queryKey: key, queryFn: () => promise })
    return (value: Onboarding) => act(async () => resolve(value))
  }
  return {
    ask,
    send: () => act(async () => void result.current.mutateAsync('risk').then((next) => settled.push(next))),
    answer: (value: Onboarding) => act(async () => answer.resolve(value)),
    known: (key = queryKey) => queryClient.getQueryData(key),
    settled,
  }
}

test('the response of a submit replaces the flow', async () => {
  const { send, answer, known, settled } = open()
  await send()
  expect(known()).toBeUndefined()
  await answer(at('payment'))
  expect(known()).toEqual(at('payment'))
  expect(settled).toEqual([at('payment')])
})

test('an older response that is still in flight when a submit leaves or returns does not overwrite it', async () => {
  const { ask, send, answer, known } = open()
  const before = ask(queryKey)
  await send()
  await before(at('amount'))
  expect(known()).toBeUndefined()
  const meanwhile = ask(queryKey)
  await answer(at('payment'))
  await meanwhile(at('risk'))
  expect(known()).toEqual(at('payment'))
})

test('what else is on its way arrives', async () => {
  const { ask, send, answer, known } = open()
  const plans = ['pma', 'plans']
  const arrive = ask(plans)
  await send()
  await answer(at('payment'))
  await arrive(at('plans'))
  expect(known(plans)).toEqual(at('plans'))
})

test('a submit is under way until what else it changes has changed', async () => {
  const change = later<void>()
  const heard: Onboarding[] = []
  const { send, answer, known, settled } = open((next) => {
    heard.push(next)
    return change.promise
  })
  await send()
  await answer(at('payment'))
  expect(heard).toEqual([at('payment')])
  expect(known()).toEqual(at('payment'))
  expect(settled).toEqual([])
  await act(async () => change.resolve())
  expect(settled).toEqual([at('payment')])
})
