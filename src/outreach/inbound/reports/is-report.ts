import type { ParsedMail } from './read-mail-report.ts'

/** What mail servers call themselves, before the at sign, without separators. */
const DAEMON =
  /^(?:mailer-?daemon|mail-?daemon|daemon|mdaemon|mail-?delivery-?(?:sub)?system|mail-?delivery|maildeliverysubsystem|delivery|mta|mmdf|mailerdaemon|mail-?admin|mail-?bounce|bounces?|double-?bounce|mailsystem|mail-?system|system-?administrator|microsoftexchange[\da-f]{10,40}|exchange-?administrator)$/
const POSTMASTER = /^(?:postmaster|root|administrator|admin|system|support|mail|noreply|no-reply)$/
const DAEMON_NAME =
  /\b(?:mail delivery (?:sub)?system|mail delivery service|mail delivery agent|mailer-?daemon|mail administrator|mail system|internet mail delivery|postmaster|system administrator|microsoft outlook|microsoft exchange|delivery subsystem|mail transfer agent|e-?mail gateway|mail transport)\b/i
const BOUNCE_SUBJECT =
  /undeliver|non-?deliver|not (?:be )?deliver|could ?n[o']t be (?:sent|deliver)|deliver(?:y|ed)?(?: to .{1,120})? (?:fail|problem|error|status|not|has failed|incomplete|report|delay|unsuccess)|mail (?:delivery )?(?:failed|failure|error|undeliverable)|message (?:delivery )?(?:failed|failure|delayed|bounced)|failure (?:notice|notification|delivery)|failed (?:delivery|mail)|failed: ?\S|delivery failure|returned (?:mail|message|to sender|email)|returning message|return(?:ed)? to sender|mail (?:system )?error|bounced? (?:mail|message|e-?mail)|warning: (?:message|could not)|unzustellbar|nicht zugestellt|konnte nicht zugestellt|fehlgeschlagen|unzustellbare|non remis|echec (?:de la )?(?:remise|livraison)|échec|non distribu|no se puede entregar|no entregado|devuelto|n[ãa]o (?:foi )?(?:entregue|é possível entregar)|falha na entrega|n[ãa]o entregue|non recapitabile|mancato recapito|non consegnat|onbestelbaar|niet bezorgd|kan inte levereras|olevererbart|kan ikke leveres|ikke levert|nie dostarczono|niedostarczon|teslim edilemedi|iletilemedi|недоставлен|не доставлен|未送達|配信不能|配信できません|送信できません|无法投递|無法傳遞|退信|반송/i
/** A reply of a mail server, as it stands in a text. */
const SERVER_REPLY = /\b[45]\d{2}[ -](?:[45]\.\d{1,3}\.\d{1,3}|\S)|#[45]\.\d{1,3}\.\d{1,3}|\b5\.[0-7]\.\d{1,3}\b/

/** Whether a mail server wrote a mail to say what became of another one. */
export function isServerReport(mail: ParsedMail): boolean {
  const { headers, from = null, subject = null } = mail
  if (/^multipart\/report\b/i.test(mail.contentType.trim())) return true
  if (headers['x-failed-recipients'] !== undefined) return true
  const name = from?.name ?? ''
  const local = (from?.address.split('@')[0] ?? '').replace(/[._]/g, '-')
  const isBounceSubject =
    BOUNCE_SUBJECT.test((subject ?? '').slice(0, 300)) &&
    !/^\s{0,4}(?:re|aw|sv|antw)\s?:/i.test((subject ?? '').slice(0, 20))
  if (DAEMON.test(local)) return true
  const hasNullReturn = /^\s*<>\s*$/.test((headers['return-path'] ?? '').slice(0, 300))
  const isNamedDaemon =
    DAEMON_NAME.test(name.slice(0, 200)) || (from === null && /daemon|<>/i.test((headers.from ?? '').slice(0, 300)))
  const hasReply = SERVER_REPLY.test((mail.text ?? '').slice(0, 5_000))
  const signs = [isBounceSubject, hasNullReturn, isNamedDaemon, POSTMASTER.test(local), from === null, hasReply]
  // Each alone may be a person's: a postmaster writes, a colleague forwards what a server said.
  return signs.filter(Boolean).length >= 2 && (isBounceSubject || hasReply || isNamedDaemon)
}
