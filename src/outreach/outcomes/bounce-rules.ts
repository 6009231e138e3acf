import type { ReplyClass } from './reply-class.ts'

/** The meaning of a server's response or status. The first matching rule applies. */
export interface BounceRule {
  readonly kind: ReplyClass
  /** The meaning, without a full stop. */
  readonly meaning: string
  /** Phrases of which one must occur in the response: normalised, without addresses and host names. */
  readonly says?: readonly string[]
  /** Phrases that exclude this rule. */
  readonly unless?: readonly string[]
  /** Status codes without their class, such as `1.1` (RFC 3463), of which one must match. */
  readonly status?: readonly string[]
  /** Reply codes (RFC 5321), of which one must match. */
  readonly code?: readonly number[]
  /** The documentation, or the servers that respond like this. */
  readonly source: string
}

const phrases = (list: string): readonly string[] => list.split('|').map((phrase) => phrase.replace(/\s+/g, ' ').trim())

const NO_MAILBOX = 'The mailbox does not exist'
const NO_DOMAIN = 'The domain of the address does not exist or takes no mail'
const FULL = 'The mailbox is full'
const POLICY = 'The server refused the message by its policy'
const BAD_SENDER = "The server refused the sender's address"

/** Temporary failures: a later lookup of the name may succeed. */
const FOR_NOW = phrases('try again|temporar|timed out|timeout|servfail|not respond|later')

/**
 * Permanent responses of mail servers, in order of precedence. A reason that is not about the mailbox takes precedence
 * over the status, because providers also use 5.1.1 and 5.2.1 to reject mail that is too fast, too much or unwanted.
 */
