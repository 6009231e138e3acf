/** What stands where a secret stood. */
export const REDACTED = '[redacted]'

/** Facts by such names are never shown, whatever they hold. */
const SECRET_NAME =
  /authorization|cookie|passw|passphrase|secret|token|api_?key|private_?key|access_?key|signature|credential|ticket|card_?number|(?:^|_)(?:otp|cvv|cvc|pwd)(?:_|$)/i

export const isSecretName = (name: string): boolean => SECRET_NAME.test(name)

/** What is a secret wherever it stands, and what is left of it. */
const SECRETS: readonly (readonly [pattern: RegExp, rest: string])[] = [
  [/-----BEGIN [A-Z ]{0,40}PRIVATE KEY-----[^-]*(?:-----END [A-Z ]{0,40}PRIVATE KEY-----)?/g, REDACTED],
  [/\bBearer\s+[\w.~+/=-]{8,}|\bBasic\s+[\w+/=-]{16,}/gi, REDACTED],
  // Who may come in at an address: `https://user:password@host`.
  [/(:\/\/)[^\s/@"'<>]{1,300}@/g, `$1${REDACTED}@`],
  // `password=…`, `"api_key": "…"`, `?reset_token=…`, `signature%3D…`.
  [
    /((?:authorization|cookie|password|passwd|passphrase|pwd|secret|token|api[_-]?key|private[_-]?key|access[_-]?key|signature|credential|ticket|card[_-]?number|\botp|\bcvv|\bcvc)[\w-]{0,40}\\?["']?\s{0,3}(?:[=:]|%3D)\s{0,3})(?:\\?"[^"]*"|\\?'[^']*'|[^\s"'&,;<>(){}[\]]+)/gi,
    `$1${REDACTED}`,
  ],
  // JSON Web Tokens, and keys by what they begin with: ours, and those of the providers.
  [/(?<![\w-])eyJ[\w-]{6,}\.[\w-]{6,}(?:\.[\w-]*)*/g, REDACTED],
  [
    /\b(?:(?:ctk|sk|pk|rk)_(?:live|test)_\w{8,}|whsec_[\w+/=-]{16,}|(?:re|ghp|gho)_\w{16,}|xox[abps]-[\w-]{10,}|FLW(?:SECK|PUBK)[\w-]{8,}|SG\.[\w-]{16,}\.[\w-]{16,}|(?:AC|SK)[\da-f]{32}|(?:AKIA|ASIA)[\dA-Z]{16})/g,
    REDACTED,
  ],
  // Long and of all kinds of characters, or long and hexadecimal: nothing that a person named, but for classes in a stack.
  [/(?<![\w-])(?=[\w-]*[a-z])(?=[\w-]*[A-Z])(?=[\w-]*\d)[\w-]{20,}(?![\w-]|\.\w+ \()/g, REDACTED],
  [/\b[\da-f]{40,}\b/gi, REDACTED],
]
/** Cards begin with 2 to 6; times in milliseconds do not. */
const CARD_LIKE = /(?<![\w-])[2-6]\d{3}(?:[ -]?\d){9,15}(?![\w-])/g

/** A text without what looks like a secret or the number of a card, wherever in it that stands. */
export function redactText(text: string): string {
  let left = withoutParameters(text)
  for (const [pattern, rest] of SECRETS) left = left.replace(pattern, rest)
  return left.replace(CARD_LIKE, (digits) => (isCardNumber(digits) ? REDACTED : digits))
}

const [QUERY, PARAMETERS, STACK] = ['Failed query: ', '\nparams: ', '\n    at ']

/** What a statement was bound to is what people entrusted to us: of a failed one only its words are kept. */
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

/** By the check digit that cards have (Luhn). */
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

/** Whatever ends a line somewhere, or moves what a terminal shows. */
const CONTROLS = /[\p{Cc}\u2028\u2029\p{Bidi_Control}]+/gu

/** A text as one line of at most so many characters, so that nothing in it can pass for a line of its own. */
export const oneLine = (text: string, lengthMax: number): string => {
  const line = text
    .slice(0, 4 * lengthMax)
    .replace(CONTROLS, ' ')
    .trim()
  return line.length > lengthMax ? `${line.slice(0, lengthMax - 1)}…` : line
}
