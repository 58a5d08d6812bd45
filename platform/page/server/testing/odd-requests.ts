const long = (text: string, times: number) => text.repeat(times)

/** Request targets that no browser sends, some of which are not targets at all; each character is one byte. */
export const oddTargets: readonly string[] = [
  // An authority where a path should be.
  ...['//', '///', '//?', '//#', '//[', '//[::1', '//a:99999', '//a:b', '//%', '//%00', '//@', '//:80', '//user@:'],
  ...['//evil.example/home', '//versions', '///main.js', '/\\', '/\\\\', '/\\evil.example', '\\', '\\\\evil.example'],
  // Absolute, whole and broken.
  ...['http://', 'http:///', 'https://', 'http://localhost', 'http://localhost/home', 'https://evil.example/faq'],
  ...[
    'http://[',
    'http://a:99999/',
    'http://%/',
    'http://user:secret@localhost/home',
    'http://localhost//',
    'http:home',
  ],
  ...['file:///etc/passwd', 'ftp://localhost/', 'javascript:alert(1)', 'data:,x', 'localhost:80', 'a:b', ':', ':80'],
  // Other forms.
  ...['*', '?', '#', '@', '.', '..', 'home', 'main.js', '-', '[', '[::1]', '%', '%00', '%2f'],
  // Ways out of the folder.
  ...['/.', '/..', '/../..', '/../../etc/passwd', '/%2e%2e/%2e%2e/etc/passwd', '/..%2f..%2fetc/passwd', '/.\\..\\'],
  ...['/1.0.0/../../../etc/passwd', '/1.0.0/%2e%2e/%2e%2e/etc/passwd', '/main.js/..//', '/..//evil.example'],
  // What cannot be decoded, or should not be.
  ...['/%', '/%z', '/%zz', '/%e0%a4%a', '/%ff%fe', '/%00', '/main.js%00', '/%0d%0aSet-Cookie:%20a=b', '/%7f', '/%25'],
  ...['/\u0080', '/\u00ff\u00fe', '/\u00d8\u00b3\u00d8\u00b1\u00d9\u0088', '/caf\u00e9?q=\u00e9'],
  // Punctuation, and names that every object has.
  ...[
    '/?',
    '/#',
    '/??',
    '/?#?#',
    '/?=&=&',
    '/;',
    '/a;b=c',
    '/|',
    '/{a}',
    '/<script>',
    '/"',
    "/'",
    '/`',
    '/^',
    '/~',
    '/@',
  ],
  ...['/constructor', '/__proto__', '/hasOwnProperty', '/toString', '/index.html', '/.', '/.built', '/.well-known/'],
  ...[
    '/overrides//',
    '/overrides/%',
    '/sw.js/',
    '/sw.js/..',
    '/home//',
    '/a//b',
    '/versions?x=%',
    '/home?code=%&state=%',
  ],
  // Length.
  `/${long('a', 8_000)}`,
  `/${long('a/', 4_000)}`,
  `/${long('%41', 2_500)}`,
  `/${long('?', 5_000)}`,
  `/?${long('a=b&', 3_000)}`,
  `/${long('../', 2_500)}etc/passwd`,
  `/${long('a', 20_000)}`,
]

const host = 'Host: localhost'

