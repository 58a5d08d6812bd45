import { defineLifecycles } from '@sarv/remote-kit/lifecycles'
import style from './style.css'
import { drawWelcome } from './welcome.js'

export const lifecycles = defineLifecycles(
  (element, { platform }) => drawWelcome(element, platform),
  [new URL(style, import.meta.url).href],
)
