import { expect, test } from '@jest/globals'
import { Gem, Layers } from 'lucide-react'
import { logoOf } from './logo-of'

test.each([
  ['gem', { icon: Gem, tone: 'gold' }],
  ['unheard-of', { icon: Layers, tone: 'gray' }],
  ['constructor', { icon: Layers, tone: 'gray' }],
  [undefined, { icon: Layers, tone: 'gray' }],
  ['https://cdn.sarv.example/gold.png', { icon: Layers, tone: 'gray', picture: 'https://cdn.sarv.example/gold.png' }],
  ['/static/gold.png', { icon: Layers, tone: 'gray', picture: '/static/gold.png' }],
  ['javascript:alert(1)', { icon: Layers, tone: 'gray' }],
])('F32 the logo %s is drawn as it should', (logo, drawn) => expect(logoOf(logo)).toEqual(drawn))
