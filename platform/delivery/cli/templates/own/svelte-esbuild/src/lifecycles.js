import { defineLifecycles } from '@sarv/remote-kit/lifecycles'
import { mount, unmount } from 'svelte'
import style from './style.css'
import Welcome from './welcome.svelte'

export const lifecycles = defineLifecycles(
  (element, { platform }) => {
    const screen = mount(Welcome, { target: element, props: { platform } })
    return () => void unmount(screen)
  },
  [new URL(style, import.meta.url).href],
)
