import type { AuthKind, DocumentedCall } from './sections.ts'

export const LANGUAGES = { curl: 'curl', javascript: 'JavaScript', python: 'Python' } as const
export type Language = keyof typeof LANGUAGES

const SECRETS: Record<AuthKind, string | null> = { none: null, bearer: 'YOUR_TOKEN', key: 'YOUR_API_KEY' }

export interface Request {
  readonly method: string
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: unknown
  readonly file: string | undefined
}

/** A call as a request to this address. */
export const requestTo = ({ endpoint, words, auth }: DocumentedCall, url: string): Request => {
  const secret = SECRETS[auth]
  return {
    method: endpoint.method.toUpperCase(),
    url,
    headers: {
      ...(secret ? { Authorization: `Bearer ${secret}` } : {}),
      ...(words.example ? { 'Content-Type': 'application/json' } : {}),
    },
    body: words.example,
    file: endpoint.file,
  }
}

/** Sample code that sends a request. */
export const programOf = (request: Request, language: Language): string => writers[language](request)

const writers: Record<Language, (request: Request) => string> = {
  curl({ method, url, headers, body, file }) {
    const isStream = file === 'text/event-stream'
    const lines = [
      `curl ${isStream ? '-N ' : ''}${method === 'GET' ? '' : `-X ${method} `}${quoted(url)}`,
      ...Object.entries(headers).map(([name, value]) => `  -H ${quoted(`${name}: ${value}`)}`),
      ...(body === undefined ? [] : [`  -d ${quoted(JSON.stringify(body))}`]),
      ...(file && !isStream ? ['  -OJ'] : []),
    ]
    return lines.join(' \\\n')
  },

  javascript({ method, url, headers, body, file }) {
    const options = [
      ...(method === 'GET' ? [] : [`  method: '${method}',`]),
      ...(Object.keys(headers).length > 0
        ? [
            `  headers: {${Object.entries(headers)
              .map(([name, value]) => `\n    '${name}': '${value}',`)
              .join('')}\n  },`,
          ]
        : []),
      ...(body === undefined ? [] : [`  body: JSON.stringify(${indented(JSON.stringify(body, null, 2))}),`]),
    ]
    const given = options.length > 0 ? `, {\n${options.join('\n')}\n}` : ''
    const read =
      file === 'text/event-stream'
        ? 'for await (const part of response.body.pipeThrough(new TextDecoderStream())) console.log(part)'
        : file
          ? 'const file = await response.blob()'
          : 'const answer = await response.json()'
    return `const response = await fetch('${url}'${given})\n${read}`
  },

  python({ method, url, headers, body, file }) {
    const isStream = file === 'text/event-stream'
    const given = [
      `    "${url}",`,
      ...(Object.keys(headers).length > 0 ? [`    headers=${indented(pythonOf(onlyAuth(headers)), 4)},`] : []),
      ...(body === undefined ? [] : [`    json=${indented(pythonOf(body), 4)},`]),
      ...(isStream ? ['    stream=True,'] : []),
    ]
    const read = isStream
      ? 'for line in response.iter_lines():\n    print(line.decode())'
      : file
        ? 'content = response.content'
        : 'answer = response.json()'
    return `import requests\n\nresponse = requests.${method.toLowerCase()}(\n${given.join('\n')}\n)\n${read}`
  },
}

/** Quotes a text for a shell. */
const quoted = (text: string) => `'${text.replaceAll("'", "'\\''")}'`
const indented = (text: string, spaces = 2) => text.replaceAll('\n', `\n${' '.repeat(spaces)}`)
/** Python's `json=` argument sets Content-Type already. */
const onlyAuth = ({ 'Content-Type': _, ...headers }: Readonly<Record<string, string>>) => headers

/** A value as a Python literal. */
function pythonOf(value: unknown, depth = 0): string {
  const pad = '    '.repeat(depth + 1)
  const end = '    '.repeat(depth)
  if (value === null || value === undefined) return 'None'
  if (typeof value === 'boolean') return value ? 'True' : 'False'
  if (Array.isArray(value)) return `[${value.map((entry) => pythonOf(entry, depth)).join(', ')}]`
  if (typeof value !== 'object') return JSON.stringify(value)
  const entries = Object.entries(value)
  if (entries.length === 0) return '{}'
  return `{\n${entries.map(([name, inner]) => `${pad}"${name}": ${pythonOf(inner, depth + 1)},`).join('\n')}\n${end}}`
}
