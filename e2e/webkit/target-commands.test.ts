import { expect, test } from '@jest/globals'
import { TargetCommands } from './target-commands'

function commandsOfPage() {
  const sent: { id: number; method: string; params: { targetId: string; message: string } }[] = []
  return { sent, commands: new TargetCommands((text) => sent.push(JSON.parse(text))) }
}

test('a command is answered by its process, with a result or an error', async () => {
  const { commands, sent } = commandsOfPage()
  const [right, wrong] = [commands.run('page-1', 'Page.enable'), commands.run('page-1', 'Page.reload')]
  expect(sent.map(({ method, params }) => [method, params.targetId])).toEqual([
    ['Target.sendMessageToTarget', 'page-1'],
    ['Target.sendMessageToTarget', 'page-1'],
  ])
  expect(commands.answered({ id: sent[0]?.id ?? 0, result: { ok: true } })).toBe(true)
  commands.answered({ id: sent[1]?.id ?? 0, error: { message: 'not now' } })
  await expect(right).resolves.toEqual({ ok: true })
  await expect(wrong).rejects.toThrow('not now')
  expect(commands.answered({ method: 'Page.loadEventFired' })).toBe(false)
})

test('a command to a process that has ended fails, one to another process of the page does not', async () => {
  const { commands, sent } = commandsOfPage()
  const [left, open] = [commands.run('page-1', 'Runtime.evaluate'), commands.run('page-2', 'Runtime.evaluate')]
  commands.targetEnded('page-1')
  await expect(left).rejects.toThrow('WebKit Runtime.evaluate: its process has ended')
  commands.answered({ id: sent[1]?.id ?? 0, result: {} })
  await expect(open).resolves.toEqual({})
  const late = commands.run('page-1', 'Runtime.evaluate')
  commands.refused({ id: sent[2]?.id ?? 0, error: { message: 'Target not found' } })
  await expect(late).rejects.toThrow('Target not found')
})

test('a browser that has ended leaves no command open and takes none', async () => {
  const { commands } = commandsOfPage()
  const open = commands.run('page-1', 'Page.getCookies')
  commands.browserEnded()
  await expect(open).rejects.toThrow('its process has ended')
  await expect(commands.run('page-1', 'Page.getCookies')).rejects.toThrow('its process has ended')
})
