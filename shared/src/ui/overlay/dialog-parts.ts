export { CSPProvider } from '@base-ui/react/csp-provider'
export { Dialog } from '@base-ui/react/dialog'