export const BOUNCE_RULES: readonly BounceRule[] = [
  {
    kind: 'sender',
    meaning: "The sender's own limit is used up",
    says: phrases(
      'user sending quota|sending limit|sending quota|daily sending|exceeded your|you have exceeded|you have reached',
    ),
    source: 'Gmail 5.4.5, Exchange Online 5.1.90',
  },
  {
    kind: 'soft',
    meaning: 'The server takes no more messages for now',
    says: phrases(
      `at a rate|rate limit|ratelimit|rate exceeded|throttl|too fast|too many recipients|too many messages|too many connections|too many emails|too many mails|too many sessions|too many concurrent
      |too much mail|hourly limit|daily limit|limit exceeded|limits exceeded|exceeded the max|exceeds the max|max emails per|per hour|this hour|greylist|graylist|grey listed|temporarily deferred
      |try again later|please try later|message limit|exceeded the rate`,
    ),
    source: 'Gmail 5.2.1 (receiving rate), 5.7.28; shared hosts with 5.1.1',
  },
  {
    kind: 'soft',
    meaning: FULL,
    says: phrases(
      `over quota|overquota|quota exceeded|quota exceed|exceeded quota|exceeds quota|exceed quota|exceeded its quota|exceeded his quota|quota limit|quota violation|quota full|quota is full|disk quota|mailbox full|mailbox is full
      |mailbox too full|mail box full|mail box is full|inbox full|inbox is full|folder is full|mailfolder is full|maildir full|maildir over quota|storage full|storage is full|exceeded storage|exceeded the storage|exceeds the storage|storage exceeded|storage limit
      |insufficient storage|insufficient system storage|not enough storage|not enough space|no space left|out of storage|out of space|not have enough|disk full|user is over|account is over|full mailbox|mailbox size limit
      |mailbox has exceeded|mailbox exceeded|exceeded the mailbox|exceed mailbox|mailbox limit|space limit|postfach voll|postfach ist voll|boite pleine|buzon lleno|casella piena|too much mail data|over the limit|quota reached|its quota
      |exceeded the allowed|storage space`,
    ),
    source: 'RFC 3463 X.2.2; Gmail OverQuotaPerm, Yahoo, cPanel, Dovecot',
  },
  {
    kind: 'content',
    meaning: 'The message is too large',
    says: phrases(
      'too large|too big|size exceeds|exceeds size|exceeds the size|exceeds maximum|exceeds fixed|maximum message size|message size|size limit|larger than|size of message',
    ),
    unless: phrases('user unknown|does not exist|no such user'),
    source: 'RFC 3463 X.2.3, X.3.4',
  },
  {
    kind: 'sender',
    meaning: BAD_SENDER,
    says: phrases(
      `sender address rejected|sender rejected|sender denied|sender verify|sender verification|invalid sender|sender domain|domain of sender|senders domain|bad sender|sender is not|sender not|sender id|return path|mail from command
      |unresolvable domain|callback|cannot verify sender|could not verify sender|sender unknown|unknown sender|not authenticatedforgroup|notauthenticatedforgroup|only accepts mail from|only accept mail from|accepts messages only from
      |restricted recipient|not allowed to send|not authorized to send|not permitted to send|permission to send|allowed senders|authrequired|delivery not authorized`,
    ),
    source: 'RFC 3463 X.1.7, X.1.8; Exim sender verification, Exchange 5.7.1 restrictions',
  },
  {
    kind: 'hard',
    meaning: NO_MAILBOX,
    says: phrases(
      `user unknown|unknown user|unknown or illegal alias|unknown local part|unknown local user|unknown address|unknown email address|unknown mailbox|unknown recipient|unknown to address|recipient unknown|mailbox unknown|address unknown
      |account unknown|unknown account|no such user|no such mailbox|no such recipient|no such address|no such person|no such account|no such local user|no such email|no such e mail|no such domain at this|no such mail|no such virtual
      |does not exist|doesnt exist|do not exist|not exist|nonexistent user|non existent user|nonexistent mailbox|nonexistent recipient|inexistent|nonexist
      |mailbox not found|user not found|recipient not found|address not found|account not found|wasnt found|was not found|isnt found|not found in|couldnt be found|could not be found|cannot be found|cant be found|cannot find|user is not found
      |recipnotfound|ex recip not found|recipientnotfound|badaddress|not a valid mailbox|not a valid user|not a valid recipient|not a known user|no valid recipient|is not valid|isnt valid|not valid recipient|not our customer|not a user
      |invalid mailbox|invalid recipient|invalid user|invalid address|invalid email|invalid e mail|invalid account|invalid final delivery|recipient invalid|user invalid|mailbox invalid|address invalid|address is invalid|bad destination mailbox|bad recipient
      |no mailbox|no local mailbox|no account by that name|no user by that name|not have an account|have a account|have an account|doesnt have|unrouteable address|unroutable address|unrouteable mail|unroutable
      |undeliverable address|unknown undeliverable|unable to find recipient|unable to deliver to that address
      |account disabled|account is disabled|account has been disabled|account inactive|account is inactive|account has been inactive|account suspended|account is suspended|account closed|account is closed|account has been closed
      |account deleted|account has been deleted|account terminated|account expired|account is deactivated|account deactivated|account has been suspended|account that you tried to reach is disabled|account that you tried to reach is inactive|mailbox disabled|mailbox is disabled|mailbox is inactive|mailbox inactive|mailbox has been disabled
      |mailbox deactivated|mailbox closed|mailbox suspended|user disabled|user is disabled|user is inactive|inactive user|disabled user|recipient disabled|recipient is disabled|user suspended|user account is|deactivated mailbox|expired account
      |no longer exists|no longer exist|no longer valid|no longer in use|no longer active|no longer available|no longer accepts|no longer accept|no longer used|no longer has an account|no longer on server|no longer with|no longer work
      |not listed in|not local|no such object|has moved|mailbox moved|user has left|left the company|not in service|discontinued|been discontinued|user doesnt|address does not|recipient address is not|address error
      |unbekannter|empfanger unbekannt|existiert nicht|nicht gefunden|inconnu|n existe pas|nexiste pas|no existe|desconocid|nao existe|inesistente|non esiste|sconosciuto|bestaat niet|niet gevonden|nie istnieje|existerar inte|findes ikke
      |не существует|не найден|存在しません|不存在|用户不存在|無此|宛先不明`,
    ),
    unless: phrases(
      'sender domain|your domain does not|your host|from domain|helo name|ptr|reverse dns|dmarc|spf record|dkim|signature|message does not exist|your ip',
    ),
    source: 'RFC 3463 X.1.1; Postfix, Exim, sendmail, qmail, Exchange, Gmail, Yahoo, Domino, MDaemon, Courier',
  },
  {
    kind: 'hard',
    meaning: NO_DOMAIN,
    says: phrases(
      `host unknown|unknown host|host not found|host or domain name not found|domain not found|domain name not found|unknown domain|no such domain|no such host|invalid domain|domain does not|nxdomain|unrouteable domain|bad destination system
      |bad destination host|couldnt find any host|could not find any host|illegal host|null mx|nullmx|domain takes no mail|does not accept mail|doesnt accept mail|does not receive mail|domain of the recipient|not resolve to|no mx record|no mail server|no mail exchanger
      |has no mx|has no a or mx|has no valid mx|no a or mx|mx records point to non existent|mx record indicated no|no route to host found|cannot resolve domain|unable to resolve domain|dns domain|domain isnt|domain couldnt|name service error
      |domain has no|domain was not|relay not permitted for unknown`,
    ),
    unless: FOR_NOW,
    source: 'RFC 3463 X.1.2, X.4.4; RFC 7505 (null MX); Postfix, sendmail, qmail, Exim',
  },
  {
    kind: 'hard',
    meaning: NO_MAILBOX,
    status: ['5.0'],
    says: phrases('mailbox unavailable'),
    source: 'Outlook.com: 550 5.5.0 Requested action not taken: mailbox unavailable',
  },
  {
    kind: 'hard',
    meaning: NO_MAILBOX,
    status: ['4.1'],
    says: phrases('access denied'),
    source: 'Microsoft 365, directory-based edge blocking: 5.4.1 Recipient address rejected: Access denied',
  },
  {
    kind: 'hard',
    meaning: NO_MAILBOX,
    status: ['1.351', '1.10', '1.0'],
    says: phrases('unknown recipient|mailbox unavailable|recipient rejected'),
    source: 'Microsoft 365: 5.1.351 Remote server returned unknown recipient or mailbox unavailable',
  },
  {
    kind: 'sender',
    meaning: POLICY,
    says: phrases(
      `spam|blocked|block list|blocklist|blacklist|black list|denylist|deny list|listed at|listed in|listed by|listed on|dnsbl|rbl|reputation|policy|policies|relay denied|relaying denied|relay access|relay not permitted|relaying not|not permitted to relay|unable to relay|we do not relay
      |not permitted|unauthenticated|authenticat|spf|dkim|dmarc|reverse dns|ptr record|no ptr|rdns|banned|abuse|bulk|unsolicited|suspicious|phish|access denied|not allowed|unauthorized|rejected due|administrative|prohibition|administratively
      |your ip|your host|your server|your network|client host|bad reputation|tls required|starttls|security|virus|malware|domain not allowed|helo|ehlo|barracuda|spamhaus|proofpoint|message refused|message rejected|message content rejected|content rejected
      |refused by|rejected by|junk|bogus|untrusted|dynamic ip|residential`,
    ),
    unless: phrases('content rejected'),
    source: 'RFC 3463 X.7; Spamhaus, Proofpoint, Barracuda, Microsoft, Google',
  },
  {
    kind: 'content',
    meaning: 'The server does not take such content',
    says: phrases(
      'content rejected|message content|attachment|prohibited content|mime|header|line length|not conform|8 bit|malformed',
    ),
    source: 'RFC 3463 X.6',
  },
  {
    kind: 'soft',
    meaning: 'The server could not deliver the message',
    says: phrases(
      'loop|too many hops|hop count|retry timeout|retry time|expired|delivery time|timed out|timeout|connection refused|connect to|unable to connect|no route|network|unreachable|not responding|could not connect|gave up|giving up|local problem|configuration|system error|internal error|server error|lost connection|broken|interrupted',
    ),
    source: 'RFC 3463 X.3, X.4',
  },
  { kind: 'sender', meaning: BAD_SENDER, status: ['1.7', '1.8'], source: 'RFC 3463 X.1.7, X.1.8' },
  {
    kind: 'hard',
    meaning: NO_MAILBOX,
    status: ['1.1', '1.2', '1.3', '1.6', '1.10', '2.1', '1.351', '4.310'],
    source: 'RFC 3463 3.2, 3.3; RFC 7505; Exchange Online',
  },
  {
    kind: 'content',
    meaning: 'The server takes no addresses with letters beyond ASCII',
    status: ['6.7'],
    source: 'RFC 6531 3.5, RFC 3463 X.6',
  },
  { kind: 'content', meaning: 'The message is too large', status: ['3.4', '2.3'], source: 'RFC 3463 X.3.4, X.2.3' },
  { kind: 'soft', meaning: FULL, status: ['2.2'], source: 'RFC 3463 X.2.2' },
  {
    kind: 'hard',
    meaning: NO_MAILBOX,
    code: [550, 551, 553],
    status: ['0.0', ''],
    says: phrases(
      'mailbox unavailable|mailbox not available|mailbox name not allowed|mailbox name is|not local|no mail box',
    ),
    source: 'RFC 5321 4.2.2: 550, 551, 553',
  },
]
