import { expect, test } from '@jest/globals'
import { createSeal } from './seal'

const [old, current] = ['the key of last month, of 32 letters', 'the key of this month, of 32 letters']

test('PLT-121 what a former key has sealed is opened as long as it is listed', async () => {
  const sealed = await createSeal([old]).seal({ sub: 'nima' })
  expect(await createSeal([current, old]).open(sealed)).toEqual({ sub: 'nima' })
  expect(await createSeal([current]).open(sealed)).toBeUndefined()
})

test('PLT-121 what was changed since is not opened', async () => {
  const seal = createSeal([current])
  const sealed = await seal.seal({ sub: 'nima' })
  const [header, key, iv, text = '', tag] = sealed.split('.')
  const changed = [header, key, iv, `${text.startsWith('A') ? 'B' : 'A'}${text.slice(1)}`, tag].join('.')
  expect(await seal.open(changed)).toBeUndefined()
})
