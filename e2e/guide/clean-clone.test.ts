import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { describeWhenDeep } from '@sarv/platform/testing/describe-when-deep'
import { type CleanClone, cleanClone, type RunningLine } from './clean-clone'
import { consoleCommands, withPlaceholders } from './console-commands'

// A newcomer's way in a fresh clone, without the network after the installation. It takes the ports of `pnpm start` and some
// ten minutes, so `pnpm test` leaves it to `pnpm test:deep`; guide-commands.test.ts is its quick core.

const workspace = path.resolve(import.meta.dirname, '../..')
const guide = readFileSync(path.join(workspace, 'docs/for-teams.md'), 'utf8')
const commands = consoleCommands(guide)

/** Without the line in which pnpm repeats the script that it runs. */
const withoutEcho = (text: string) => text.replace(/^\$ .*\n/m, '')

/** How the entry of a remote is answered that a page of the shell names. */
async function entryStatus([name, page]: readonly [string, string]): Promise<number> {
  const html = await (await fetch(`http://localhost:3000${page}`)).text()
  const [, entry = ''] = new RegExp(`"name":"${name}".*?"entry":"([^"]+)"`).exec(html) ?? []
  return (await fetch(entry)).status
}

let clone: CleanClone
describeWhenDeep('in a clean clone', () => {
  beforeAll(async () => {
    clone = await cleanClone()
  })
  afterAll(() => clone?.remove())

  describe('the guide docs/for-teams.md', () => {
    let shell: RunningLine
    beforeAll(async () => {
      shell = await clone.runUntil('pnpm start', /Ctrl-C ends everything/)
    })
    afterAll(() => shell?.interrupt())

    /** A version of the guide → the one that was published in its place. */
    const versions = new Map<string, string>()
    const shown = [...new Set(guide.match(/(?<=savings@)1\.0\.0-[0-9a-f]{8}/g))]
    const asHere = (line: string) => line.replace(/1\.0\.0-[0-9a-f]{8}/g, (version) => versions.get(version) ?? version)

    async function run(line: string): Promise<string> {
      if (/^pnpm sarv (?:dev|console)\b/.test(line)) {
        const running = await clone.runUntil(line, /Ctrl-C ends it\./)
        await running.interrupt()
        // What it says when it ends is not what a person sees who goes on.
        return running.text().replace(/\n(?:\S+ is out of .*|The console is closed\.)/, '')
      }
      const { code, text } = await clone.run(asHere(line))
      expect([line, code, code === 0 ? '' : text]).toEqual([line, 0, ''])
      const [, published] = /savings@(\S+) is published/.exec(text) ?? []
      if (published) versions.set(shown[versions.size] ?? '', published)
      return text
    }

    test.each(commands.map(({ line, output }) => [line, output] as const))(
      '%s prints what it shows',
      async (line, output) => {
        if (line.startsWith('pnpm sarv diff ')) await changeAWord()
        expect(withPlaceholders(withoutEcho(await run(line)))).toBe(withPlaceholders(output))
      },
    )

    /** What the guide asks for in words before its canary. */
    async function changeAWord(): Promise<void> {
      const file = path.join(clone.folder, 'remote-savings/locales/fa.json')
      writeFileSync(file, readFileSync(file, 'utf8').replace('کار می‌کند', 'تازه است'))
      await run('pnpm sarv publish savings')
    }
  })

  describe('remotes that were just created', () => {
    test.each([
      ['with React', 'pnpm sarv create loans --title-fa وام --title-en Loans --owner loan-team', 'loans'],
      ['without React', 'pnpm sarv create notes --title-fa یادداشت --title-en Notes --plain', 'notes'],
    ])('%s: linked at once, offline', async (_, line, name) => {
      const { code, text } = await clone.run(line)
      expect([code, text]).toEqual([0, expect.stringContaining(`remote-${name} is there`)])
      expect(text).not.toContain('not linked')
      expect(existsSync(path.join(clone.folder, `remote-${name}/node_modules`))).toBe(true)
    })

    test('pass `pnpm check`', async () => {
      const { code, text } = await clone.run('pnpm check')
      expect([code, code === 0 ? '' : text]).toEqual([0, ''])
      expect(text).toMatch(/\b0 failed/)
    })

    test.each(['loans', 'notes'])('pass `pnpm build remote-%s`', async (name) => {
      const { code, text } = await clone.run(`pnpm build remote-${name}`)
      expect([code, code === 0 ? '' : text]).toEqual([0, ''])
      expect(existsSync(path.join(clone.folder, `remote-${name}/dist/platform.json`))).toBe(true)
    })

    test('pass `pnpm build` with all the others', async () => {
      const { code, text } = await clone.run('pnpm build')
      expect([code, code === 0 ? '' : text]).toEqual([0, ''])
    })

    test.each([
      ['pnpm start', /Ctrl-C ends everything/],
      ['pnpm dev', /Sarv is open at/],
    ])('run in `%s` beside the others', async (line, shape) => {
      const shell = await clone.runUntil(line, shape)
      const pages = { loans: '/loans', notes: '/notes', support: '/faq' }
      const entries = await Promise.all(Object.entries(pages).map(entryStatus))
      await shell.interrupt()
      expect(entries).toEqual([200, 200, 200])
      expect(shell.text()).not.toMatch(/left out|go on without/)
    })
  })

  test('a page that its owner adds passes the checks of every page', async () => {
    const edit = (file: string, before: string, after: string) => {
      const place = path.join(clone.folder, 'remote-support', file)
      writeFileSync(place, readFileSync(place, 'utf8').replace(before, after))
    }
    const title = { fa: 'تماس با ما', en: 'Contact' }
    const route = { path: '/contact', title, header: 'title', back: 'history', tab: '/faq', extras: [] }
    edit('remote.json', '"routes": [', `"routes": [${JSON.stringify(route)},`)
    edit('src/routes.tsx', 'RemoteScreen[] = [', "RemoteScreen[] = [{ path: '/contact', screen: FaqScreen },")
    const checks = 'routes.test declared-pages e2e/pages e2e/requirements first-paint text-keys remote-down'
    const { code, text } = await clone.run(`node_modules/.bin/jest --selectProjects unit screens -- ${checks}`)
    expect([code, code === 0 ? '' : text]).toEqual([0, ''])
    expect(text).toMatch(/Tests: .* passed/)
  })
})
