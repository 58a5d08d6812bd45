import { readFileSync } from 'node:fs'
import { expect, test } from '@jest/globals'
import { federationGlobal } from '../contract/federation-global'
import { pageDataId } from '../contract/page-data'
import { globals } from './protocol'

test.each([...Object.values(globals), federationGlobal, pageDataId, 'data-boot'])(
  'docs/page-start.md says who hands over %s to whom',
  (name) => expect(readFileSync('docs/page-start.md', 'utf8')).toMatch(new RegExp(`^\\| .*${name}.* → `, 'm')),
)
