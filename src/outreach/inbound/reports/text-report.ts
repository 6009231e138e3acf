import { fold } from '../../../lib/fold.ts'
import { judgeReply } from '../../outcomes/judge-reply.ts'
import type { MailReport, ParsedMail } from './mail-report.ts'

const TEXT_LENGTH_MAX = 8_000
const SAID_LENGTH_MAX = 300
/** Where the returned message starts; its words are not the server's. */
const COPY_BEGINS =
  /^[-=*_ ]{0,12}(?:this is a copy of (?:the|your) message|below this line is a copy|below is a copy|original message (?:follows|headers)|original mail|original message|the header of the original|message headers? follow|headers of (?:the )?(?:original )?message|your (?:original )?message (?:follows|was|begins)|unsent message|returned message|the original message|undelivered message|message contents? follow|included is a copy|copy of your message|begin message|message text follows|start of returned message|return-path:|received: (?:from|by)|ursprüngliche nachricht|message d'origine|mensaje original|---- ?message)/i
const SERVER_SAYS = /(?:^|[\s<"'(:>])([45]\d{2}[ -].{3,250}|#?[45]\.\d{1,3}\.\d{1,3}.{0,250})/
const ADDRESS = /[^\s<>()[\]:;,"'`*=]{1,64}@[^\s<>()[\]:;,"'`*=]{3,120}/
const MESSAGE_ID = /^message-id:\s{0,5}<?([^\s<>]{3,250})/im
/** Normalised. The server is still retrying, so this is not a failure. */
const DELAYED = [
  'delayed',
  'delay',
  'will be retried',
  'will retry',
  'still trying',
  'will continue to',
  'continue to be made',
  'delivery attempts will',
  'no action is required',
  'you do not need to resend',
  'do not need to resend',
  'not yet been delivered',
  'has not yet been',
  'warning message only',
  'verzogert',
  'retarde',
  'retrasado',
  'vertraagd',
  'forsenket',
]
const FINAL = [
  'permanent',
  'failed',
  'failure',
  'fatal',
  'giving up',
  'gave up',
  'undeliverable',
  'could not be delivered',
  'returned',
  'rejected',
]

/**
 * Parses a mail server's plain-text report, as sent by qmail, Exim, Exchange, Domino and many gateways: all text before
 * the copy of the returned message.
 */
export function readTextReport(mail: ParsedMail): MailReport {
  const whole = (mail.text ?? '').slice(0, 4 * TEXT_LENGTH_MAX)
  const said = wordsOfServer(whole)
  const replies = said.split('\n').flatMap((line) => SERVER_SAYS.exec(line.slice(0, 400))?.[1] ?? [])
  const judged = bestOf([...replies, said])
  const recipient = mail.headers['x-failed-recipients'] ?? said
  const about = {
    recipient: ADDRESS.exec(recipient)?.[0]?.replace(/\.$/, '').toLowerCase() ?? null,
    messageId: messageIdIn(mail, whole),
  }
  if (isDelay(mail.subject ?? '', said) && judged.kind !== 'hard')
    return {
      kind: 'delay',
      ...about,
      status: judged.status,
      action: null,
      class: null,
      text: shortened(replies[0] ?? said),
    }
  return {
    kind: 'bounce',
    ...about,
    status: judged.status,
    action: null,
    class: judged.kind,
    text: shortened(replies[0] ?? said),
  }
}

/** The first response with a certain meaning, otherwise the last. */
function bestOf(texts: readonly string[]) {
  const judged = texts.map((reply) => {
    const code = /^\s*([45]\d{2})\b/.exec(reply)?.[1]
    // Failures reported in plain text are final; retries are reported as delays.
    return judgeReply({ code: code && code[0] === '5' ? Number(code) : 550, reply })
  })
  return (
    judged.find(({ kind, isCertain }) => isCertain && kind === 'hard') ??
    judged.find(({ isCertain }) => isCertain) ??
    judged.at(-1)!
  )
}

function wordsOfServer(text: string): string {
  const lines = text.split('\n')
  const end = lines.findIndex((line, at) => at > 0 && COPY_BEGINS.test(line.slice(0, 200).trim()))
  return (end < 0 ? text : lines.slice(0, end).join('\n')).slice(0, TEXT_LENGTH_MAX)
}

function isDelay(subject: string, said: string): boolean {
  const title = fold(subject.slice(0, 300))
  if (/\bdelay|\bverzoger|\bwarning\b/.test(title) && !/\bfail/.test(title)) return true
  const words = fold(said)
  return DELAYED.some((phrase) => words.includes(phrase)) && !FINAL.some((phrase) => words.includes(phrase))
}

function messageIdIn(mail: ParsedMail, text: string): string | null {
  const parts = mail.parts.map(({ text: of }) => of.slice(0, 4 * TEXT_LENGTH_MAX))
  for (const one of [...parts, text]) {
    const id = MESSAGE_ID.exec(one)?.[1]
    if (id) return id
  }
  return null
}

const shortened = (text: string): string | null => text.replace(/\s+/g, ' ').trim().slice(0, SAID_LENGTH_MAX) || null
