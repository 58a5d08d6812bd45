const goals = [
  'evil.example',
  'evil.example:8443/a',
  'evil.example/?next=https://good.example',
  'good.example.evil.example#good.example',
  'localhost.evil.example/x',
  '127.0.0.1.evil.example',
  'evil.example/%2e%2e//good.example',
  'EVIL.example/..;/',
]

/** What people have tried, around an address that is theirs. */
const disguises: readonly ((goal: string) => string)[] = [
  (goal) => `javascript:location='https://${goal}'`,
  (goal) => `JaVaScRiPt://${goal}/%0aalert(1)`,
  (goal) => `\tjavascript:fetch('//${goal}')`,
  (goal) => `java\nscript:fetch('//${goal}')`,
  (goal) => `\u0001javascript:fetch('//${goal}')`,
  (goal) => `data:text/html,<script src="//${goal}"></script>`,
  (goal) => `blob:https://${goal}`,
  (goal) => `vbscript:open("${goal}")`,
  (goal) => `file://${goal}`,
  (goal) => `ftp://${goal}`,
  (goal) => `ws://${goal}`,
  (goal) => `intent://${goal}#Intent;scheme=https;end`,
  (goal) => `http://${goal}`,
  (goal) => `//${goal}`,
  (goal) => `///${goal}`,
  (goal) => `\\\\${goal}`,
  (goal) => `/\\${goal}`,
  (goal) => `https:/${goal}`,
  (goal) => `https:${goal}`,
  (goal) => `https:/\\${goal}`,
  (goal) => `https://good.example@${goal}`,
  (goal) => `https://user:pass@${goal}`,
  (goal) => `https://good.example\\@${goal}`,
  (goal) => `ht\ntps://${goal}`,
  (goal) => `https://\u202e${goal}`,
]

/** Two hundred addresses to which the app must never send a person, whichever input names them (T10). */
export const hostileAddresses: readonly string[] = disguises.flatMap((disguise) => goals.map(disguise))
