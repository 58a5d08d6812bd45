import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { remoteFolders, workspace } from '@sarv/platform/delivery/build/packages'
import { hotTextsGlobal } from '@sarv/platform/delivery/development/hot-texts-global'
import { refreshGlobal } from '@sarv/platform/delivery/webpack/refresh-global'
import { openDevelopmentPlatform } from '../platform/development-platform'
import { type DevRemote, devRemote } from '../remotes/dev-remote'
import { expect, test } from '../test'

const overlay = (page: Page) => page.frameLocator('#webpack-dev-server-client-overlay').locator('body')
const says = (page: Page, words: string) => page.getByRole('main').getByRole('heading', { name: words })

/** Texts of what only a development page runs: overlay, its events, hot texts, Fast Refresh, module replacement. */
const marks = ['webpack-dev-server', '/development/events', hotTextsGlobal, refreshGlobal, 'hot-update']

test('nothing of a development page is in a production build', () => {
  for (const folder of [path.join(workspace, 'host'), ...remoteFolders()]) {
    const files = readdirSync(path.join(folder, 'dist'), { recursive: true, encoding: 'utf8' })
    const scripts = files.filter((file) => /\.c?js$/.test(file))
    expect(scripts.length, folder).toBeGreaterThan(0)
    for (const script of scripts) {
      const text = readFileSync(path.join(folder, 'dist', script), 'utf8')
      expect(
        marks.filter((mark) => text.includes(mark)),
        `${folder}/dist/${script}`,
      ).toEqual([])
    }
  }
})

test.describe('over the development servers', () => {
  let trial: DevRemote
  let development: Awaited<ReturnType<typeof openDevelopmentPlatform>>
  test.beforeAll(async () => {
    trial = devRemote('trial')
    trial.save('src/welcome-screen.tsx', '<Page width="flow">', '<Page width="flow"><input aria-label="note" />')
    writeFileSync(path.join(trial.folder, 'src/gallery.tsx'), gallery)
    development = await openDevelopmentPlatform(trial.folder)
  })
  test.afterAll(async () => {
    await development?.close()
    await trial.remove()
  })

  test('developing: texts, faults and new routes are on the page with the save, and what is typed stays @deep', async ({
    page,
    platform,
    signIn,
    watch,
  }) => {
    watch.expectComplaints(/remote-trial|host\/src\/main\.ts:3|the greeting is broken|Errors while compiling/)
    platform.answerForShell(development.answer)
    const shell = await (await page.request.get('/main.js')).text()
    expect(
      marks.filter((mark) => !shell.includes(mark)),
      'what production is searched for',
    ).toEqual([])
    await signIn(undefined, '/trial')
    await expect(says(page, 'این بخش کار می‌کند')).toBeVisible()
    const note = page.getByRole('textbox', { name: 'note' })
    await note.fill('typed')
    let loads = 0
    page.on('load', () => {
      loads += 1
    })

    await test.step('a changed word takes the place of the one before', async () => {
      trial.save('locales/fa.json', 'این بخش کار می‌کند', 'این بخش تازه شد')
      await expect(says(page, 'این بخش تازه شد')).toBeVisible()
      await expect(note).toHaveValue('typed')
    })

    await test.step('a build that fails is over the page until it is mended', async () => {
      trial.save('src/welcome-screen.tsx', '</Page>', '</Pag>')
      await expect(overlay(page)).toContainText('remote-trial/src/welcome-screen.tsx:16')
      await expect(overlay(page)).toContainText('Expected corresponding JSX closing tag')
      trial.save('src/welcome-screen.tsx', '</Pag>', '<p>mended</p></Page>')
      await expect(page.getByText('mended')).toBeVisible()
      await expect(overlay(page)).toHaveCount(0)
      await expect(note).toHaveValue('typed')
    })

    await test.step('an error of type is told in the same place', async () => {
      const message = "TS2322: Type 'string' is not assignable to type 'number'."
      development.find('types', { faults: [{ kind: 'types', file: 'host/src/main.ts', line: 3, message }] })
      await expect(overlay(page)).toContainText(`host/src/main.ts:3`)
      await expect(overlay(page)).toContainText(message)
      development.find('types', { faults: [] })
      await expect(overlay(page)).toHaveCount(0)
      await expect(note).toHaveValue('typed')
      expect(loads).toBe(0)
    })

    await test.step('a throw while rendering has its line in the source; the mended page comes back at its address', async () => {
      const hook = '  const { t } = useTranslation()\n'
      trial.save(
        'src/welcome-screen.tsx',
        hook,
        `${hook}  if (t('welcome.title')) throw new Error('the greeting is broken')\n`,
      )
      await expect(overlay(page)).toContainText('remote-trial/src/welcome-screen.tsx:9')
      await expect(overlay(page)).toContainText('the greeting is broken')
      trial.save('src/welcome-screen.tsx', `  if (t('welcome.title')) throw new Error('the greeting is broken')\n`, '')
      await expect(says(page, 'این بخش تازه شد')).toBeVisible()
      await expect(overlay(page)).toHaveCount(0)
      await expect(page).toHaveURL(`${platform.origin}/trial`)
    })

    await test.step('a new route is answered without a restart', async () => {
      await page.goto('/trial/later')
      await expect(page.getByText('این صفحه در حال حاضر وجود ندارد.')).toBeVisible()
      addRoute(trial, '/trial/later')
      await expect(says(page, 'این بخش تازه شد')).toBeVisible()
      await expect(page).toHaveURL(`${platform.origin}/trial/later`)
    })

    await test.step('the gallery has the states that the remote declares', async () => {
      await page.goto('/test')
      const shelf = page.getByRole('region', { name: 'آزمایش' })
      await expect(shelf.getByRole('heading', { name: 'خوشامد' })).toBeVisible()
      await expect(shelf.getByRole('heading', { name: 'این بخش تازه شد' })).toBeVisible()
    })
  })
})

/** A state of a screen, for the gallery of the shell. */
const gallery = `
import { defineGallery } from '@sarv/shared/gallery/define-gallery'
import fa from '../locales/fa.json'
import { WelcomeScreen } from './welcome-screen'

export default defineGallery({
  name: 'trial',
  dictionaries: { fa, en: () => import('../locales/en.json') },
  states: [{ name: 'welcome', title: { fa: 'خوشامد', en: 'Welcome' }, screen: WelcomeScreen, queries: [] }],
})
`

/** Adds a route as its team does: in the manifest and among the screens. */
function addRoute(trial: DevRemote, route: string): void {
  const manifest = path.join(trial.folder, 'remote.json')
  const { routes, ...more } = JSON.parse(readFileSync(manifest, 'utf8'))
  writeFileSync(manifest, JSON.stringify({ ...more, routes: [...routes, { ...routes[0], path: route }] }))
  trial.save(
    'src/routes.tsx',
    'screen: WelcomeScreen }]',
    `screen: WelcomeScreen }, { path: '${route}', screen: WelcomeScreen }]`,
  )
}
