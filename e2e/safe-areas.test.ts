import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from '@jest/globals'
import { workspaceFiles } from './workspace-files'

const workspace = path.resolve(import.meta.dirname, '..')
const style = /^(?:host|shared|remote-\w+)\/src\/.*\.css$/

/** What may lie under a phone's home indicator or its clock, and why. */
const exceptions: Readonly<Record<string, string>> = {
  'host/src/not-started.css #not-started': 'its words stand in the middle',
  'host/src/override/override-badge.module.css .frame': 'a line that developers see',
  'host/src/rotate/rotate-notice.module.css .notice': 'its words stand in the middle',
  'shared/src/ui/overlay/sheet.module.css .scrim': 'a colour',
  'remote-support/src/chat/chat-screen.module.css .scrim': 'a colour',
  'shared/src/payment/ticket-picture.module.css .hidden': 'no one sees it',
}

test('U19 what is fixed to an edge of the window leaves a phone its safe area', () => {
  const found = workspaceFiles(workspace)
    .filter((file) => style.test(file))
    .flatMap((file) => {
      const text = readFileSync(path.join(workspace, file), 'utf8').replace(/\/\*.*?\*\//gs, '')
      const hasArea = (side: string) => text.includes(`env(safe-area-inset-${side})`)
      return [...text.matchAll(/([^{};]+)\{([^{}]*position: fixed[^{}]*)\}/g)].flatMap(
        ([, selector = '', rule = '']) => {
          const isAtTop = /inset(?:-block(?:-start)?)?: 0/.test(rule)
          const isAtBottom = /inset(?:-block(?:-end)?)?: 0|inset-block-end:/.test(rule)
          const name = `${file} ${selector.trim()}`
          const isSafe = (!isAtTop || hasArea('top')) && (!isAtBottom || hasArea('bottom'))
          return isSafe || name in exceptions ? [] : [name]
        },
      )
    })
  expect(found).toEqual([])
})
