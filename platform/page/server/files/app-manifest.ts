import type { HostFiles } from './host-files'

/** Web app manifest in the first language of the product, which a browser needs to install the app (HST-046). */
export function appManifest({ icons, shell }: Pick<HostFiles, 'icons' | 'shell'>): object {
  const icon = (src: string, size: number, purpose: string) => ({
    src,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  })
  const { title, description, colors, categories, start } = shell
  return {
    id: start,
    name: title.fa,
    short_name: title.fa,
    description: description.fa,
    lang: 'fa',
    dir: 'rtl',
    start_url: start,
    scope: '/',
    display: 'standalone',
    background_color: colors.light,
    theme_color: colors.light,
    categories,
    icons: [icon(icons.small, 192, 'any'), icon(icons.large, 512, 'any'), icon(icons.maskable, 512, 'maskable')],
  }
}
