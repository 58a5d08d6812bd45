import { expect, test } from '@jest/globals'
import { tellsOperations, withOperations } from './entry-line'
import { findAbilities } from './find-abilities'
import { findOperations } from './find-operations'

test.each<[string, string[]]>([
  ["api.call({ method: 'GET', path: '/note/api/v1/notes/' })", ['GET /note/api/v1/notes/']],
  ['a={method:"POST",path:`/note/api/v1/notes/:id/`,summary:"x"}', ['POST /note/api/v1/notes/:id/']],
  ['a={path:"note/api/v1/notes",failure:"caller",method:"PATCH"}', ['PATCH /note/api/v1/notes/']],
  ['a={method:"DELETE",summary:"A note, gone",path:"/n/1/"}', ['DELETE /n/1/']],
  ['{"method": "GET", "path": "/n/1/"}', ['GET /n/1/']],
  ['a={method:"GET",path:"/n/1/"};b={method:"GET",path:"/n/1/"}', ['GET /n/1/']],
  ['a={method:"GET",reply:{path:"/n/1/"}}', []],
  ['a={method:"GET"};b={path:"/n/1/"}', []],
  ['a={method:m,path:"/n/1/"}', []],
  ['a={method:"GET",path:`/n/$' + '{id}/`}', []],
])('PLT-082 of %s the build finds %j', (text, operations) => expect(findOperations(text)).toEqual(operations))

test.each<[string, string[]]>([
  ['const { showPdf } = usePlatform()', ['showPdf']],
  ['p.showPdf(d);q.lock();', ['lock', 'showPdf']],
  ['const { lock } = usePlatform()', ['lock']],
  ['navigator.locks.request("x")', []],
  ['const unlock = blocked', []],
])('of %s the build finds the abilities %j', (text, abilities) => expect(findAbilities(text)).toEqual(abilities))

test('PLT-082 an entry tells the shell its operations in its last line, once', () => {
  const entry = withOperations('export{a as get}', ['GET /n/'])
  expect(tellsOperations(entry, ['GET /n/'])).toBe(true)
  expect(tellsOperations(entry, ['GET /n/', 'POST /n/'])).toBe(false)
  expect(tellsOperations(entry, undefined)).toBe(false)
  expect(tellsOperations(`${entry}//`, ['GET /n/'])).toBe(false)
  expect(withOperations(entry, ['POST /n/'])).toBe(withOperations('export{a as get}', ['POST /n/']))
  expect(tellsOperations('export{a as get}', undefined)).toBe(true)
})