/** Header lines that no browser sends, for requests of a page and of a file. */
export const oddHeaders: readonly (readonly string[])[] = [
  [],
  ['Host:'],
  ['Host: //'],
  ['Host: evil.example:99999'],
  [host, 'Host: evil.example'],
  [host, 'Cookie: ='],
  [host, 'Cookie: ;;=;,=,%;'],
  [host, 'Cookie: sarv-override=%; sarv-canary=%; lang=%'],
  [host, 'Cookie: sarv-canary=@,@@,bank@,@1,__proto__@1,bank@1@2'],
  [host, `Cookie: sarv-canary=${long('bank@1.0.0,', 1_000)}`],
  [host, 'Cookie: sarv-override=constructor', 'Sec-Fetch-Mode: navigate'],
  [host, `Cookie: sarv-override=${long('a', 64)}`, 'Sec-Fetch-Mode: navigate'],
  [host, 'Accept-Encoding: br;q=nothing, *;q=-1'],
  [host, `Accept-Encoding: ${long('br,', 3_000)}`],
  [host, 'Accept-Language: \u00ff', 'User-Agent:'],
  [host, 'If-None-Match: *'],
  [host, 'If-None-Match: "', 'If-Modified-Since: never', 'If-Match: *', 'If-Range: x'],
  [host, 'Content-Length: -1'],
  [host, 'Content-Length: 10'],
  [host, 'Content-Length: 1', 'Content-Length: 2'],
  [host, 'Transfer-Encoding: chunked'],
  [host, 'Transfer-Encoding: nothing'],
  [host, 'Transfer-Encoding: chunked', 'Content-Length: 3'],
  [host, 'Expect: 100-continue'],
  [host, 'Expect: nothing'],
  [host, 'Origin: null', 'Referer: //', 'Sec-Fetch-Site: x', 'Sec-Fetch-Dest: iframe'],
  [host, 'X-Forwarded-Proto: x', 'X-Forwarded-For: %', 'Forwarded: for="'],
  [host, ': no name'],
  [host, 'no colon'],
  [host, 'Na me: blank'],
  [host, 'Folded: a', ' b'],
  [host, 'Control: a\u0000b'],
  [host, `Long: ${long('a', 20_000)}`],
  [host, ...Array.from({ length: 2_100 }, (_, at) => `a${at}: b`)],
]

/**
 * Ranges of a file, and what is sent of it: the whole file where the header is not one that a server must understand,
 * the bytes of the range, or nothing where they lie behind the end of the file (RFC 9110 §14). Read by `slice`, whose
 * end is excluded.
 */
export const oddRanges: readonly (readonly [range: string, sent: 'whole' | 'nothing' | readonly [number, number?]])[] =
  [
    ['bytes=0-3', [0, 4]],
    // sirv takes this end for a missing one, and a server may ignore a range.
    ['bytes=0-0', 'whole'],
    ['bytes=2-5', [2, 6]],
    ['bytes=7-7', [7, 8]],
    ['BYTES=1-2', [1, 3]],
    ['bytes=3-', [3]],
    ['bytes=0-', [0]],
    ['bytes=-5', [-5]],
    ['bytes=-99999', [0]],
    ['bytes=-99999999999999999999', [0]],
    ['bytes=3-99999', [3]],
    ['bytes=3-99999999999999999999', [3]],
    ['bytes=0-99999999999999999999', [0]],
    ['bytes=99999-', 'nothing'],
    ['bytes=99999-100000', 'nothing'],
    ['bytes=99999999999999999999-', 'nothing'],
    ['bytes=-0', 'nothing'],
    ['bytes=5-1', 'whole'],
    ['bytes=10-5, 1-2', 'whole'],
    ['bytes=0-1,2-3', 'whole'],
    [`bytes=${long('0-0,', 1_000)}`, 'whole'],
    ['bytes=99999999999999999999-1', 'whole'],
    ['bytes=1-2-3', 'whole'],
    ['bytes=--1', 'whole'],
    ['bytes=1--1', 'whole'],
    ['bytes=-', 'whole'],
    ['bytes=', 'whole'],
    ['bytes', 'whole'],
    ['=', 'whole'],
    ['5-1', 'whole'],
    ['bytes=abc', 'whole'],
    ['bytes=0x1-0x2', 'whole'],
    ['bytes=1e0-2', 'whole'],
    ['bytes=1.5-2', 'whole'],
    ['bytes=NaN-Infinity', 'whole'],
    ['bytes=\u00b2-\u00b3', 'whole'],
    ['items=0-5', 'whole'],
  ]
