/**
 * Prints how incoming mails are classified by the Worker's own functions: one line of JSON each.
 *
 *   npm run -s read-mail -- answer.eml bounce.eml
 *   npm run -s read-mail -- --jsonl < mails.jsonl   reads {id?, subject?, headers?, text?, from?, sent?}
 *
 * A line has `id` or `file`, `kind` (reply, unsubscribe, out_of_office, automatic, left, bounce, complaint), `class` of
 * a bounce (hard, soft, sender), `own` (the author's own words), `why`, `effect` (suppress, stop, notify, ask,
 * nothing). With --jsonl the arguments are files of lines, or standard input if there are none. Unreadable input gives
 * a line with `error`, and the final exit code is 1.
 */
import { createReadStream } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createInterface } from 'node:readline'
import { z } from 'zod'
import { parseMail, type ReceivedMail } from '../src/outreach/inbound/parse-mail.ts'
import { readMail } from '../src/outreach/inbound/read-mail.ts'
import { endWithUsage, readOptions } from './local/read-options.ts'

const USAGE = 'Usage: npm run -s read-mail -- FILE… | --jsonl [FILE…]'

const MailLine = z.object({
  id: z.union([z.string(), z.number()]).optional(),
  subject: z.string().nullish(),
  headers: z.record(z.string(), z.string()).default({}),
  text: z.string().default(''),
  from: z.string().nullish(),
  sent: z.string().nullish(),
})

let failed = false
const print = (line: Readonly<Record<string, unknown>>): void => console.log(JSON.stringify(line))
const fail = (name: Readonly<Record<string, unknown>>, error: unknown): void => {
  failed = true
  print({ ...name, error: error instanceof Error ? error.message.split('\n', 1)[0] : String(error) })
}

async function readFiles(files: readonly string[]): Promise<void> {
  for (const file of files) {
    try {
      const mail = await parseMail(new Uint8Array(await readFile(file)))
      if (!mail) throw new Error('it has more parts, lines or headers than any real email')
      print({ file, ...readMail(mail) })
    } catch (error) {
      fail({ file }, error)
    }
  }
}

async function readLines(input: NodeJS.ReadableStream): Promise<void> {
  let number = 0
  for await (const line of createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY })) {
    number++
    if (line.trim() === '') continue
    try {
      const { id = number, sent, ...rest } = MailLine.parse(JSON.parse(line))
      print({ id, ...readMail(toMail(rest), sent ?? null) })
    } catch (error) {
      fail({ id: number }, error)
    }
  }
}

function toMail({ subject, headers, text, from }: Omit<z.infer<typeof MailLine>, 'id' | 'sent'>): ReceivedMail {
  const lower = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]))
  const address = /[^\s<>"]+@[^\s<>"]+/.exec((from ?? lower.from ?? '').slice(0, 1_000))?.[0]?.toLowerCase()
  return {
    ...{ contentType: lower['content-type'] ?? '', headers: lower, parts: [], to: [], messageId: null, answersTo: [] },
    ...{ fromDomains: [], authentication: [] },
    ...{ from: address ? { name: null, address } : null, subject: subject ?? lower.subject ?? null, text },
  }
}

const { values, positionals } = readOptions({ allowPositionals: true, options: { jsonl: { type: 'boolean' } } }, USAGE)
if (values.jsonl) {
  for (const input of positionals.length > 0 ? positionals.map((file) => createReadStream(file)) : [process.stdin])
    await readLines(input)
} else if (positionals.length > 0) await readFiles(positionals)
else endWithUsage('Which mail?', USAGE)
process.exitCode = failed ? 1 : 0
