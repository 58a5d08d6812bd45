import { describe, expect, test } from '@jest/globals'
import { commands } from './commands'
import { type CompletionSources, completeWords } from './complete-words'

const many = Array.from({ length: 30 }, (_, at) => `many_${at}`)

const sources: CompletionSources = {
  catalogued: async () => ['bank', 'invest'],
  folders: async () => ['bank', 'invest', 'savings'],
  published: async () => ['invest', 'pma', ...many],
  versions: async (remote) => (remote === 'pma' ? ['1.0.0', '1.1.0'] : ['2.0.0']),
}

describe('what a shell offers', () => {
  test.each([
    ['ro', ['rollback']],
    ['re', ['renew', 'resume', 'retire', 'revive']],
    ['rollback ', ['bank', 'invest']],
    ['kill in', ['invest']],
    ['publish s', ['savings']],
    ['promote pm', ['pma@1.0.0', 'pma@1.1.0']],
    ['promote pma@1.1', ['pma@1.1.0']],
    ['promote many_2', ['many_2', ...many.slice(20)].map((name) => `${name}@2.0.0`)],
    ['promote many', many.map((name) => `${name}@`)],
    ['promote pma@1.0.0 --per', ['--percent']],
    ['status --j', ['--json']],
    ['keys ', []],
    ['nothing ', []],
  ])('after "sarv %s"', async (line, expected) => {
    const found = await completeWords(line.split(' '), commands, sources)
    expect(found.map(({ name }) => name).sort()).toEqual([...expected].sort())
  })

  test('a command and an option come with what they do', async () => {
    const [command] = await completeWords(['roll'], commands, sources)
    const [option] = await completeWords(['rollback', '--dry'], commands, sources)
    expect([command?.description, option?.description]).toEqual([
      expect.stringContaining('Takes the canary back'),
      expect.stringContaining('changes nothing'),
    ])
  })
})
