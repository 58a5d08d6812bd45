import { expect, test } from '@jest/globals'
import { compose, type Step } from './compose'

const around =
  (name: string): Step<string[]> =>
  async (said, next) => {
    said.push(`${name} before`)
    await next()
    said.push(`${name} after`)
  }

test('each step stands around those after it', async () => {
  const said: string[] = []
  await compose([around('outer'), around('inner')])(said)
  expect(said).toEqual(['outer before', 'inner before', 'inner after', 'outer after'])
})

test('what throws ends the rest, and those before it hear of it', async () => {
  const said: string[] = []
  const fault = new Error('refused')
  const refuses: Step<string[]> = async () => {
    throw fault
  }
  await expect(compose([around('outer'), refuses, around('never')])(said)).rejects.toBe(fault)
  expect(said).toEqual(['outer before'])
})

test('a step may run the rest again', async () => {
  const said: string[] = []
  const twice: Step<string[]> = async (_said, next) => {
    await next()
    await next()
  }
  await compose([twice, around('work')])(said)
  expect(said).toEqual(['work before', 'work after', 'work before', 'work after'])
})
