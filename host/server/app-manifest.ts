import type { HostFiles } from './host-files'

/** The tokens `bg` of the light look: what stands there before the first paint, and the bar above it. */
const ground = '#F6F7F4'

/** Web app manifest, which a browser needs to install the app (HST-046). */
export function appManifest({ icons }: Pick<HostFiles, 'icons'>): object {
  const icon = (src: string, size: number, purpose: string) => ({
    src,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  })
  return {
    id: '/home',
    name: 'سرو',
    short_name: 'سرو',
    description: 'سرمایه‌گذاری و بانکداری دیجیتال در یک برنامه',
    lang: 'fa',
    dir: 'rtl',
    start_url: '/home',
    scope: '/',
    display: 'standalone',
    background_color: ground,
    theme_color: ground,
    categories: ['finance'],
    icons: [icon(icons.small, 192, 'any'), icon(icons.large, 512, 'any'), icon(icons.maskable, 512, 'maskable')],
  }
}
