import { defineLifecycles } from '@sarv/remote-kit/lifecycles'
import { render } from './renderer'
import { Screen } from './screen'
import style from './style.css?url'

export const lifecycles = defineLifecycles(
  (element, { platform, section }) => render(() => (<Screen platform={platform} section={section} />) as Node, element),
  [new URL(style, import.meta.url).href],
)
