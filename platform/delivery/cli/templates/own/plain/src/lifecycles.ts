import { defineLifecycles } from '@sarv/remote-kit/lifecycles'
import { drawScreen } from './screen'
import style from './style.css'

export const lifecycles = defineLifecycles(
  (element, { platform, section }) => drawScreen(element, platform, section),
  [new URL(style, import.meta.url).href],
)
