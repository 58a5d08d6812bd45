import { expect, test } from '@jest/globals'
import { chooseStrategy, type WorkerPlan, type WorkerRequest } from './worker-plan'

const origin = 'https://app.example'
const plan: WorkerPlan = {
  deployment: '1',
  page: { path: '/home', digests: [], headers: {} },
  first: [],
  api: [],
  shell: ['/main.0a1b2c3d.js', '/main.0a1b2c3d.css'],
  remotes: ['https://invest.example/1.0.0-aa/', 'https://bank.example/2.1.0/'],
}
const page: WorkerRequest = { method: 'GET', mode: 'navigate', destination: 'document', url: `${origin}/home` }
const script: WorkerRequest = { method: 'GET', mode: 'cors', destination: 'script', url: `${origin}/main.0a1b2c3d.js` }
const read: WorkerRequest = {
  method: 'GET',
  mode: 'cors',
  destination: '',
  url: 'https://api.example/fund/api/v1/user_asset/',
}

test.each<[string, string, WorkerRequest]>([
  ['a page', 'page', page],
  ['a page with a query', 'page', { ...page, url: `${origin}/callback?code=1&state=2` }],
  ['the hidden frame of a renewal', 'network', { ...page, destination: 'iframe' }],
  ['the page of the identity provider', 'network', { ...page, url: 'https://id.example/auth' }],
  ['a form that is posted', 'network', { ...page, method: 'POST' }],
  ['the health of the server', 'network', { ...page, url: `${origin}/health` }],
  ['the look-up of a remote', 'network', { ...page, url: `${origin}/remotes?at=/voucher` }],
  ['which versions may run', 'network', { ...page, url: `${origin}/versions` }],
  ['a dictionary of pages', 'network', { ...page, url: `${origin}/page-dictionaries/k3y-_of` }],
  ['the page of an old browser', 'network', { ...page, url: `${origin}/old-browser` }],
  ['the way into a preview', 'network', { ...page, url: `${origin}/previews/eyJ0.eyJu.x-_7` }],
  ['the way into a page of a developer', 'network', { ...page, url: `${origin}/overrides/Nq3-x_7` }],
  ['the asset links', 'network', { ...page, url: `${origin}/.well-known/assetlinks.json` }],
  ['a script of the shell', 'file', script],
  ['a style of the shell', 'file', { ...script, destination: 'style', url: `${origin}/main.0a1b2c3d.css` }],
  ['a script that is opened as a page', 'network', { ...script, mode: 'navigate', destination: 'document' }],
  ['a script that is framed as a page', 'network', { ...script, mode: 'navigate', destination: 'iframe' }],
  ['a script of another build', 'network', { ...script, url: `${origin}/main.ffffffff.js` }],
  ['the same with a query', 'network', { ...script, url: `${script.url}?x` }],
  ['a script of a remote', 'file', { ...script, url: 'https://invest.example/1.0.0-aa/remoteEntry.js' }],
  ['one of another version', 'network', { ...script, url: 'https://invest.example/1.0.0-bb/remoteEntry.js' }],
  ['one whose folder only begins alike', 'network', { ...script, url: 'https://invest.example/1.0.0-aab/x.js' }],
  ['the worker itself', 'network', { ...script, url: `${origin}/sw.js` }],
  ['a response of the API', 'network', read],
  ['a response of the identity provider', 'network', { ...read, url: 'https://id.example/token' }],
  ['a report', 'network', { ...read, method: 'POST', url: `${origin}/reports` }],
])('HST-046 T21 %s is served by the %s', (_, by, request) => expect(chooseStrategy(request, plan, origin)).toBe(by))
