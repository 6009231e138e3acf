import { fold } from '../../../lib/fold.ts'
import { isMailDaemon, mailboxName } from '../../../lib/mail-daemon.ts'
import type { ParsedMail } from './mail-report.ts'

const POSTMASTER = /^(?:postmaster|root|administrator|admin|system|support|mail|noreply|no-reply)$/
const DAEMON_NAME =
  /\b(?:mail delivery (?:sub)?system|mail delivery service|mail delivery agent|mailer-?daemon|mail administrator|mail system|internet mail delivery|postmaster|system administrator|microsoft outlook|microsoft exchange|delivery subsystem|mail transfer agent|e-?mail gateway|mail transport)\b/i
/** Normalised. */
const BOUNCE_SUBJECTS: readonly string[] =
  `undeliver|non deliver|nondeliver|not be deliver|not deliver|couldnt be sent|could not be sent|couldnt be deliver|delivery fail|delivery problem|delivery error
  |delivery status|delivery not|delivery has failed|delivery incomplete|delivery report|delivery delay|delivery unsuccess|delivery notification|delivery failure|mail fail|mail delivery|mail failure|mail error|mail system error|mail undeliverable
  |message fail|message delivery|message delayed|message bounced|failure notice|failure notification|failure delivery|failed delivery|failed mail|returned mail|returned message|returned to sender|returned email|returning message
  |return to sender|bounced mail|bounced message|bounced email|bounce mail|warning message|warning could not|unzustellbar|nicht zugestellt|nicht zustellbar|zustellung fehlgeschlagen|ubermittlung fehlgeschlagen|fehlgeschlagene
  |non remis|echec de|echec remise|non distribu|no se puede entregar|no se pudo entregar|no entregado|mensaje devuelto|correo devuelto|nao foi entregue|nao e possivel entregar|falha na entrega|nao entregue|non recapitabile
  |mancato recapito|mancata consegna|non consegnat|onbestelbaar|niet bezorgd|kan inte levereras|olevererbart|kan ikke leveres|ikke leveret|ikke levert|nie dostarczono|niedostarczon|nie mozna dostarczyc|teslim edilemedi|iletilemedi
  |недоставлен|не доставлен|не удалось доставить|未送達|配信不能|配信できません|送信できません|无法投递|無法傳遞|退信|반송`
    .split('|')
    .map((phrase) => phrase.trim())
const ANSWER = /^\s{0,4}(?:re|aw|sv|antw)\s?:/i
/** A mail server's response, as quoted in a text. */
const SERVER_REPLY = /\b[45]\d{2}[ -](?:[45]\.\d{1,3}\.\d{1,3}|\S)|#[45]\.\d{1,3}\.\d{1,3}|\b5\.[0-7]\.\d{1,3}\b/

/** Whether a mail is a mail server's report about another mail. */
export function isServerReport(mail: ParsedMail): boolean {
  const { headers, from = null, subject = null } = mail
  if (/^multipart\/report\b/i.test(mail.contentType.trim())) return true
  if (headers['x-failed-recipients'] !== undefined) return true
  const name = from?.name ?? ''
  const local = mailboxName(from?.address ?? '')
  const title = (subject ?? '').slice(0, 300)
  const folded = fold(title)
  const isBounceSubject = !ANSWER.test(title) && BOUNCE_SUBJECTS.some((phrase) => folded.includes(phrase))
  if (isMailDaemon(local)) return true
  const hasNullReturn = /^\s*<>\s*$/.test((headers['return-path'] ?? '').slice(0, 300))
  const isNamedDaemon =
    DAEMON_NAME.test(name.slice(0, 200)) || (from === null && /daemon|<>/i.test((headers.from ?? '').slice(0, 300)))
  const hasReply = SERVER_REPLY.test((mail.text ?? '').slice(0, 5_000))
  const signs = [isBounceSubject, hasNullReturn, isNamedDaemon, POSTMASTER.test(local), from === null, hasReply]
  // A single sign may also occur in a person's mail: a postmaster writes, or a colleague forwards a server's response.
  return signs.filter(Boolean).length >= 2 && (isBounceSubject || hasReply || isNamedDaemon)
}
