/** Replaces a secret. */
export const REDACTED = '[redacted]'

/** Facts with such names are never logged, whatever their values. */
const SECRET_NAME =
  /authorization|cookie|passw|passphrase|secret|token|api_?key|private_?key|access_?key|signature|credential|ticket|card_?number|(?:^|_)(?:otp|cvv|cvc|pwd)(?:_|$)/i

export const isSecretName = (name: string): boolean => SECRET_NAME.test(name)

/** Patterns of secrets, and their replacements. */
const SECRETS: readonly (readonly [pattern: RegExp, rest: string])[] = [
  [/-----BEGIN [A-Z ]{0,40}PRIVATE KEY-----[^-]*(?:-----END [A-Z ]{0,40}PRIVATE KEY-----)?/g, REDACTED],
  [/\bBearer\s+[\w.~+/=-]{8,}|\bBasic\s+[\w+/=-]{16,}/gi, REDACTED],
  // Credentials in a URL: `https://user:password@host`.
  [/(:\/\/)[^\s/@"'<>]{1,300}@/g, `$1${REDACTED}@`],
  // `password=…`, `"api_key": "…"`, `?reset_token=…`, `signature%3D…`.
  [
    /((?:authorization|cookie|password|passwd|passphrase|pwd|secret|token|api[_-]?key|private[_-]?key|access[_-]?key|signature|credential|ticket|card[_-]?number|\botp|\bcvv|\bcvc)[\w-]{0,40}\\?["']?\s{0,3}(?:[=:]|%3D)\s{0,3})(?:\\?"[^"]*"|\\?'[^']*'|[^\s"'&,;<>(){}[\]]+)/gi,
    `$1${REDACTED}`,
  ],
  // JSON Web Tokens, and keys by their prefixes: ours, and those of the providers.
  [/(?<![\w-])eyJ[\w-]{6,}\.[\w-]{6,}(?:\.[\w-]*)*/g, REDACTED],
  [
    /\b(?:(?:ctk|sk|pk|rk)_(?:live|test)_\w{8,}|whsec_[\w+/=-]{16,}|(?:re|ghp|gho)_\w{16,}|xox[abps]-[\w-]{10,}|FLW(?:SECK|PUBK)[\w-]{8,}|SG\.[\w-]{16,}\.[\w-]{16,}|(?:AC|SK)[\da-f]{32}|(?:AKIA|ASIA)[\dA-Z]{16})/g,
    REDACTED,
  ],
  // Long words with mixed characters, and long hexadecimal words: no person chooses such names, except classes in a
  // stack.
  [/(?<![\w-])(?=[\w-]*[a-z])(?=[\w-]*[A-Z])(?=[\w-]*\d)[\w-]{20,}(?![\w-]|\.\w+ \()/g, REDACTED],
  [/\b[\da-f]{40,}\b/gi, REDACTED],
]
/** Card numbers begin with 2 to 6; times in milliseconds do not. */
const CARD_LIKE = /(?<![\w-])[2-6]\d{3}(?:[ -]?\d){9,15}(?![\w-])/g

/** Returns a text without anything that looks like a secret or a card number. */
export function redactText(text: string): string {
  let left = withoutParameters(text)
  for (const [pattern, rest] of SECRETS) left = left.replace(pattern, rest)
  return left.replace(CARD_LIKE, (digits) => (isCardNumber(digits) ? REDACTED : digits))
}

const [QUERY, PARAMETERS, STACK] = ['Failed query: ', '\nparams: ', '\n    at ']

/** Removes the bound parameters of failed queries, since they contain customer data. Only the SQL text is kept. */
function withoutParameters(text: string): string {
  const parts: string[] = []
  let at = 0
  for (;;) {
    const query = text.indexOf(QUERY, at)
    const parameters = query < 0 ? -1 : text.indexOf(PARAMETERS, query)
    if (parameters < 0) return parts.join('') + text.slice(at)
    const end = text.indexOf(STACK, parameters)
    parts.push(text.slice(at, parameters), PARAMETERS, '[left out]')
    if (end < 0) return parts.join('')
    at = end
  }
}

/** Checks the check digit of a card number (Luhn). */
function isCardNumber(text: string): boolean {
  const digits = text.replace(/\D/g, '')
  let sum = 0
  for (let at = 0; at < digits.length; at++) {
    const digit = Number(digits[digits.length - 1 - at])
    const doubled = at % 2 === 1 ? digit * 2 : digit
    sum += doubled > 9 ? doubled - 9 : doubled
  }
  return sum % 10 === 0
}

/** Characters that may end a line, or that change how a terminal shows text. */
const CONTROLS = /[\p{Cc}\u2028\u2029\p{Bidi_Control}]+/gu

/** Returns a text as one line of at most `lengthMax` characters, so that no part of it can pass for a separate line. */
export const oneLine = (text: string, lengthMax: number): string => {
  const line = text
    .slice(0, 4 * lengthMax)
    .replace(CONTROLS, ' ')
    .trim()
  return line.length > lengthMax ? `${line.slice(0, lengthMax - 1)}…` : line
}
