import { directionOf, rememberedLanguage } from '../../../client/i18n/language'
import { rememberedTheme } from '../../../client/theme/theme'
import type { BuiltPage } from '../page-build'

/** HTML document of the console, in the language that the browser remembers. */
export function pageDocument(
  { script, styles }: Pick<BuiltPage, 'script' | 'styles'>,
  cookies: string | undefined,
): string {
  const language = rememberedLanguage(cookies)
  const theme = rememberedTheme(cookies ?? '')
  const noScript = { fa: 'کنسول سرو به جاوااسکریپت نیاز دارد.', en: 'The console needs JavaScript.' }[language]
  return `<!doctype html>
<html lang="${language}" dir="${directionOf(language)}"${theme === 'system' ? '' : ` data-theme="${theme}"`}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Sarv</title>
<link rel="icon" href="data:,">
${styles.map((style) => `<link rel="stylesheet" href="${style}">`).join('\n')}
<script type="module" src="${script}"></script>
</head>
<body><noscript>${noScript}</noscript><div id="root"></div></body>
</html>
`
}
