import { expect, test } from '@jest/globals'
import { Gem, Layers } from 'lucide-react'
import { planIcon } from './plan-icon'

test.each([
  ['gem', { icon: Gem, tone: 'gold' }],
  ['unheard-of', { icon: Layers, tone: 'gray' }],
  ['constructor', { icon: Layers, tone: 'gray' }],
  [undefined, { icon: Layers, tone: 'gray' }],
  ['https://cdn.sarv.example/gold.png', { icon: Layers, tone: 'gray', picture: 'https://cdn.sarv.example/gold.png' }],
  ['/static/gold.png', { icon: Layers, tone: 'gray', picture: '/static/gold.png' }],
  ['javascript:alert(1)', { icon: Layers, tone: 'gray' }],
])('F32 the logo %s has its icon, or the one of an unknown plan', (logo, icon) => expect(planIcon(logo)).toEqual(icon))
