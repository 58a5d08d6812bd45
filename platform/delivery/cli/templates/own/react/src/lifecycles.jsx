import { defineLifecycles } from '@sarv/remote-kit/lifecycles'
import { createRoot } from 'react-dom/client'
import { Welcome } from './welcome.jsx'

export default defineLifecycles(
  (element, { platform, onCrash }) => {
    const root = createRoot(element, { onUncaughtError: onCrash })
    root.render(<Welcome platform={platform} />)
    return () => root.unmount()
  },
  [new URL('./style.css', import.meta.url).href],
)
