import { RefreshCw, Unplug } from 'lucide-react'
import { GRANT_LABELS, type GrantKind } from '../../../src/contracts/mailboxes/mailboxes.ts'
import type { EmailConfig } from '../../../src/contracts/senders/email-config.ts'
import { disconnectMailbox, startConnection } from '../../../src/contracts/senders/mailbox-connections.ts'
import { Allowed } from '../../ui/allowed.tsx'
import { Button } from '../../ui/button.tsx'
import type { Definition } from '../../ui/definition-list.tsx'
import { RelativeTime } from '../../ui/relative-time.tsx'
import { useConnectMailbox } from './use-connect-mailbox.ts'

/** What a card tells of a sender's mailbox; nothing for a mail server without one. */
export function mailboxFacts({ mailbox, transport }: EmailConfig): Definition[] {
  if (!mailbox) {
    if (transport === 'smtp') return []
    return [
      { term: 'Mailbox', detail: <span className="text-warning-text">Disconnected: required for campaigns</span> },
    ]
  }
  const { kind, address, state, last_read_at: at } = mailbox
  const by = kind === 'imap' ? `${mailbox.host}:${mailbox.port}` : GRANT_LABELS[kind]
  return [
    {
      term: 'Mailbox',
      detail:
        state === 'connected' ? (
          `Connected as ${address} (${by})`
        ) : (
          <span className="text-danger-text">
            Access expired: {address} ({by})
          </span>
        ),
    },
    {
      term: 'Answers',
      detail: at ? (
        <>
          Last read <RelativeTime value={at} />
        </>
      ) : (
        'Not checked yet'
      ),
    },
  ]
}

/** The provider at which a sender's mailbox has to be connected again; null if it need not. */
const lostKindOf = ({ mailbox, transport }: EmailConfig): GrantKind | null =>
  transport === 'smtp' || mailbox?.state === 'connected' ? null : transport

export interface MailboxButtonsProps {
  config: EmailConfig
  onDisconnect: (config: EmailConfig) => void
}

/** The buttons of a card that concern its mailbox. */
export function MailboxButtons({ config, onDisconnect }: MailboxButtonsProps) {
  const { connect, connecting } = useConnectMailbox()
  const { id, name, mailbox } = config
  const lost = lostKindOf(config)
  return (
    <>
      {lost ? (
        <Allowed to={startConnection}>
          <Button
            size="sm"
            variant="primary"
            icon={RefreshCw}
            isLoading={connecting !== null}
            aria-label={`Connect again: ${name}`}
            onClick={() => connect(lost, id)}
          >
            Connect again
          </Button>
        </Allowed>
      ) : null}
      {mailbox ? (
        <Allowed to={disconnectMailbox}>
          <Button size="sm" icon={Unplug} aria-label={`Disconnect ${name}`} onClick={() => onDisconnect(config)}>
            Disconnect
          </Button>
        </Allowed>
      ) : null}
    </>
  )
}
