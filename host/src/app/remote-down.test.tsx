import { beforeAll, expect, jest, test } from '@jest/globals'
import { session } from '@sarv/platform/client/session/session'
import { act, screen, within } from '@testing-library/react'
import { declaredPages } from '../testing/declared-pages'
import { pageRemote } from '../testing/page-remote'
import { renderHost } from '../testing/render-host'
import { App } from './app'

/** Which remotes answer; the others are machines that are down. */
const up = new Set<string>()

/** A container as a remote's entry exports it, whose screen is one sentence. */
function containerOf(path: string) {
  const lifecycles = {
    bootstrap: async () => undefined,
    mount: async ({ domElement }: { domElement: HTMLElement }) => domElement.append(`Here is ${path}`),
    unmount: async ({ domElement }: { domElement: HTMLElement }) => domElement.replaceChildren(),
  }
  return { init: () => undefined, get: async () => () => ({ default: lifecycles }) }
}

const pages = declaredPages().filter(({ owner, isPlanned }) => owner !== 'HOST' && !isPlanned)
const entryOf = (path: string) => `http://localhost${path}/remoteEntry.js`

/** One route of a remote, from an entry of its own: what is loaded once stays loaded. */
function remoteOf({ owner, isPublic: _, isPlanned: __, ...route }: (typeof pages)[number]) {
  const title = { fa: `بخش ${owner}`, en: owner }
  return pageRemote(owner.toLowerCase(), { title, entry: entryOf(route.path), routes: [route] })
}

beforeAll(() => {
  Object.assign(globalThis, { __webpack_init_sharing__: async () => undefined, __webpack_share_scopes__: {} })
  for (const { path } of pages)
    jest.doMock(
      entryOf(path),
      () => {
        if (!up.has(path)) throw new TypeError('Failed to fetch dynamically imported module')
        return containerOf(path)
      },
      { virtual: true },
    )
})

test.each(pages.map((page) => [page.owner, page.path, page] as const))(
  'F18 ERR-36 the remote %s is down: %s says so, and a retry opens it',
  async (_owner, path, page) => {
    const remote = remoteOf(page)
    const { user } = await renderHost(<App />, { path: path.replaceAll(/:\w+/g, '1'), remotes: [remote] })
    act(() => {
      session.current = { at: 'signed-in', sub: 'test' }
    })
    const card = await screen.findByRole('alert')
    expect(card).toHaveTextContent(`${remote.title.fa} باز نشد`)
    expect(card).toHaveTextContent('دارایی شما امن است')
    up.add(path)
    await user.click(within(card).getByRole('button', { name: 'تلاش دوباره' }))
    expect(await screen.findByText(`Here is ${path}`)).toBeVisible()
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  },
)
