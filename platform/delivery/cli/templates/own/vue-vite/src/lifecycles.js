import { defineLifecycles } from '@sarv/remote-kit/lifecycles'
import { createApp } from 'vue'
import style from './style.css?url'
import Welcome from './welcome.vue'

export const lifecycles = defineLifecycles(
  (element, { platform }) => {
    const app = createApp(Welcome, { platform })
    app.mount(element)
    return () => app.unmount()
  },
  [new URL(style, import.meta.url).href],
)
