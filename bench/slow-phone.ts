import type { CDPSession } from '@playwright/test'

/**
 * A phone of the middle class on 4G, by Chromium's own throttling: a processor four times slower than this machine's, 100 ms
 * there and back, 9 Mbps down, 3 up. Requests of workers are not slowed down.
 */
export async function slowDown(cdp: CDPSession): Promise<void> {
  // Chromium installs the service worker again before each navigation of a page that a tool is attached to.
  await cdp.send('ServiceWorker.enable')
  await cdp.send('ServiceWorker.setForceUpdateOnPageLoad', { forceUpdateOnPageLoad: false })
  await cdp.send('ServiceWorker.disable')
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  const throughput = { downloadThroughput: 9e6 / 8, uploadThroughput: 3e6 / 8 }
  await cdp.send('Network.emulateNetworkConditions', { offline: false, latency: 100, ...throughput })
}
